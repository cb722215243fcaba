import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { Logger } from '../../../platform/logging/logger';
import { idOf } from '../provider/expandable';
import { isRefused } from '../provider/payment-errors';
import { PaymentProvider } from '../provider/payment-provider';
import { type Chosen, isLive, itemOf } from './subscription-state';

/** By how much, in seconds, a payment may be older than the period that it is for. */
const SLACK = 3_600;

/** Mends at the provider what must not be: two subscriptions, and one whose payment went back. */
@Injectable()
export class SubscriptionRepairs {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly logger: Logger,
  ) {}

  /** @returns whether anything is different now */
  async mend(customerId: string, { kept, extra }: Chosen): Promise<boolean> {
    for (const each of extra) await this.undo(each);
    const isOver = kept && isLive(kept) && (await this.isPaidBack(customerId, kept));
    if (isOver) await this.end(kept.id, 'subscription ended after its payment went back');
    return isOver === true || extra.length > 0;
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
      const options = { idempotencyKey: `second-subscription-${payment_intent}` };
      await this.unlessRefused((stripe) => stripe.refunds.create({ payment_intent }, options));
    }
  }

  private async end(id: string, event: string): Promise<void> {
    this.logger.event(event, { subscription: id }, 'warn');
    await this.unlessRefused((stripe) => stripe.subscriptions.cancel(id));
  }

  /** Somebody else may have done it meanwhile. */
  private async unlessRefused(change: (stripe: Stripe) => Promise<unknown>): Promise<void> {
    try {
      await this.provider.ask(change);
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
  }

  /** Whether the payment for the present period was refunded in full, or the cardholder has contested it. */
  private async isPaidBack(customer: string, kept: Stripe.Subscription): Promise<boolean> {
    const since = itemOf(kept).current_period_start - SLACK;
    const { data } = await this.provider.ask((stripe) =>
      stripe.charges.list({ customer, created: { gte: since }, limit: 100 }),
    );
    for (const { refunded, disputed, payment_intent } of data) {
      const intent = idOf(payment_intent);
      if ((refunded || disputed) && intent && (await this.isFor(kept, since, intent))) return true;
    }
    return false;
  }

  private async isFor(
    kept: Stripe.Subscription,
    since: number,
    payment_intent: string,
  ): Promise<boolean> {
    const payment = { type: 'payment_intent', payment_intent } as const;
    const { data } = await this.provider.ask((stripe) =>
      stripe.invoicePayments.list({ payment, expand: ['data.invoice'] }),
    );
    return data.some(({ invoice }) => {
      if (typeof invoice === 'string' || invoice.deleted) return false;
      const subscription = idOf(invoice.parent?.subscription_details?.subscription);
      return subscription === kept.id && invoice.created >= since;
    });
  }
}
