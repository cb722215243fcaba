import { Injectable } from '@nestjs/common';
import { PLAN_LIMITS, type PlanKey } from '@tercet/contracts';
import { AppError } from '../../platform/errors/app-error';
import { accountCaller } from '../../platform/http/caller';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import { assertWrittenText } from '../proofreading/written-text';
import { Entitlements } from '../subscription/entitlements';
import { RequestKeys } from '../subscription/request-keys';
import { DailyLimits } from '../subscription/daily-limits';
import { type Reservation, UsageService } from '../subscription/usage.service';
import type { Admission } from './admission';
import { RunningTransforms } from './running-transforms';
import type { TransformRequest } from './transform-request';

/** Decides which requests may run, and counts them. What becomes of them `Settlements` writes down. */
@Injectable()
export class Admissions {
  constructor(
    private readonly entitlements: Entitlements,
    private readonly usage: UsageService,
    private readonly keys: RequestKeys,
    private readonly running: RunningTransforms,
    private readonly limiter: RateLimiter,
    private readonly limits: DailyLimits,
  ) {}

  /**
   * Refuses what the account's plan does not allow, or what lacks something.
   * @returns its plan
   */
  async assertAllowed(
    userId: string,
    { operation, text, targetLanguage, tone }: TransformRequest,
  ): Promise<PlanKey> {
    const plan = await this.entitlements.planOf(userId);
    assertWrittenText(text, PLAN_LIMITS[plan].transformCharacters);
    if (operation === 'translate' && !targetLanguage) {
      throw new AppError('REQUIRED_PARAMETER', { args: { parameter: 'targetLanguage' } });
    }
    if (operation === 'tone' && !tone) {
      throw new AppError('REQUIRED_PARAMETER', { args: { parameter: 'tone' } });
    }
    return plan;
  }

  /**
   * Its sender's key first, as what was answered before does not count again; then the allowance, so that a plan's own
   * limit is what people hear of first; then a place.
   * What was taken before a refusal stays in `admission` for `Settlements.giveBack`.
   * @param plan whose allowance the request counts against, if it does
   * @throws {AppError} what `RequestKeys.claim` throws; USAGE_LIMIT_REACHED or RATE_LIMITED
   */
  async enter(
    admission: Admission,
    plan: PlanKey | undefined,
    request: TransformRequest,
  ): Promise<void> {
    const { userId } = admission;
    const { idempotencyKey, ...asked } = request;
    if (idempotencyKey !== undefined) {
      admission.run = await this.keys.claim(userId, idempotencyKey, JSON.stringify(asked));
    }
    if (plan && !admission.run?.isRepeat) admission.reservation = await this.reserve(userId, plan);
    admission.leavePlace = this.running.begin(userId);
    await this.limiter.consume('transform', accountCaller(userId));
  }

  private async reserve(userId: string, plan: PlanKey): Promise<Reservation> {
    const reservation = await this.usage.reserve(userId, this.limits.of(plan));
    if (!reservation) throw this.limits.refusal(plan);
    return reservation;
  }
}
