import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { randomBytes } from 'node:crypto';
import { AppError } from '../../platform/errors/app-error';

/** Argon2id (the library's default) with 19 MiB, two passes, one lane. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing fills a core: at least one of them stays free for everything else. */
const CONCURRENCY = Math.max(1, Math.min(4, availableParallelism() - 1));
/** About two seconds of work for one core; whoever comes after that is told to try again. */
const MAX_WAITING = 64;
const RETRY_AFTER_SECONDS = 2;

/** Hashes and verifies passwords, a few at a time, so that a wave of sign-ins starves nothing else. */
@Injectable()
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly unknown = hash(randomBytes(16), OPTIONS);

  /** @throws {AppError} SERVICE_BUSY when too many are waiting. */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, OPTIONS));
  }

  /**
   * Whether the password is the one that was hashed. Without a hash (an unknown account) the answer is
   * `false` after the same work, so that its time tells nothing.
   * @throws {AppError} SERVICE_BUSY when too many are waiting.
   */
  verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    return this.inTurn(async () => {
      const matches = await verify(passwordHash ?? (await this.unknown), password);
      return matches && passwordHash !== undefined;
    });
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= CONCURRENCY) {
      if (this.waiting.length >= MAX_WAITING) {
        throw new AppError('SERVICE_BUSY', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      // The one that ends hands its place over, so the count stays.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
