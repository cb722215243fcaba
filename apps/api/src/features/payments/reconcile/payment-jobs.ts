import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import { Config } from '../../../platform/config/config';
import { PaymentJobEntity } from './payment-job.entity';

/** Longer than a run takes, in milliseconds. */
const LEASE_MS = 900_000;

/** Lets one process at a time do a piece of work. */
@Injectable()
export class PaymentJobs implements OnModuleInit {
  constructor(
    @InjectRepository(PaymentJobEntity) private readonly jobs: Repository<PaymentJobEntity>,
    private readonly config: Config,
  ) {}

  /** The embedded database has no other process: what the last one was at, no one is at. */
  async onModuleInit(): Promise<void> {
    if (this.config.databaseUrl !== undefined) return;
    await this.jobs.query(`UPDATE "payment_jobs" SET "leasedUntil" = NULL`);
  }

  /**
   * @param restMs for how long nothing is to be done after somebody has finished, in milliseconds
   * @returns undefined where somebody is at it, or was lately
   */
  async take(
    name: string,
    restMs: number,
  ): Promise<Pick<PaymentJobEntity, 'seenUntil'> | undefined> {
    const rows: Pick<PaymentJobEntity, 'seenUntil'>[] = await this.jobs.query(
      `INSERT INTO "payment_jobs" AS job ("name", "leasedUntil")
       VALUES ($1, now() + $2 * interval '1 millisecond')
       ON CONFLICT ("name") DO UPDATE SET "leasedUntil" = excluded."leasedUntil"
       WHERE (job."leasedUntil" IS NULL OR job."leasedUntil" < now())
         AND (job."finishedAt" IS NULL OR job."finishedAt" <= now() - $3 * interval '1 millisecond')
       RETURNING "seenUntil"`,
      [name, LEASE_MS, restMs],
    );
    return rows[0];
  }

  /** Whether somebody is at it. */
  isTaken(name: string): Promise<boolean> {
    return this.jobs.existsBy({ name, leasedUntil: MoreThan(new Date()) });
  }

  /** All that happened before `seenUntil` has been looked at; where it is not given, nothing has changed about that. */
  async finish(name: string, seenUntil?: Date): Promise<void> {
    await this.jobs.query(
      `UPDATE "payment_jobs" SET "leasedUntil" = NULL,
         "finishedAt" = CASE WHEN $2::timestamptz IS NULL THEN "finishedAt" ELSE now() END,
         "seenUntil" = coalesce($2, "seenUntil")
       WHERE "name" = $1`,
      [name, seenUntil ?? null],
    );
  }
}
