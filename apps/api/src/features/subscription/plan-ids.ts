/** What can be subscribed to, by the names that REST uses. */
export const PAID_PLAN_IDS = ['premium-monthly', 'premium-yearly'] as const;
export type PaidPlanId = (typeof PAID_PLAN_IDS)[number];
export type PlanId = 'free' | PaidPlanId;

export type SubscriptionStatus = 'active' | 'cancelled' | 'expired';
