export const PLANS = ['free', 'premium'] as const;
export type PlanKey = (typeof PLANS)[number];

/** What can be subscribed to, by the names that REST uses. */
export const PAID_PLAN_IDS = ['premium-monthly', 'premium-yearly'] as const;
export type PaidPlanId = (typeof PAID_PLAN_IDS)[number];
export type PlanId = 'free' | PaidPlanId;

/** What prices are asked for by. */
export const PRICING_PLAN_IDS = ['monthly', 'yearly'] as const;
export type PricingPlanId = (typeof PRICING_PLAN_IDS)[number];

/** By which the payment provider knows the price of a plan, whichever price that is at the time. */
export const PRICE_LOOKUP_KEYS: Readonly<Record<PricingPlanId, string>> = {
  monthly: 'premium_monthly',
  yearly: 'premium_yearly',
};

/** Every plan is monthly whose name does not say that it is yearly. */
export const pricingPlanOf = (plan: string): PricingPlanId =>
  /yearly/i.test(plan) ? 'yearly' : 'monthly';

/** Seconds for which prices may be kept. */
export const PRICING_CACHE_SECONDS = 3_600;

export interface PlanLimits {
  /** Characters (UTF-16 code units) of one AI request. */
  readonly transformCharacters: number;
  /** Whether AI requests are counted against the daily allowance. */
  readonly metered: boolean;
}

export const PLAN_LIMITS: Readonly<Record<PlanKey, PlanLimits>> = {
  free: { transformCharacters: 5_000, metered: true },
  premium: { transformCharacters: 20_000, metered: false },
};

/** AI requests a UTC day on the free plan, unless `FREE_DAILY_AI_REQUESTS` says otherwise. */
export const DEFAULT_FREE_DAILY_AI_REQUESTS = 10;

/** AI requests a UTC day that are fair use on premium, unless `PREMIUM_DAILY_AI_REQUESTS` says otherwise. */
export const DEFAULT_PREMIUM_DAILY_AI_REQUESTS = 1_000;
