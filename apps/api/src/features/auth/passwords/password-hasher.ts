import { Injectable } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { randomBytes } from 'node:crypto';
import { Turns } from '../../../platform/concurrency/turns';
import { AppError } from '../../../platform/errors/app-error';

/** Argon2id (the library's default) with 19 MiB, two passes, one lane. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing fills a core: at least one of them stays free for everything else. */
const CONCURRENCY = Math.max(1, Math.min(4, availableParallelism() - 1));
/** About two seconds of work for one core; whoever comes after that is told to try again. */
const MAX_WAITING = 64;
/** Far longer than the line takes: only a machine that stands still makes anybody wait so long. */
const MAX_WAIT_MS = 30_000;
const RETRY_AFTER_SECONDS = 2;

/** Keyboards differ in how they write the same characters. */
const normalized = (password: string) => password.normalize('NFKC');

/** Hashes and verifies passwords, a few at a time, so that a wave of sign-ins starves nothing else. */
@Injectable()
export class PasswordHasher {
  private readonly turns = new Turns({
    slots: CONCURRENCY,
    queue: MAX_WAITING,
    waitMs: MAX_WAIT_MS,
  });
  private readonly unknown = hash(randomBytes(16), OPTIONS);

  /** @throws {AppError} SERVICE_BUSY when too many are waiting. */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(normalized(password), OPTIONS));
  }

  /**
   * The owner that `find` finds, if the password is theirs. Without an owner (an unknown account) the same work is done,
   * so that its time tells nothing. Looking for the owner waits for its turn too: a wave of sign-ins is turned
   * away before it reaches the database.
   * @throws {AppError} SERVICE_BUSY when too many are waiting.
   */
  verify<Owner extends { readonly passwordHash: string }>(
    find: () => Promise<Owner | null>,
    password: string,
  ): Promise<Owner | undefined> {
    return this.inTurn(async () => {
      const owner = await find();
      const expected = owner?.passwordHash ?? (await this.unknown);
      const matches = await verify(expected, normalized(password));
      return owner && matches ? owner : undefined;
    });
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (!(await this.turns.acquire())) {
      throw new AppError('SERVICE_BUSY', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    try {
      return await work();
    } finally {
      this.turns.release();
    }
  }
}
