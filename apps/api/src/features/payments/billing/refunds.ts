import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { idOf } from '../../payment-provider/expandable';
import { isGivenBack } from '../../payment-provider/payment-errors';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { BalanceChanges } from './balance-changes';

/** Kept with a refund at the provider, which tells these from what support or a bank gave back. */
const MARK = { reason: 'not-wanted' } as const;

export const isOwnRefund = ({ metadata }: Stripe.Refund): boolean =>
  metadata?.['reason'] === MARK.reason;

/** What of the customer's credit an invoice was paid from, in the currency's smallest unit. Credit is a balance below zero. */
const creditUsed = ({ starting_balance, ending_balance }: Stripe.Invoice): number =>
  Math.max(0, (ending_balance ?? 0) - starting_balance);

/** Gives back what was paid for something that should not have been bought. */
@Injectable()
export class Refunds {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly balances: BalanceChanges,
  ) {}

  /**
   * All that an invoice was paid with: payments to where they came from, credit to the customer's credit. Once, however
   * often it is asked for.
   * @throws {AppError} PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR, also where the provider does not give it back
   */
  async giveBack(invoice: string): Promise<void> {
    const { data } = await this.provider.ask((stripe) =>
      stripe.invoicePayments.list({ invoice, status: 'paid' }),
    );
    for (const { payment } of data) {
      const intent = idOf(payment.payment_intent);
      if (intent !== undefined) await this.refund(intent);
    }
    await this.giveBackCredit(invoice);
  }

  private async refund(payment_intent: string): Promise<void> {
    try {
      // Without a key, under which a failure would be kept: nothing is refunded in full twice.
      await this.provider.ask((stripe) =>
        stripe.refunds.create({ payment_intent, metadata: MARK }),
      );
    } catch (error) {
      if (!isGivenBack(error)) throw error;
    }
  }

  private async giveBackCredit(id: string): Promise<void> {
    const invoice = await this.provider.ask((stripe) => stripe.invoices.retrieve(id));
    const [used, customer] = [creditUsed(invoice), idOf(invoice.customer)];
    if (invoice.status !== 'paid' || used === 0 || customer === undefined) return;
    const { currency } = invoice;
    const change = { amount: -used, currency };
    await this.balances.make(customer, 'credit_given_back', id, change);
  }
}
