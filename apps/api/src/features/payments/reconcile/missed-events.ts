import { Injectable } from '@nestjs/common';
import { PaymentProvider } from '../provider/payment-provider';
import { ConcernedCustomer } from '../webhook/concerned-customer';
import { WEBHOOK_EVENTS } from '../webhook/webhook-events';

/** More have not been missed, or the hour after sees to the rest. */
const MAX_EVENTS = 1_000;

/** What the provider could not tell. */
@Injectable()
export class MissedEvents {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly concerned: ConcernedCustomer,
  ) {}

  /** Customers whom they are about. @throws {AppError} PAYMENT_PROVIDER_ERROR */
  async customers(since: Date | undefined): Promise<Set<string>> {
    const created = since && { gte: Math.floor(since.getTime() / 1_000) };
    const events = await this.provider.ask((stripe) =>
      stripe.events
        .list({ delivery_success: false, types: [...WEBHOOK_EVENTS], created, limit: 100 })
        .autoPagingToArray({ limit: MAX_EVENTS }),
    );
    const customers = new Set<string>();
    for (const event of events) {
      const customer = await this.concerned.of(event);
      if (customer !== undefined) customers.add(customer);
    }
    return customers;
  }
}
