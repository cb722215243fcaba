import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

const DAY_MS = 86_400_000;

/** One AI request that has been counted. */
export interface Reservation {
  readonly userId: string;
  /** UTC day that it counts on, `YYYY-MM-DD`. */
  readonly day: string;
}

export function usageDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** When the allowance renews: the next midnight in UTC. */
export function resetsAt(now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
}

/** Counts AI requests by account and UTC day. Every change is one statement, so that parallel requests cannot pass the limit. */
@Injectable()
export class UsageService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Counts one request, unless the day's allowance is used up.
   * @returns what gives it back, or undefined when there is none left
   */
  async reserve(userId: string, limit: number, now = new Date()): Promise<Reservation | undefined> {
    const day = usageDay(now);
    const rows: unknown[] = await this.database.query(
      `INSERT INTO "ai_usage" ("userId", "day", "used") SELECT $1, $2, 1 WHERE $3::integer > 0
       ON CONFLICT ("userId", "day") DO UPDATE SET "used" = "ai_usage"."used" + 1
       WHERE "ai_usage"."used" < $3::integer
       RETURNING "used"`,
      [userId, day, limit],
    );
    return rows.length > 0 ? { userId, day } : undefined;
  }

  /** Takes one request back. To be called once for a reservation. */
  async giveBack({ userId, day }: Reservation): Promise<void> {
    await this.database.query(
      `UPDATE "ai_usage" SET "used" = "used" - 1 WHERE "userId" = $1 AND "day" = $2 AND "used" > 0`,
      [userId, day],
    );
  }

  /** Requests that count today. */
  async used(userId: string, now = new Date()): Promise<number> {
    const rows: { used: number }[] = await this.database.query(
      `SELECT "used" FROM "ai_usage" WHERE "userId" = $1 AND "day" = $2`,
      [userId, usageDay(now)],
    );
    return rows[0]?.used ?? 0;
  }
}
