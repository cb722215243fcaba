import type { PaidPlan, PricingPlanId, PricingQuery } from '@tercet/api-client/generated';
import { PAGE_PATHS, PAID_PLAN_IDS, pricingPlanOf, type PaidPlanId } from '@tercet/contracts';

export type Pricing = PricingQuery['pricing'];

/** What one can have, in the order in which it is shown. */
export const OFFERS = ['free', ...PAID_PLAN_IDS] as const;
export type Offer = (typeof OFFERS)[number];

/** The plan that an offer in an address is paid by. */
export const paidPlanOf = (offer: string | null): PaidPlan =>
  pricingPlanOf(offer ?? '') === 'yearly' ? 'PREMIUM_YEARLY' : 'PREMIUM_MONTHLY';

const PRICED_AS: Readonly<Record<PaidPlan, PricingPlanId>> = {
  PREMIUM_MONTHLY: 'MONTHLY',
  PREMIUM_YEARLY: 'YEARLY',
};

/** What a plan costs; undefined where it is not sold, and while that is not known. */
export const pricedPlan = (plan: PaidPlan, pricing: Pricing | undefined) =>
  pricing?.plans.find(({ planId }) => planId === PRICED_AS[plan]);

/** Whether a plan is sold. Until the server has said that it is not, it is. */
export const isPlanSold = (plan: PaidPlan, pricing: Pricing | undefined): boolean =>
  !pricing || pricedPlan(plan, pricing) !== undefined;

/** Where an offer is subscribed to. */
export const subscribePath = (offer: PaidPlanId): string => `${PAGE_PATHS.subscribe}?plan=${offer}`;

/** Names the plan that the settings open the question about switching for. */
export const SWITCH_PARAMETER = 'switch';

/** Where who has premium switches to a plan. */
export const switchPath = (plan: PaidPlan): string =>
  `${PAGE_PATHS.settings}?${SWITCH_PARAMETER}=${PRICED_AS[plan].toLowerCase()}#plan`;
