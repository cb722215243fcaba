import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/errors/app-error';

const RETRY_SECONDS = 5;

/** Counts the requests of each account that are being answered by this process. */
@Injectable()
export class RunningTransforms {
  readonly #running = new Map<string, number>();

  constructor(private readonly config: Config) {}

  /**
   * @returns what says that the request has ended
   * @throws {AppError} RATE_LIMITED when the account has as many under way as it may
   */
  begin(userId: string): () => void {
    const running = this.#running.get(userId) ?? 0;
    const limit = this.config.transformsAtOnce;
    if (limit > 0 && running >= limit) {
      const retryAfterSeconds = RETRY_SECONDS;
      throw new AppError('RATE_LIMITED', { args: { retryAfterSeconds }, retryAfterSeconds });
    }
    this.#running.set(userId, running + 1);
    return () => {
      const left = (this.#running.get(userId) ?? 1) - 1;
      if (left > 0) this.#running.set(userId, left);
      else this.#running.delete(userId);
    };
  }
}
