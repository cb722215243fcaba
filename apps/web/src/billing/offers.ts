import type { PaidPlan } from '@tercet/api-client/generated';
import { PAGE_PATHS, PAID_PLAN_IDS, pricingPlanOf, type PaidPlanId } from '@tercet/contracts';

/** What one can have, in the order in which it is shown. */
export const OFFERS = ['free', ...PAID_PLAN_IDS] as const;
export type Offer = (typeof OFFERS)[number];

/** The plan that an offer in an address is paid by. */
export const paidPlanOf = (offer: string | null): PaidPlan =>
  pricingPlanOf(offer ?? '') === 'yearly' ? 'PREMIUM_YEARLY' : 'PREMIUM_MONTHLY';

/** Where an offer is subscribed to. */
export const subscribePath = (offer: PaidPlanId): string => `${PAGE_PATHS.subscribe}?plan=${offer}`;
