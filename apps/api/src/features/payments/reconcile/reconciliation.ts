import { Injectable } from '@nestjs/common';
import { toAppError } from '../../../platform/errors/to-app-error';
import { Logger } from '../../../platform/logging/logger';
import { SubscriptionRecords } from '../../subscription/subscription-records';
import { BillingCustomers } from '../customers/billing-customers';
import { SubscriptionSync } from '../sync/subscription-sync';
import { MissedEvents } from './missed-events';
import { OpenCheckouts } from './open-checkouts';

const HOUR_MS = 3_600_000;
/** By how much two runs overlap: an event is found that was being delivered when the last one looked. */
const OVERLAP_MS = 2 * HOUR_MS;

/** Finds what the news of got lost: whatever is to have changed by now is compared with the provider. */
@Injectable()
export class Reconciliation {
  constructor(
    private readonly checkouts: OpenCheckouts,
    private readonly missed: MissedEvents,
    private readonly records: SubscriptionRecords,
    private readonly customers: BillingCustomers,
    private readonly sync: SubscriptionSync,
    private readonly logger: Logger,
  ) {}

  /**
   * @param seenUntil what happened before was looked at; all that is known where it is not given
   * @returns whether nothing has failed
   */
  async run(seenUntil: Date | null): Promise<boolean> {
    const since = seenUntil ? new Date(seenUntil.getTime() - OVERLAP_MS) : undefined;
    const checkouts = await this.checkouts.all();
    const due = await this.records.dueBy(new Date(Date.now() + HOUR_MS));
    const customers = new Set(await this.customers.idsOf(due));
    let isWhole = await this.attempt(async () => {
      // Those before a failure are not lost with it.
      for await (const customer of this.missed.customers(since)) customers.add(customer);
    });
    for (const checkout of checkouts) {
      isWhole = (await this.attempt(() => this.checkouts.settle(checkout))) && isWhole;
    }
    for (const customer of customers) {
      isWhole = (await this.attempt(() => this.sync.syncWhole(customer))) && isWhole;
    }
    return isWhole;
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
