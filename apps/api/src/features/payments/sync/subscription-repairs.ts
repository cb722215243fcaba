import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { Logger } from '../../../platform/logging/logger';
import { idOf } from '../provider/expandable';
import { isRefundedAlready, isRefused } from '../provider/payment-errors';
import { PaymentProvider } from '../provider/payment-provider';
import { ReturnedMoney } from './returned-money';
import { type Chosen, isLive } from './subscription-state';

/** Mends at the provider what must not be: two subscriptions, and one whose payment went back. */
@Injectable()
export class SubscriptionRepairs {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly returned: ReturnedMoney,
    private readonly logger: Logger,
  ) {}

  /** @returns whether anything is different now */
  async mend(customerId: string, { kept, extra }: Chosen): Promise<boolean> {
    for (const each of extra) await this.undo(each);
    const live = kept && isLive(kept) ? kept : undefined;
    const { endsKept, takesCredit } = await this.returned.of(customerId, live);
    if (endsKept && live) {
      await this.end(live.id, 'subscription ended after its payment went back');
    }
    if (takesCredit) await this.takeCredit(customerId);
    return endsKept || extra.length > 0;
  }

  /** The payment first: what has ended is not looked at again. */
  private async undo(subscription: Stripe.Subscription): Promise<void> {
    const invoice = idOf(subscription.latest_invoice);
    if (invoice !== undefined && isLive(subscription)) await this.refund(invoice);
    await this.end(subscription.id, 'second subscription ended');
  }

  private async refund(invoice: string): Promise<void> {
    const { data } = await this.provider.ask((stripe) =>
      stripe.invoicePayments.list({ invoice, status: 'paid' }),
    );
    for (const { payment } of data) {
      const payment_intent = idOf(payment.payment_intent);
      if (payment_intent === undefined) continue;
      await this.refundPayment(payment_intent);
    }
  }

  private async refundPayment(payment_intent: string): Promise<void> {
    const options = { idempotencyKey: `second-subscription-${payment_intent}` };
    try {
      await this.provider.ask((stripe) => stripe.refunds.create({ payment_intent }, options));
    } catch (error) {
      if (!isRefused(error)) throw error;
      // Whoever reads it has to see to it: the subscription is ended all the same, so that nothing more is charged.
      if (!isRefundedAlready(error))
        this.logger.event('refund refused', { payment_intent }, 'error');
    }
  }

  private async end(id: string, event: string): Promise<void> {
    this.logger.event(event, { subscription: id }, 'warn');
    await this.unlessRefused((stripe) => stripe.subscriptions.cancel(id));
  }

  /** Else the next invoice would be paid with money that went back. */
  private async takeCredit(customerId: string): Promise<void> {
    this.logger.event('credit taken back', { customer: customerId }, 'warn');
    await this.unlessRefused((stripe) => stripe.customers.update(customerId, { balance: 0 }));
  }

  /** Somebody else may have done it meanwhile. */
  private async unlessRefused(change: (stripe: Stripe) => Promise<unknown>): Promise<void> {
    try {
      await this.provider.ask(change);
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
  }
}
