import { paidPlanOf, pricedPlan, type Offer, type Pricing } from '../../billing/offers';

/** What an offer costs. */
export interface Price {
  /** Whether the server has said so; until then it is 0 EUR. */
  readonly isKnown: boolean;
  readonly amount: number;
  readonly currency: string;
  /** Percent of what twelve months cost by the month. */
  readonly saving: number;
  readonly isRecommended: boolean;
}

const NOTHING = { amount: 0, currency: 'EUR', saving: 0, isRecommended: false } as const;

export function priceOf(offer: Offer, pricing: Pricing | undefined): Price {
  if (offer === 'free') {
    // Nothing costs nothing in any currency: the one that the others are in.
    const currency = pricing?.plans[0]?.currency ?? NOTHING.currency;
    return { ...NOTHING, currency, isKnown: true };
  }
  const plan = pricedPlan(paidPlanOf(offer), pricing);
  if (!plan) return { ...NOTHING, isKnown: false };
  const { price: amount, currency, savings: saving, isRecommended } = plan;
  return { isKnown: true, amount, currency, saving, isRecommended };
}
