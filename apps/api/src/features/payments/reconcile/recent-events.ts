import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { ConcernedCustomer } from '../webhook/concerned-customer';
import { WEBHOOK_EVENTS } from '../webhook/webhook-events';

/**
 * What the provider has to tell. Whether it says that it was told does not matter: an address that has not answered for days
 * is switched off, and what happens from then on is called delivered.
 */
@Injectable()
export class RecentEvents {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly concerned: ConcernedCustomer,
  ) {}

  /**
   * Customers whom they are about, some of them several times. All of them are looked at: the latest come first, and a run
   * that stopped before the oldest would not be followed by one that begins there.
   * @throws {AppError} PAYMENT_PROVIDER_ERROR, once all have been looked at where it is about one of them
   */
  async *customers(since: Date | undefined): AsyncGenerator<string> {
    const failures: unknown[] = [];
    for await (const events of this.pages(since)) {
      for (const event of events) {
        const customer = await this.concerned.of(event).catch((error: unknown) => {
          failures.push(error);
        });
        if (customer !== undefined) yield customer;
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  /** Each is asked for by itself: after a long silence, all of them take longer than a question may. */
  private async *pages(since: Date | undefined): AsyncGenerator<readonly Stripe.Event[]> {
    const created = since && { gte: Math.floor(since.getTime() / 1_000) };
    const wanted = { types: [...WEBHOOK_EVENTS], created, limit: 100 };
    let last: string | undefined;
    for (;;) {
      const page = await this.provider.ask((stripe) =>
        stripe.events.list({ ...wanted, ...(last !== undefined && { starting_after: last }) }),
      );
      yield page.data;
      last = page.data.at(-1)?.id;
      if (!page.has_more || last === undefined) return;
    }
  }
}
