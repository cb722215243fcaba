import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Config } from '../../platform/config/config';
import { Sweeps } from '../../platform/sweeps/sweeps';

const DAY_MS = 86_400_000;

/** Longer than any request takes, in milliseconds, also one that is read slowly: what has not ended by then is not going to. */
export const RESERVATION_MS = 300_000;

/** One AI request that counts as long as nothing else is said of it. */
export interface Reservation {
  readonly id: string;
}

export function usageDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** When the allowance renews: the next midnight in UTC. */
export function resetsAt(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
}

/**
 * Counts AI requests by account and UTC day. Every change is one statement, so that parallel requests cannot pass the
 * limit. A request counts from when it is reserved; it is settled, given back, or given back when it expires, because
 * the process that answered it is gone.
 */
@Injectable()
export class UsageService implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly config: Config,
    private readonly sweeps: Sweeps,
  ) {}

  /** The embedded database has no other process: what was being answered when the last one ended, no one answers. */
  async onModuleInit(): Promise<void> {
    this.sweeps.register(() => this.giveBackWhere(`"expiresAt" < now()`, []));
    if (this.config.databaseUrl === undefined) await this.giveBackWhere('true', []);
  }

  /**
   * Counts one request, unless the day's allowance is used up.
   * @returns what settles it or gives it back, or undefined when there is none left
   */
  async reserve(userId: string, limit: number, now = new Date()): Promise<Reservation | undefined> {
    const reservation = await this.count(userId, limit, now);
    if (reservation) return reservation;
    await this.giveBackWhere(`"userId" = $1 AND "expiresAt" < now()`, [userId]);
    return this.count(userId, limit, now);
  }

  /** The request was answered: it counts for good. */
  async settle({ id }: Reservation): Promise<void> {
    await this.database.query(`DELETE FROM "ai_reservations" WHERE "id" = $1`, [id]);
  }

  /** Takes one request back. Once only, and nothing that was settled. */
  async giveBack({ id }: Reservation): Promise<void> {
    await this.giveBackWhere('"id" = $1', [id]);
  }

  /** Requests that count today. */
  async used(userId: string, now = new Date()): Promise<number> {
    const rows: { used: number }[] = await this.database.query(
      `SELECT "used" - (
         SELECT count(*)::integer FROM "ai_reservations" AS open
         WHERE open."userId" = usage."userId" AND open."day" = usage."day" AND open."expiresAt" < now()
       ) AS "used"
       FROM "ai_usage" AS usage WHERE "userId" = $1 AND "day" = $2`,
      [userId, usageDay(now)],
    );
    return rows[0]?.used ?? 0;
  }

  private async count(userId: string, limit: number, now: Date): Promise<Reservation | undefined> {
    const id = randomUUID();
    const rows: unknown[] = await this.database.query(
      `WITH counted AS (
         INSERT INTO "ai_usage" ("userId", "day", "used") SELECT $1, $2, 1 WHERE $3::integer > 0
         ON CONFLICT ("userId", "day") DO UPDATE SET "used" = "ai_usage"."used" + 1
         WHERE "ai_usage"."used" < $3::integer
         RETURNING "userId", "day")
       INSERT INTO "ai_reservations" ("id", "userId", "day", "expiresAt")
       SELECT $4, "userId", "day", now() + $5 * interval '1 millisecond' FROM counted
       RETURNING "id"`,
      [userId, usageDay(now), limit, id, RESERVATION_MS],
    );
    return rows.length > 0 ? { id } : undefined;
  }

  /** Rows are locked in one order, so that two that give back the same ones do not wait for each other for ever. */
  private async giveBackWhere(condition: string, values: readonly unknown[]): Promise<void> {
    await this.database.query(
      `WITH ended AS (
         DELETE FROM "ai_reservations" WHERE "id" IN (
           SELECT "id" FROM "ai_reservations" WHERE ${condition} ORDER BY "id" FOR UPDATE)
         RETURNING "userId", "day")
       UPDATE "ai_usage" SET "used" = "used" - returned."count"
       FROM (SELECT "userId", "day", count(*)::integer AS "count" FROM ended GROUP BY "userId", "day") AS returned
       WHERE "ai_usage"."userId" = returned."userId" AND "ai_usage"."day" = returned."day"`,
      [...values],
    );
  }
}
