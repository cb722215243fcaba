import { Injectable } from '@nestjs/common';
import { PLAN_LIMITS, type PlanKey } from '@tercet/contracts';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/errors/app-error';
import { resetsAt } from './usage.service';

/** How many AI requests a UTC day holds: an allowance on the free plan, what is fair use on premium. */
@Injectable()
export class DailyLimits {
  constructor(private readonly config: Config) {}

  of(plan: PlanKey): number {
    const { freeDailyAiRequests, premiumDailyAiRequests } = this.config;
    return PLAN_LIMITS[plan].metered ? freeDailyAiRequests : premiumDailyAiRequests;
  }

  /** What somebody is told who has used them up: USAGE_LIMIT_REACHED, or RATE_LIMITED where nobody sells more. */
  refusal(plan: PlanKey, now = new Date()): AppError {
    const renewal = resetsAt(now);
    if (PLAN_LIMITS[plan].metered) {
      const args = { limit: this.of(plan), resetsAt: renewal.toISOString() };
      return new AppError('USAGE_LIMIT_REACHED', { args });
    }
    const retryAfterSeconds = Math.ceil((renewal.getTime() - now.getTime()) / 1000);
    return new AppError('RATE_LIMITED', { args: { retryAfterSeconds }, retryAfterSeconds });
  }
}
