import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { PLAN_LIMITS, type PlanKey } from '@tercet/contracts';
import { AppError } from '../../platform/errors/app-error';
import { currentRequestId } from '../../platform/http/request-id';
import { Logger } from '../../platform/logging/logger';
import { accountCaller } from '../../platform/http/caller';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter';
import { assertWrittenText } from '../proofreading/written-text';
import { Entitlements } from '../subscription/entitlements';
import { type KeyedRun, RequestKeys } from '../subscription/request-keys';
import { DailyLimits } from '../subscription/daily-limits';
import { type Reservation, UsageService } from '../subscription/usage.service';
import { RunningTransforms } from './running-transforms';
import type { TransformRequest } from './transform-request';

/** Milliseconds to wait before each further try to give a request back: a database may be away for a moment. */
const GIVE_BACK_PAUSES_MS = [100, 400, 1_500];

/** What a request holds while it is being answered. */
export interface Admission {
  readonly userId: string;
  reservation?: Reservation;
  /** Of a request that its sender has given a key. */
  run?: KeyedRun;
  /** Frees its place among those that its account has answered at the same time. */
  leavePlace?: () => void;
}

/** What is to be settled or given back. */
type Taken = Pick<Admission, 'reservation' | 'run'>;

/** Decides which requests may run, and counts them. */
@Injectable()
export class Admissions {
  constructor(
    private readonly entitlements: Entitlements,
    private readonly usage: UsageService,
    private readonly keys: RequestKeys,
    private readonly running: RunningTransforms,
    private readonly limiter: RateLimiter,
    private readonly limits: DailyLimits,
    private readonly logger: Logger,
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
   * What was taken before a refusal stays in `admission` for `giveBack`.
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

  /** The request has ended, and counts. Where that cannot be written down, it is given back when it expires. */
  async settle(admission: Admission): Promise<void> {
    const { reservation, run } = this.leave(admission);
    try {
      if (run) await this.keys.answered(run);
      if (reservation) await this.usage.settle(reservation);
    } catch (error) {
      this.logger.unforeseen(error, currentRequestId());
    }
  }

  /** @returns whether the request does not count now */
  async giveBack(admission: Admission): Promise<boolean> {
    const taken = this.leave(admission);
    try {
      if (taken.reservation ?? taken.run) await this.giveBackUntilDone(taken);
      return true;
    } catch (error) {
      this.logger.unforeseen(error, currentRequestId());
      return false;
    }
  }

  /** Trying again is safe: what was given back is so only once. */
  private async giveBackUntilDone(taken: Taken): Promise<void> {
    for (const pauseMs of GIVE_BACK_PAUSES_MS) {
      try {
        return await this.giveBackOnce(taken);
      } catch {
        await sleep(pauseMs);
      }
    }
    await this.giveBackOnce(taken);
  }

  private async giveBackOnce({ reservation, run }: Taken): Promise<void> {
    if (reservation) await this.usage.giveBack(reservation);
    if (run) await this.keys.free(run);
  }

  /** The place first: whoever gets what is given back needs one too. */
  private leave(admission: Admission): Taken {
    const { leavePlace, reservation, run } = admission;
    admission.leavePlace = admission.reservation = admission.run = undefined;
    leavePlace?.();
    return { reservation, run };
  }

  private async reserve(userId: string, plan: PlanKey): Promise<Reservation> {
    const reservation = await this.usage.reserve(userId, this.limits.of(plan));
    if (!reservation) throw this.limits.refusal(plan);
    return reservation;
  }
}
