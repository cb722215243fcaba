import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import { Config } from '../../../platform/config/config';
import { PaymentJobEntity } from './payment-job.entity';

/** Longer than a run takes, in milliseconds. */
const LEASE_MS = 900_000;

/** How far the work has come. */
export type Progress = Pick<PaymentJobEntity, 'seenUntil' | 'customersLeft'>;

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
  async take(name: string, restMs: number): Promise<Progress | undefined> {
    const rows: Progress[] = await this.jobs.query(
      `INSERT INTO "payment_jobs" AS job ("name", "leasedUntil")
       VALUES ($1, now() + $2 * interval '1 millisecond')
       ON CONFLICT ("name") DO UPDATE SET "leasedUntil" = excluded."leasedUntil"
       WHERE (job."leasedUntil" IS NULL OR job."leasedUntil" < now())
         AND (job."finishedAt" IS NULL OR job."finishedAt" <= now() - $3 * interval '1 millisecond')
       RETURNING "seenUntil", "customersLeft"`,
      [name, LEASE_MS, restMs],
    );
    return rows[0];
  }

  /** Whether somebody is at it. */
  isTaken(name: string): Promise<boolean> {
    return this.jobs.existsBy({ name, leasedUntil: MoreThan(new Date()) });
  }

  /**
   * @param isWhole whether nothing is left to do, so that nobody needs to come again soon
   * @param progress where it is not given, nothing has changed about that
   */
  async finish(name: string, isWhole: boolean, progress?: Progress): Promise<void> {
    await this.jobs.update(name, {
      leasedUntil: null,
      ...(isWhole && { finishedAt: () => 'now()' }),
      ...progress,
    });
  }
}
