import { Injectable } from '@nestjs/common';
import { PLAN_LIMITS } from '@tercet/contracts';
import { Config } from '../../platform/config/config';
import { Entitlements } from './entitlements';
import type { Allowance, CanUse, UserSubscription } from './subscription.types';
import { resetsAt, UsageService } from './usage.service';

/** What an account has, has used and may still do. */
@Injectable()
export class SubscriptionService {
  constructor(
    private readonly entitlements: Entitlements,
    private readonly usage: UsageService,
    private readonly config: Config,
  ) {}

  async subscriptionOf(userId: string): Promise<UserSubscription> {
    const { plan, status, isPremium, ...dates } = await this.entitlements.of(userId);
    return {
      plan,
      status,
      usageCount: await this.usage.used(userId),
      maxFreeUsage: this.config.freeDailyAiRequests,
      isPremium,
      isCancelled: status === 'cancelled',
      isExpired: status === 'expired',
      ...dates,
    };
  }

  async allowanceOf(userId: string): Promise<Allowance> {
    const plan = await this.entitlements.planOf(userId);
    return {
      usageCount: await this.usage.used(userId),
      maxFreeUsage: this.config.freeDailyAiRequests,
      unlimited: !PLAN_LIMITS[plan].metered,
      resetsAt: resetsAt(new Date()),
    };
  }

  /** The same answer for every operation: each costs one request. */
  async canUse(userId: string): Promise<CanUse> {
    const { unlimited, ...allowance } = await this.allowanceOf(userId);
    const canUse = unlimited || allowance.usageCount < allowance.maxFreeUsage;
    return { canUse, ...(canUse ? {} : { reason: 'USAGE_LIMIT_REACHED' as const }), ...allowance };
  }
}
