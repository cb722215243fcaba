import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { readAll } from '../../payment-provider/read-all';
import { Refunds } from '../billing/refunds';
import { isWrittenOffSwitch } from './present-period';

/** Sees to it that nobody pays for a switch that was given up, of which nothing comes any more. */
@Injectable()
export class WrittenOffSwitches {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly refunds: Refunds,
  ) {}

  async settle(live: Stripe.Subscription): Promise<void> {
    const invoices = await this.provider.ask((stripe) =>
      readAll(stripe.invoices.list({ subscription: live.id, limit: 100 })),
    );
    for (const invoice of invoices) {
      const { id, status } = invoice;
      if (!isWrittenOffSwitch(invoice, live)) continue;
      if (status === 'uncollectible') {
        await this.provider.tryTo((stripe) => stripe.invoices.voidInvoice(id));
      }
      // Paid on its page, before it was closed.
      if (status === 'paid') await this.refunds.giveBack(id);
    }
  }
}
