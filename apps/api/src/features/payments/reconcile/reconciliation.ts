import { Injectable } from '@nestjs/common';
import { toAppError } from '../../../platform/errors/to-app-error';
import { Logger } from '../../../platform/logging/logger';
import { SubscriptionRecords } from '../../subscription/subscription-records';
import { BillingCustomers } from '../customers/billing-customers';
import { SubscriptionSync } from '../sync/subscription-sync';
import { RecentEvents } from './recent-events';
import { OpenCheckouts } from './open-checkouts';
import type { Progress } from './payment-jobs';

const HOUR_MS = 3_600_000;
/** By how much two runs overlap: an event is found that was being delivered when the last one looked. */
const OVERLAP_MS = 2 * HOUR_MS;

interface Result {
  readonly progress: Progress;
  readonly isWhole: boolean;
}

/** Finds what the news of got lost: whatever is to have changed by now is compared with the provider. */
@Injectable()
export class Reconciliation {
  constructor(
    private readonly checkouts: OpenCheckouts,
    private readonly events: RecentEvents,
    private readonly records: SubscriptionRecords,
    private readonly customers: BillingCustomers,
    private readonly sync: SubscriptionSync,
    private readonly logger: Logger,
  ) {}

  /**
   * @param progress what happened before `seenUntil` was looked at; all that is known is, where it is null
   * @returns how far it has come, and whether nothing has failed. One who fails for good is come back to, and nobody else for it.
   */
  async run({ seenUntil, customersLeft }: Progress): Promise<Result> {
    const begunAt = new Date();
    const since = seenUntil ? new Date(seenUntil.getTime() - OVERLAP_MS) : undefined;
    const checkouts = await this.checkouts.all();
    const due = await this.records.dueBy(new Date(Date.now() + HOUR_MS));
    const customers = new Set([...customersLeft, ...(await this.customers.idsOf(due))]);
    const isSeen = await this.attempt(async () => {
      // Those before a failure are not lost with it.
      for await (const customer of this.events.customers(since)) customers.add(customer);
    });
    let isWhole = isSeen;
    for (const checkout of checkouts) {
      isWhole = (await this.attempt(() => this.checkouts.settle(checkout))) && isWhole;
    }
    const left: string[] = [];
    for (const customer of customers) {
      if (!(await this.attempt(() => this.sync.syncWhole(customer)))) left.push(customer);
    }
    return {
      progress: { seenUntil: isSeen ? begunAt : seenUntil, customersLeft: left },
      isWhole: isWhole && left.length === 0,
    };
  }

  /** One that fails keeps the others from nothing. */
  private async attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.logger.requestFailed(error, toAppError(error));
      return false;
    }
  }
}
