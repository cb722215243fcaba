import { Injectable } from '@nestjs/common';
import { idOf } from '../../payment-provider/expandable';
import { isMissing } from '../../payment-provider/payment-errors';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { concernedBy } from './event-customer';

/** Finds the customer whom an event is about. */
@Injectable()
export class ConcernedCustomer {
  constructor(private readonly provider: PaymentProvider) {}

  /** Undefined where it is about none. @throws {AppError} PAYMENT_PROVIDER_ERROR */
  async of(event: unknown): Promise<string | undefined> {
    const { customer, charge } = concernedBy(event);
    if (customer !== undefined || charge === undefined) return customer;
    try {
      const found = await this.provider.ask((stripe) => stripe.charges.retrieve(charge));
      return idOf(found.customer);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }
}
