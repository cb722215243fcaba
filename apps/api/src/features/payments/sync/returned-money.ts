import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { Logger } from '../../../platform/logging/logger';
import { idOf } from '../../payment-provider/expandable';
import { subscriptionOf } from '../../payment-provider/invoice-parts';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { readAll } from '../../payment-provider/read-all';
import { BalanceChanges } from '../billing/balance-changes';
import { isOwnRefund } from '../billing/refunds';
import { isWhole, returnedPayments } from '../billing/returned-payments';
import { followMoney, type MoneyTrail } from './money-trail';
import { isWrittenOffSwitch, presentInvoice } from './present-period';

/** The longest plan, and the time in which a cardholder may contest what it cost. Seconds. */
const LOOK_BACK = 500 * 86_400;

export interface Returned {
  /** How the money went back that was to pay for what is had now; undefined where it did not. */
  readonly endsKeptBecause?: 'refunded' | 'disputed';
  /** What of the customer's credit comes from it, with what was taken of that already, in the currency's smallest unit. */
  readonly credit?: {
    readonly amount: number;
    readonly currency: string;
    readonly invoice: string;
  };
}

/** What went back of the payments of invoices, by their ids, in the currency's smallest unit. */
interface PaidBack {
  /** In whatever way. */
  readonly returned: ReadonlyMap<string, number>;
  /** Of those of which all went back. */
  readonly whole: ReadonlyMap<string, number>;
  /** Ids of those whose payer had the bank take it back. */
  readonly contested: ReadonlySet<string>;
}

const NOTHING: Returned = {};

/** Whether the last invoice that was paid is the present period's: of one that is not paid yet nothing can have gone back. */
function hasPresentPaid(kept: Stripe.Subscription): boolean {
  const present = presentInvoice(kept);
  return present === undefined || present.status === 'paid';
}

/**
 * What is to be taken in all, never more than there is.
 * @param taken by an invoice's id what we have taken already
 * @param byHand what somebody has taken since, which is then none of ours to take: what they give afterwards is the customer's
 */
function leftOf(
  { amount, invoice }: NonNullable<MoneyTrail['credit']>,
  { balance, currency }: Stripe.Customer,
  taken: ReadonlyMap<string, number>,
  byHand: number,
): Returned['credit'] {
  if (!currency) return undefined;
  const before = taken.get(invoice) ?? 0;
  const more = Math.min(amount - byHand - before, -balance);
  return more > 0 ? { amount: before + more, currency, invoice } : undefined;
}

/** Finds payments that were refunded or contested, and what was bought with them. */
@Injectable()
export class ReturnedMoney {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly balances: BalanceChanges,
    private readonly logger: Logger,
  ) {}

  /**
   * @param kept a live subscription, if there is any
   * @param all of the customer's subscriptions
   */
  async of(
    customer: string,
    kept: Stripe.Subscription | undefined,
    all: readonly Stripe.Subscription[],
  ): Promise<Returned> {
    const { returned, whole, contested } = await this.invoicesPaidBack(customer);
    if (returned.size === 0) return NOTHING;
    const [invoices, owner] = await this.provider.ask(async (stripe) => [
      await readAll(stripe.invoices.list({ customer, status: 'paid', limit: 100 })),
      await stripe.customers.retrieve(customer),
    ]);
    const taken = await this.balances.made(customer, 'credit_taken');
    // What was paid for a switch that is not made has bought nothing.
    const isForNothing = (invoice: Stripe.Invoice) =>
      all.some((of) => of.id === subscriptionOf(invoice) && isWrittenOffSwitch(invoice, of));
    const paid = invoices.filter((invoice) => !isForNothing(invoice)).reverse();
    const { credit } = followMoney(paid, returned, taken);
    const last = paid.at(-1)?.status_transitions.paid_at ?? 0;
    const byHand = credit ? await this.balances.takenByHand(customer, last) : 0;
    // Whoever is given a part back has it as a discount, and keeps what they have.
    const isFor = (paidBack: PaidBack['whole']) =>
      kept !== undefined &&
      hasPresentPaid(kept) &&
      followMoney(paid, paidBack, taken).subscriptions.has(kept.id);
    // Whoever takes back what they paid for a period that is over is not served for the next one.
    const isContested =
      isFor(new Map([...whole].filter(([invoice]) => contested.has(invoice)))) ||
      paid.some(
        (invoice) => contested.has(invoice.id ?? '') && subscriptionOf(invoice) === kept?.id,
      );
    const because = isContested ? 'disputed' : isFor(whole) && 'refunded';
    return {
      ...(because && { endsKeptBecause: because }),
      ...(credit && !owner.deleted && { credit: leftOf(credit, owner, taken, byHand) }),
    };
  }

  /** Else the next invoice would be paid with money that went back. */
  async takeCredit(
    customerId: string,
    { amount, currency, invoice }: NonNullable<Returned['credit']>,
  ): Promise<void> {
    this.logger.event('credit taken back', { customer: customerId }, 'warn');
    await this.balances.make(customerId, 'credit_taken', invoice, { amount, currency });
  }

  private async invoicesPaidBack(customer: string): Promise<PaidBack> {
    const created = { gte: Math.floor(Date.now() / 1_000) - LOOK_BACK };
    const payments = await this.provider.ask((stripe) =>
      returnedPayments(stripe, { customer, created }),
    );
    const returned = new Map<string, number>();
    const whole = new Map<string, number>();
    const contested = new Set<string>();
    for (const payment of payments) {
      const { charge, intent, amount, wasContested } = payment;
      if (!wasContested && (await this.isOurs(charge))) continue;
      for (const invoice of await this.invoicesOf(intent)) {
        returned.set(invoice, (returned.get(invoice) ?? 0) + amount);
        if (isWhole(payment)) whole.set(invoice, (whole.get(invoice) ?? 0) + amount);
        if (wasContested) contested.add(invoice);
      }
    }
    return { returned, whole, contested };
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
