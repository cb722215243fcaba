import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { idOf } from '../provider/expandable';
import { PaymentProvider } from '../provider/payment-provider';
import { isProration } from '../provider/proration';

/** The longest plan, and the time in which a cardholder may contest what it cost. Seconds. */
const LOOK_BACK = 500 * 86_400;

export interface Returned {
  /** What is paid for now was paid with money that went back. */
  readonly endsKept: boolean;
  /** So was what the customer has to their credit. */
  readonly takesCredit: boolean;
}

const NOTHING: Returned = { endsKept: false, takesCredit: false };

/** Whether an invoice was paid in part with what an earlier one had brought in. */
const drawsOnEarlier = ({ starting_balance, lines }: Stripe.Invoice): boolean =>
  starting_balance < 0 || lines.data.some((line) => isProration(line) && line.amount < 0);

/**
 * Whether money behind an invoice went back: its own payment, or those of the invoices before that it draws on.
 * @param invoices from the one in question on, the latest first
 */
function hangsOn(invoices: readonly Stripe.Invoice[], returned: ReadonlySet<string>): boolean {
  for (const invoice of invoices) {
    if (invoice.id !== undefined && returned.has(invoice.id)) return true;
    if (!drawsOnEarlier(invoice)) return false;
  }
  return false;
}

/** Follows payments that were refunded in full, or contested, to what was bought with them. */
@Injectable()
export class ReturnedMoney {
  constructor(private readonly provider: PaymentProvider) {}

  /** @param kept a live subscription, if there is any */
  async of(customer: string, kept: Stripe.Subscription | undefined): Promise<Returned> {
    const returned = await this.invoicesPaidBack(customer);
    if (returned.size === 0) return NOTHING;
    const [invoices, owner] = await this.provider.ask(async (stripe) => [
      (await stripe.invoices.list({ customer, status: 'paid', limit: 100 })).data,
      await stripe.customers.retrieve(customer),
    ]);
    const at = invoices.findIndex(
      ({ parent }) => idOf(parent?.subscription_details?.subscription) === kept?.id,
    );
    return {
      endsKept: kept !== undefined && at >= 0 && hangsOn(invoices.slice(at), returned),
      takesCredit: !owner.deleted && owner.balance < 0 && hangsOn(invoices, returned),
    };
  }

  private async invoicesPaidBack(customer: string): Promise<ReadonlySet<string>> {
    const created = { gte: Math.floor(Date.now() / 1_000) - LOOK_BACK };
    const { data: charges } = await this.provider.ask((stripe) =>
      stripe.charges.list({ customer, created, limit: 100 }),
    );
    const returned = new Set<string>();
    for (const { refunded, disputed, payment_intent } of charges) {
      const intent = idOf(payment_intent);
      if (!(refunded || disputed) || intent === undefined) continue;
      for (const invoice of await this.invoicesOf(intent)) returned.add(invoice);
    }
    return returned;
  }

  private async invoicesOf(payment_intent: string): Promise<readonly string[]> {
    const payment = { type: 'payment_intent', payment_intent } as const;
    const { data } = await this.provider.ask((stripe) => stripe.invoicePayments.list({ payment }));
    return data.map(({ invoice }) => idOf(invoice)).filter((id) => id !== undefined);
  }
}
