import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error';
import { BillingCustomers } from '../customers/billing-customers';
import type { AccountCredit } from '../payments.types';
import { inWholeUnits } from '../provider/money';
import { isMissing } from '../provider/payment-errors';
import { PaymentProvider } from '../provider/payment-provider';

/** What the next invoices of an account are paid from, before its card. */
@Injectable()
export class AccountCredits {
  constructor(
    private readonly customers: BillingCustomers,
    private readonly provider: PaymentProvider,
  ) {}

  /** Null where there is none. @throws {AppError} PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR */
  async of(userId: string): Promise<AccountCredit | null> {
    if (!this.provider.isOn) throw new AppError('PAYMENTS_OFF');
    const id = (await this.customers.of(userId))?.customerId;
    if (id == null) return null;
    try {
      const customer = await this.provider.ask((stripe) => stripe.customers.retrieve(id));
      // Below zero: owed to the customer.
      if (customer.deleted || customer.balance >= 0 || !customer.currency) return null;
      const currency = customer.currency.toUpperCase();
      return { amount: inWholeUnits(-customer.balance, currency), currency };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }
}
