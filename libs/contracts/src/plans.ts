export const PLANS = ['free', 'premium'] as const;
export type PlanKey = (typeof PLANS)[number];

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
