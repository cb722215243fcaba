import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { Logger } from '../../../platform/logging/logger';
import { subscriptionOf } from '../../payment-provider/invoice-parts';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { readAll } from '../../payment-provider/read-all';
import { Refunds } from '../billing/refunds';
import { isOfNoPeriod, isWrittenOffSwitch } from './present-period';
import { itemOf } from './subscription-state';
import { wasToEndWithout } from './unpaid-subscriptions';

/** Kept with a subscription at the provider: what it should not have stood beside, and the invoices that were paid back. */
const MARKS = { secondTo: 'second_to', paidBack: 'paid_back' } as const;

export const secondTo = ({ id }: Stripe.Subscription): Stripe.MetadataParam => ({
  [MARKS.secondTo]: id,
});

/** Also before it has begun. */
const hasEnded = ({ status, ended_at }: Stripe.Subscription): boolean =>
  status === 'incomplete_expired' || (status === 'canceled' && ended_at !== null);

/** Whether an invoice that was due for a while was paid when its subscription had ended, or in that second. */
const isTooLate = ({ created, status_transitions: { paid_at } }: Stripe.Invoice, ended: number) =>
  paid_at !== null && (paid_at > ended || (paid_at === ended && created < paid_at));

/** Whether what was paid for a subscription that ended is to go back. @param isLast whether it is for the last period */
function isOwed(
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  isLast: boolean,
): boolean {
  const { metadata } = subscription;
  const ended_at = subscription.ended_at ?? 0;
  if (isTooLate(invoice, ended_at) || isWrittenOffSwitch(invoice, subscription)) return true;
  // One that was had to its end was no second one after all.
  const isCutShort = ended_at < itemOf(subscription).current_period_end;
  const isSecond = metadata[MARKS.secondTo] !== undefined;
  return isCutShort && isLast && (isSecond || wasToEndWithout(subscription, invoice));
}

/** Sees to it that nothing is paid for what has ended. */
@Injectable()
export class EndedSubscriptions {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly refunds: Refunds,
    private readonly logger: Logger,
  ) {}

  /**
   * Nothing is done for those that have not ended.
   * @param all of the customer's subscriptions
   */
  async settle(customer: string, all: readonly Stripe.Subscription[]): Promise<void> {
    const ended = all.filter(hasEnded);
    if (ended.length === 0) return;
    const invoices = await this.provider.ask((stripe) =>
      readAll(stripe.invoices.list({ customer, limit: 100 })),
    );
    for (const each of ended) {
      await this.settleOne(
        each,
        invoices.filter((invoice) => subscriptionOf(invoice) === each.id),
      );
    }
  }

  private async settleOne(
    subscription: Stripe.Subscription,
    invoices: readonly Stripe.Invoice[],
  ): Promise<void> {
    const paidBack = subscription.metadata[MARKS.paidBack]?.split(' ') ?? [];
    const last = invoices.find((invoice) => !isOfNoPeriod(invoice, subscription));
    for (const invoice of invoices) {
      const { id, status } = invoice;
      if (status === 'open') await this.close(id);
      if (status !== 'paid' || paidBack.includes(id)) continue;
      if (!isOwed(subscription, invoice, invoice === last)) continue;
      await this.refunds.giveBack(id);
      paidBack.push(id);
      const metadata = { [MARKS.paidBack]: paidBack.join(' ') };
      await this.provider.ask((stripe) =>
        stripe.subscriptions.update(subscription.id, { metadata }),
      );
    }
  }

  /** Its page would take money, which brings nothing back to life. */
  private async close(invoice: string): Promise<void> {
    this.logger.event('invoice of an ended subscription voided', { invoice }, 'warn');
    await this.provider.tryTo((stripe) => stripe.invoices.voidInvoice(invoice));
  }
}
