import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Config, type RateLimits } from '../config/config';
import { AppError } from '../errors/app-error';

const WINDOW_SECONDS = 60;

/** Counts in this process: several instances each allow the configured number. */
@Injectable()
export class RateLimiter {
  private readonly limiters = new Map<keyof RateLimits, RateLimiterMemory>();

  constructor({ rateLimits }: Config) {
    for (const bucket of Object.keys(rateLimits) as (keyof RateLimits)[]) {
      const points = rateLimits[bucket];
      if (points > 0) {
        const options = { keyPrefix: bucket, points, duration: WINDOW_SECONDS };
        this.limiters.set(bucket, new RateLimiterMemory(options));
      }
    }
  }

  /** What was counted does not count. */
  async giveBack(bucket: keyof RateLimits, caller: string): Promise<void> {
    await this.limiters.get(bucket)?.reward(caller);
  }

  /** @throws {AppError} RATE_LIMITED, with the seconds until the window ends. */
  async consume(bucket: keyof RateLimits, caller: string): Promise<void> {
    try {
      await this.limiters.get(bucket)?.consume(caller);
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      await this.giveBack(bucket, caller);
      const retryAfterSeconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
      throw new AppError('RATE_LIMITED', { args: { retryAfterSeconds }, retryAfterSeconds });
    }
  }
}
