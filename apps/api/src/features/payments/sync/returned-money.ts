import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { idOf } from '../../payment-provider/expandable';
import { subscriptionOf } from '../../payment-provider/invoice-parts';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { readAll } from '../../payment-provider/read-all';
import { BalanceChanges } from '../billing/balance-changes';
import { isOwnRefund } from '../billing/refunds';
import { returnedPayments } from '../billing/returned-payments';
import { followMoney, type MoneyTrail } from './money-trail';
import { presentInvoice } from './present-period';

/** The longest plan, and the time in which a cardholder may contest what it cost. Seconds. */
const LOOK_BACK = 500 * 86_400;

export interface Returned {
  /** What is paid for now was paid with money that went back. */
  readonly endsKept: boolean;
  /** What of the customer's credit comes from it, with what was taken of that already, in the currency's smallest unit. */
  readonly credit?: {
    readonly amount: number;
    readonly currency: string;
    readonly invoice: string;
  };
}

/** Ids of invoices. */
interface PaidBack {
  /** Whose payment went back, in whatever way. */
  readonly returned: ReadonlySet<string>;
  /** Whose payer had the bank take it back. */
  readonly contested: ReadonlySet<string>;
}

const NOTHING: Returned = { endsKept: false };

/** Whether the last invoice that was paid is the present period's: of one that is not paid yet nothing can have gone back. */
function hasPresentPaid(kept: Stripe.Subscription): boolean {
  const present = presentInvoice(kept);
  return present === undefined || present.status === 'paid';
}

/** What is to be taken in all, never more than there is: what somebody gives afterwards is the customer's. */
function leftOf(
  { amount, invoice }: NonNullable<MoneyTrail['credit']>,
  { balance, currency }: Stripe.Customer,
  taken: ReadonlyMap<string, number>,
): Returned['credit'] {
  if (!currency) return undefined;
  const before = taken.get(invoice) ?? 0;
  const more = Math.min(amount - before, -balance);
  return more > 0 ? { amount: before + more, currency, invoice } : undefined;
}

/** Finds payments that were refunded in full, or contested, and what was bought with them. */
@Injectable()
export class ReturnedMoney {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly balances: BalanceChanges,
  ) {}

  /** @param kept a live subscription, if there is any */
  async of(customer: string, kept: Stripe.Subscription | undefined): Promise<Returned> {
    const { returned, contested } = await this.invoicesPaidBack(customer);
    if (returned.size === 0) return NOTHING;
    const [invoices, owner] = await this.provider.ask(async (stripe) => [
      await readAll(stripe.invoices.list({ customer, status: 'paid', limit: 100 })),
      await stripe.customers.retrieve(customer),
    ]);
    const taken = await this.balances.made(customer, 'credit_taken');
    const { subscriptions, credit } = followMoney(invoices.reverse(), returned, taken);
    // Whoever takes back what they paid for a period that is over is not served for the next one.
    const keptIsContested = invoices.some(
      (invoice) => contested.has(invoice.id ?? '') && subscriptionOf(invoice) === kept?.id,
    );
    return {
      endsKept:
        kept !== undefined &&
        (keptIsContested || (subscriptions.has(kept.id) && hasPresentPaid(kept))),
      ...(credit && !owner.deleted && { credit: leftOf(credit, owner, taken) }),
    };
  }

  private async invoicesPaidBack(customer: string): Promise<PaidBack> {
    const created = { gte: Math.floor(Date.now() / 1_000) - LOOK_BACK };
    const payments = await this.provider.ask((stripe) =>
      returnedPayments(stripe, { customer, created }),
    );
    const returned = new Set<string>();
    const contested = new Set<string>();
    for (const { charge, intent, wasContested } of payments) {
      if (!wasContested && (await this.isOurs(charge))) continue;
      for (const invoice of await this.invoicesOf(intent)) {
        returned.add(invoice);
        if (wasContested) contested.add(invoice);
      }
    }
    return { returned, contested };
  }

  /** What we gave back ourselves was for something that ended with it: nothing else was bought with it. */
  private async isOurs({ id }: Stripe.Charge): Promise<boolean> {
    const { data } = await this.provider.ask((stripe) => stripe.refunds.list({ charge: id }));
    return data.some(isOwnRefund);
  }

  private async invoicesOf(payment_intent: string): Promise<readonly string[]> {
    const payment = { type: 'payment_intent', payment_intent } as const;
    const { data } = await this.provider.ask((stripe) => stripe.invoicePayments.list({ payment }));
    return data.map(({ invoice }) => idOf(invoice)).filter((id) => id !== undefined);
  }
}
