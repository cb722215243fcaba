import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error';
import { isKept } from '../../payment-provider/payment-errors';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import type { BillingCustomerEntity } from './billing-customer.entity';
import { BillingCustomers } from './billing-customers';
import { CustomerContacts } from './customer-contacts';
import { Farewells } from './farewells';

/** Makes accounts known to the payment provider, each as one customer. */
@Injectable()
export class CustomerMaking {
  constructor(
    private readonly customers: BillingCustomers,
    private readonly contacts: CustomerContacts,
    private readonly farewells: Farewells,
    private readonly provider: PaymentProvider,
  ) {}

  /**
   * The id of an account's customer, who is made where there is none and knows the account's address, name and language.
   * @throws {AppError} PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR; UNAUTHENTICATED when the account is gone
   */
  async customerOf(userId: string): Promise<string> {
    const row = await this.customers.begin(userId);
    if (!row) throw new AppError('UNAUTHENTICATED');
    const customerId = row.customerId ?? (await this.make(row));
    if (row.customerId === null && !(await this.customers.keep(row, customerId))) {
      // Whoever made another one meanwhile, made it after this one was found to be deleted.
      if (!(await this.customers.of(userId))) await this.farewells.add(customerId);
      throw new AppError('SERVICE_BUSY', { retryAfterSeconds: 1 });
    }
    await this.contacts.tell(userId);
    return customerId;
  }

  /** With what never changes, so that the same question with the same key is always the same. */
  private async make(row: BillingCustomerEntity): Promise<string> {
    const { userId, attempt } = row;
    const options = { idempotencyKey: `customer-${attempt}` };
    try {
      const { id } = await this.provider.ask((stripe) =>
        stripe.customers.create({ metadata: { userId } }, options),
      );
      return id;
    } catch (error) {
      if (isKept(error)) await this.customers.tryAnew(row);
      throw error;
    }
  }
}
