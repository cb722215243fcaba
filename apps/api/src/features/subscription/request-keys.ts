import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { createHmac, randomUUID } from 'node:crypto';
import { Repository } from 'typeorm';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/errors/app-error';
import { Sweeps } from '../../platform/sweeps/sweeps';
import { SigningKeys } from '../auth/sessions/signing-keys';
import { AiRequestKeyEntity } from './ai-request-key.entity';
import { RESERVATION_MS } from './usage.service';

/** How long, in milliseconds, and how often whoever lost an answer can have it made again. */
const REPEATABLE_MS = 600_000;
const MAX_REPEATS = 3;
/** When it makes sense to ask again for what is being answered. */
const RETRY_SECONDS = 5;

/** One time that a request with a key is answered. Nobody else has the key meanwhile. */
export interface KeyedRun {
  readonly userId: string;
  readonly key: string;
  readonly runId: string;
  /** Whether it was answered before, and has counted then. */
  readonly isRepeat: boolean;
}

interface Held {
  readonly same: boolean;
  readonly busy: boolean;
  readonly seconds: number;
}

const OWN_RUN = `"userId" = $1 AND "key" = $2 AND "runId" = $3`;
const ownRun = ({ userId, key, runId }: KeyedRun) => [userId, key, runId];

/**
 * Requests that count once, however often they are sent: by account and a key that the sender chose. Every change is one
 * statement, so that of parallel requests with one key exactly one runs.
 */
@Injectable()
export class RequestKeys implements OnModuleInit {
  constructor(
    @InjectRepository(AiRequestKeyEntity) private readonly keys: Repository<AiRequestKeyEntity>,
    private readonly signingKeys: SigningKeys,
    private readonly config: Config,
    private readonly sweeps: Sweeps,
  ) {}

  /** The embedded database has no other process: what was being answered when the last one ended, no one answers. */
  async onModuleInit(): Promise<void> {
    this.sweeps.register(() => this.sweep());
    if (this.config.databaseUrl === undefined) await this.freeWhere('"busyUntil" IS NOT NULL', []);
  }

  /**
   * Takes a key for one run, which ends with `answered` or `free`.
   * @param content what is asked for, to the letter
   * @throws {AppError} REQUEST_IN_PROGRESS while another run has it; VALIDATION_FAILED where it belongs to another
   * request; RATE_LIMITED where that was answered as often as it can be
   */
  async claim(userId: string, key: string, content: string): Promise<KeyedRun> {
    const runId = randomUUID();
    const hash = this.hashOf(userId, content);
    const rows: { repeats: number }[] = await this.keys.query(
      `INSERT INTO "ai_request_keys" AS kept
         ("userId", "key", "requestHash", "runId", "busyUntil", "repeats", "expiresAt")
       SELECT $1, $2, $3, $4, "end", 0, "end" FROM (SELECT now() + $5 * interval '1 millisecond' AS "end") AS run
       ON CONFLICT ("userId", "key") DO UPDATE SET
         "requestHash" = excluded."requestHash", "runId" = excluded."runId", "busyUntil" = excluded."busyUntil",
         "repeats" = CASE WHEN kept."expiresAt" <= now() THEN 0 ELSE kept."repeats" + 1 END,
         "expiresAt" = CASE WHEN kept."expiresAt" <= now() THEN excluded."expiresAt" ELSE kept."expiresAt" END
       WHERE (kept."busyUntil" IS NULL OR kept."busyUntil" <= now())
         AND (kept."expiresAt" <= now()
           OR (kept."requestHash" = excluded."requestHash" AND kept."repeats" < $6::integer))
       RETURNING "repeats"`,
      [userId, key, hash, runId, RESERVATION_MS, MAX_REPEATS],
    );
    const [taken] = rows;
    if (!taken) throw await this.refusal(userId, key, hash);
    return { userId, key, runId, isRepeat: taken.repeats > 0 };
  }

  /** The request counts. It can run again for a while, as whoever lost the answer on its way does not know that. */
  async answered(run: KeyedRun): Promise<void> {
    await this.keys.query(
      `UPDATE "ai_request_keys" SET "busyUntil" = NULL, "expiresAt" =
         CASE WHEN "repeats" = 0 THEN now() + $4 * interval '1 millisecond' ELSE "expiresAt" END
       WHERE ${OWN_RUN}`,
      [...ownRun(run), REPEATABLE_MS],
    );
  }

  /** As if the run had never been. Once only. */
  async free(run: KeyedRun): Promise<void> {
    await this.freeWhere(`"busyUntil" IS NOT NULL AND ${OWN_RUN}`, ownRun(run));
  }

  /** What is kept of an account's requests. */
  of(userId: string): Promise<Pick<AiRequestKeyEntity, 'key' | 'repeats' | 'expiresAt'>[]> {
    const select = { key: true, repeats: true, expiresAt: true };
    return this.keys.find({ where: { userId }, select, order: { key: 'ASC' } });
  }

  private async refusal(userId: string, key: string, hash: Buffer): Promise<AppError> {
    const rows: Held[] = await this.keys.query(
      `SELECT "requestHash" = $3 AS "same", coalesce("busyUntil" > now(), false) AS "busy",
         greatest(1, ceil(extract(epoch FROM "expiresAt" - now())))::integer AS "seconds"
       FROM "ai_request_keys" WHERE "userId" = $1 AND "key" = $2`,
      [userId, key, hash],
    );
    const [held] = rows;
    if (held && !held.same) {
      return new AppError('VALIDATION_FAILED', {
        args: { field: 'idempotencyKey' },
        validationErrors: { idempotencyKey: ['Idempotency key belongs to another request'] },
        fieldErrors: { idempotencyKey: ['INVALID'] },
      });
    }
    // What has ended since is free by the time that it is asked for again.
    const isOver = held !== undefined && !held.busy;
    const retryAfterSeconds = isOver ? held.seconds : RETRY_SECONDS;
    const code = isOver ? 'RATE_LIMITED' : 'REQUEST_IN_PROGRESS';
    return new AppError(code, { args: { retryAfterSeconds }, retryAfterSeconds });
  }

  private hashOf(userId: string, content: string): Buffer {
    const hmac = createHmac('sha256', this.signingKeys.all[0]);
    return hmac.update(`AI request\n${userId}\n${content}`).digest();
  }

  private async freeWhere(condition: string, values: readonly unknown[]): Promise<void> {
    await this.keys.query(
      `WITH freed AS (DELETE FROM "ai_request_keys" WHERE "repeats" = 0 AND ${condition})
       UPDATE "ai_request_keys" SET "repeats" = "repeats" - 1, "busyUntil" = NULL
       WHERE "repeats" > 0 AND ${condition}`,
      [...values],
    );
  }

  private async sweep(): Promise<void> {
    await this.keys.query(
      `DELETE FROM "ai_request_keys"
       WHERE "expiresAt" <= now() AND ("busyUntil" IS NULL OR "busyUntil" <= now())`,
    );
  }
}
