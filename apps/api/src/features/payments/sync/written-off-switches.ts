import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { Refunds } from '../billing/refunds';
import { isOfNoPeriod } from './present-period';

/** Sees to it that nobody pays for a switch that was given up, of which nothing comes any more. */
@Injectable()
export class WrittenOffSwitches {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly refunds: Refunds,
  ) {}

  /** @param live with its latest invoice as a whole */
  async settle(live: Stripe.Subscription): Promise<void> {
    const wanted = { subscription: live.id, status: 'uncollectible', limit: 100 } as const;
    const { data } = await this.provider.ask((stripe) => stripe.invoices.list(wanted));
    for (const { id } of data.filter((invoice) => isOfNoPeriod(invoice, live))) {
      await this.provider.tryTo((stripe) => stripe.invoices.voidInvoice(id));
    }
    const { latest_invoice: latest, pending_update } = live;
    if (latest === null || typeof latest === 'string' || pending_update !== null) return;
    // Paid on its page, before it was closed.
    const isPaid = latest.status === 'paid' && latest.status_transitions.marked_uncollectible_at;
    if (isPaid && isOfNoPeriod(latest, live)) await this.refunds.giveBack(latest.id);
  }
}
