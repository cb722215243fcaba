import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { PaymentProvider } from '../../payment-provider/payment-provider';

/** Why a balance is changed. It is kept with the change at the provider, and the invoice with it. */
type BalanceReason = 'credit_taken' | 'credit_given_back';

/** More than anybody ever has. */
const ALL = { limit: 5_000 };

/** Changes what customers have to their credit: for each invoice and reason once, whatever fails on the way. */
@Injectable()
export class BalanceChanges {
  constructor(private readonly provider: PaymentProvider) {}

  /** @throws {AppError} PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR */
  isMade(customer: string, reason: BalanceReason, invoice: string): Promise<boolean> {
    return this.provider.ask(async (stripe) => {
      const made = await stripe.customers
        .listBalanceTransactions(customer, { limit: 100 })
        .autoPagingToArray(ALL);
      return made.some(({ metadata }) => metadata?.[reason] === invoice);
    });
  }

  /**
   * @param change below zero: to the customer's credit. In the currency's smallest unit.
   * @throws {AppError} PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR
   */
  async make(
    customer: string,
    reason: BalanceReason,
    invoice: string,
    change: Pick<Stripe.CustomerCreateBalanceTransactionParams, 'amount' | 'currency'>,
  ): Promise<void> {
    if (await this.isMade(customer, reason, invoice)) return;
    // Two who come at the same time find none; the provider keeps the key for a day.
    const options = { idempotencyKey: `${reason}-${invoice}` };
    const metadata = { [reason]: invoice };
    await this.provider.ask((stripe) =>
      stripe.customers.createBalanceTransaction(customer, { ...change, metadata }, options),
    );
  }
}
