import { Injectable } from '@nestjs/common';
import { PaymentProvider } from '../provider/payment-provider';
import { ConcernedCustomer } from '../webhook/concerned-customer';
import { WEBHOOK_EVENTS } from '../webhook/webhook-events';

/** What the provider could not tell. */
@Injectable()
export class MissedEvents {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly concerned: ConcernedCustomer,
  ) {}

  /**
   * Customers whom they are about. All of them are looked at: the latest come first, and a run that stopped before the
   * oldest would not be followed by one that begins there.
   * @throws {AppError} PAYMENT_PROVIDER_ERROR
   */
  customers(since: Date | undefined): Promise<Set<string>> {
    const created = since && { gte: Math.floor(since.getTime() / 1_000) };
    const wanted = { delivery_success: false, types: [...WEBHOOK_EVENTS], created, limit: 100 };
    return this.provider.ask(async (stripe) => {
      const customers = new Set<string>();
      for await (const event of stripe.events.list(wanted)) {
        const customer = await this.concerned.of(event);
        if (customer !== undefined) customers.add(customer);
      }
      return customers;
    });
  }
}
