import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { QueuedMail } from './mail-composers';
import { Sweeps } from '../sweeps/sweeps';
import type { MailKind } from './mail-kinds';
import { OutboxTiming } from './outbox-timing';

/** A mail that belongs to this process until its lease ends. */
export interface LeasedMail extends QueuedMail {
  /** The try that this is, from 1. */
  readonly attempts: number;
  /** Why the try before this one failed. */
  readonly failure: string | null;
}

/** What `query` answers for a statement that changes rows. */
type Changed<Row> = readonly [rows: Row[], count: number];

/** Has not been given up, and no process is at work on it. */
const OPEN = `"failedAt" IS NULL AND ("leasedUntil" IS NULL OR "leasedUntil" <= now())`;
/** Still belongs to who took it: a later lease has counted one more try. */
const HELD = `"id" = $1 AND "attempts" = $2 AND "failedAt" IS NULL`;

/** The statements of the outbox. Each is one of its own, so that no transaction is open while a mail is sent. */
@Injectable()
export class OutboxRows implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly sweeps: Sweeps,
    private readonly timing: OutboxTiming,
  ) {}

  onModuleInit(): void {
    this.sweeps.register(() => this.sweep());
  }

  /** Takes the mail that has waited longest. No other process can take it before the lease ends. */
  async claim(kinds: readonly MailKind[], leaseMs: number): Promise<LeasedMail | undefined> {
    const [[mail]] = await this.database.query<Changed<LeasedMail>>(
      `UPDATE "mail_outbox"
       SET "leasedUntil" = now() + $2 * interval '1 millisecond', "attempts" = "attempts" + 1
       WHERE "id" = (
         SELECT "id" FROM "mail_outbox" WHERE ${OPEN} AND "dueAt" <= now() AND "kind" = ANY($1)
         ORDER BY "dueAt" LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING "id", "kind", "recipient", "userId", "facts", "createdAt", "expiresAt", "attempts", "failure"`,
      [kinds, leaseMs],
    );
    return mail;
  }

  /** The mail was sent, or nobody needs it any more. */
  async remove({ id, attempts }: LeasedMail): Promise<void> {
    await this.database.query(`DELETE FROM "mail_outbox" WHERE ${HELD}`, [id, attempts]);
  }

  /** Has it tried again later. */
  async postpone({ id, attempts }: LeasedMail, waitMs: number, failure: string): Promise<void> {
    await this.database.query(
      `UPDATE "mail_outbox"
       SET "leasedUntil" = NULL, "dueAt" = now() + $3 * interval '1 millisecond', "failure" = $4
       WHERE ${HELD}`,
      [id, attempts, waitMs, failure],
    );
  }

  /** Gives it up; it stays for a while, for whoever looks into it. */
  async giveUp({ id, attempts }: LeasedMail, failure: string): Promise<void> {
    await this.database.query(
      `UPDATE "mail_outbox" SET "leasedUntil" = NULL, "failedAt" = now(), "failure" = $3
       WHERE ${HELD}`,
      [id, attempts, failure],
    );
  }

  /** Ends every lease: for a database that no other process has open. */
  async releaseAll(): Promise<void> {
    await this.database.query(
      `UPDATE "mail_outbox" SET "leasedUntil" = NULL WHERE "leasedUntil" IS NOT NULL`,
    );
  }

  /** Deletes what was given up or has expired that long ago, whether anything was sent from here or not. */
  async sweep(): Promise<void> {
    await this.database.query(
      `DELETE FROM "mail_outbox"
       WHERE "expiresAt" < now() - $1 * interval '1 millisecond'
       OR "failedAt" < now() - $1 * interval '1 millisecond'`,
      [this.timing.keepMs],
    );
  }
}
