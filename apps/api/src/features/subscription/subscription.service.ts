import { Injectable } from '@nestjs/common';
import { PLAN_LIMITS, type PlanKey } from '@tercet/contracts';
import { Config } from '../../platform/config/config';
import { inWholeUnits } from '../payment-provider/money';
import { Entitlements } from './entitlements';
import type { Allowance, CanUse, UserSubscription } from './subscription.types';
import { DailyLimits } from './daily-limits';
import { resetsAt, UsageService } from './usage.service';

/** What an account has, has used and may still do. */
@Injectable()
export class SubscriptionService {
  constructor(
    private readonly entitlements: Entitlements,
    private readonly usage: UsageService,
    private readonly config: Config,
    private readonly limits: DailyLimits,
  ) {}

  async subscriptionOf(userId: string): Promise<UserSubscription> {
    const { periodAmount, currency, ...entitlement } = await this.entitlements.of(userId);
    const { status, isPremium, expiresAt } = entitlement;
    const renewsAt = isPremium && status === 'active' ? expiresAt : null;
    const isPriced = renewsAt !== null && periodAmount !== null && currency !== null;
    return {
      ...entitlement,
      usageCount: await this.usage.used(userId),
      maxFreeUsage: this.config.freeDailyAiRequests,
      isCancelled: status === 'cancelled',
      isExpired: status === 'expired',
      renewsAt,
      renewalPrice: isPriced ? inWholeUnits(periodAmount, currency) : null,
      currency: isPriced ? currency : null,
    };
  }

  async allowanceOf(userId: string): Promise<Allowance> {
    return this.allowance(userId, await this.entitlements.planOf(userId));
  }

  /** The same answer for every operation: each costs one request. */
  async canUse(userId: string): Promise<CanUse> {
    const plan = await this.entitlements.planOf(userId);
    const { usageCount, maxFreeUsage, resetsAt } = await this.allowance(userId, plan);
    const canUse = usageCount < this.limits.of(plan);
    const reason = canUse ? {} : { reason: this.limits.refusal(plan).code };
    return { canUse, ...reason, usageCount, maxFreeUsage, resetsAt };
  }

  private async allowance(userId: string, plan: PlanKey): Promise<Allowance> {
    return {
      usageCount: await this.usage.used(userId),
      maxFreeUsage: this.config.freeDailyAiRequests,
      unlimited: !PLAN_LIMITS[plan].metered,
      resetsAt: resetsAt(new Date()),
    };
  }
}
