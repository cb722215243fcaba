import type Stripe from 'stripe';
import type { Line } from '../objects/invoice';
import { subscriptionIdOf } from '../objects/invoice';
import { itemOf, subscription } from '../objects/subscription';
import type { Account } from '../store/account';
import { newId, PREFIXES } from '../store/ids';
import type { Customer, Invoice, PaymentMethod, Price, Subscription } from '../store/rows';
import { kindOf, type Verdict } from './cards';
import { dispute } from './disputes';
import { bill, intentOf, markPaid, tryToPay, voidInvoice } from './invoicing';
import { numberOf } from './payment-methods';
import { applyChange, awaits, dropChange } from './pending';
import { addDays, periodFrom } from './periods';

/** Days after an invoice of a renewal was made on which its payment is tried again; after the last one the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

/** In these a person has, or may still come to have, what they pay for. */
const LIVE: readonly Stripe.Subscription.Status[] = ['active', 'trialing', 'past_due', 'unpaid'];

export const isLive = ({ status }: Subscription) => LIVE.includes(status);
export const hasEnded = ({ status }: Subscription) =>
  status === 'canceled' || status === 'incomplete_expired';

export interface Order {
  readonly customer: Customer;
  readonly price: Price;
  readonly quantity: number;
  readonly metadata: Stripe.Metadata;
  readonly paymentMethod: string | null;
}

export function fullPeriodLine(of: Subscription, period: Line['period']): Line {
  const { price, quantity } = itemOf(of);
  const amount = (price.unit_amount ?? 0) * quantity;
  const description = `${quantity} × ${price.nickname ?? price.lookup_key ?? price.id}`;
  return { amount, description, period, price, quantity, proration: false };
}

/** Makes a subscription and the invoice of its first period. It stays incomplete until that is paid. */
export function openSubscription(account: Account, order: Order): Subscription {
  const now = account.now(order.customer.id);
  const period = periodFrom(now, order.price);
  const made = account.tables.subscriptions.add(
    subscription(
      {
        ...order,
        id: newId(PREFIXES.subscriptions),
        itemId: newId('si_'),
        customer: order.customer.id,
        period,
        testClock: order.customer.test_clock,
      },
      now,
    ),
  );
  account.emit('customer.subscription.created', made);
  bill(account, made, {
    lines: [fullPeriodLine(made, period)],
    reason: 'subscription_create',
    period: { start: now, end: now },
  });
  return made;
}

export function latestInvoice(account: Account, of: Subscription): Invoice {
  const invoice = of.latest_invoice && account.tables.invoices.get(of.latest_invoice);
  if (!invoice) throw new Error(`${of.id} has no invoice.`);
  return invoice;
}

function invoicesOf(
  account: Account,
  { id }: Subscription,
  wanted: Stripe.Invoice.Status,
): Invoice[] {
  return account.tables.invoices
    .all()
    .filter((invoice) => invoice.status === wanted && subscriptionIdOf(invoice) === id);
}

/** A subscription is as it should be once nothing of it is open. */
function activate(account: Account, invoice: Invoice): void {
  const of = account.tables.subscriptions.get(subscriptionIdOf(invoice) ?? '');
  if (!of || hasEnded(of)) return;
  if (invoice.status === 'paid') applyChange(account, of, invoice);
  if (invoicesOf(account, of, 'open').length > 0) return;
  account.update('customer.subscription.updated', of, { status: 'active' });
}

/** Closes an invoice for which nothing is due, and asks no bank. */
export function settleFree(account: Account, invoice: Invoice): void {
  markPaid(account, invoice);
  activate(account, invoice);
}

/** Gives up an invoice. Its subscription goes on without that payment. */
export function giveUp(
  account: Account,
  invoice: Invoice,
  how: (account: Account, invoice: Invoice) => void,
): void {
  how(account, invoice);
  const of = account.tables.subscriptions.get(subscriptionIdOf(invoice) ?? '');
  if (of && awaits(of, invoice)) dropChange(account, of);
  if (of?.status === 'past_due') activate(account, invoice);
}

/** Whoever pays with the card for it has the bank take the payment back. */
function contest(account: Account, invoice: Invoice, { id }: PaymentMethod): void {
  const paid = account.tables.charges.get(intentOf(account, invoice)?.latest_charge ?? '');
  if (paid && kindOf(numberOf(account, id)) === 'disputed') dispute(account, paid, 'fraudulent');
}

/** Tries to have an invoice paid, and brings its subscription into the state that follows. */
export function collect(
  account: Account,
  invoice: Invoice,
  method: PaymentMethod,
  verdict: Verdict,
): void {
  tryToPay(account, invoice, method, verdict);
  if (verdict.kind === 'paid') {
    activate(account, invoice);
    return contest(account, invoice, method);
  }
  // What is written off is no longer waited for.
  if (invoice.status === 'uncollectible') return;
  const of = account.tables.subscriptions.get(subscriptionIdOf(invoice) ?? '');
  if (!of || hasEnded(of) || of.status === 'incomplete' || awaits(of, invoice)) return;
  account.update('customer.subscription.updated', of, { status: 'past_due' });
}

/** After the last try to collect a payment. */
function endRetries(account: Account, of: Subscription): void {
  const { afterRetries } = account;
  if (afterRetries === 'cancel') return cancel(account, of, 'payment_failed');
  account.update('customer.subscription.updated', of, { status: afterRetries });
}

/** After a payment that nobody was there to make has failed: says when it is tried again, or that it is not. */
export function retryLater(account: Account, invoice: Invoice, of: Subscription): void {
  const now = account.now(of.customer);
  const moments = RETRY_DAYS.map((days) => addDays(invoice.created, days));
  const next = moments.find((moment) => moment > now);
  if (next === undefined) return endRetries(account, of);
  account.change(invoice, { next_payment_attempt: next });
  account.emit('invoice.updated', invoice);
}

/** Ends a subscription now. */
export function cancel(
  account: Account,
  of: Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
  details: Partial<Stripe.Subscription.CancellationDetails> = {},
): void {
  const now = account.now(of.customer);
  const wasIncomplete = of.status === 'incomplete';
  for (const invoice of invoicesOf(account, of, 'draft')) {
    account.change(invoice, { auto_advance: false, automatically_finalizes_at: null });
  }
  for (const invoice of invoicesOf(account, of, 'open')) {
    if (wasIncomplete) voidInvoice(account, invoice);
    else account.change(invoice, { auto_advance: false, next_payment_attempt: null });
  }
  account.change(of, {
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...of.cancellation_details,
      ...details,
      reason,
    },
    canceled_at: of.canceled_at ?? now,
    ended_at: now,
    pending_update: null,
    status: wasIncomplete ? 'incomplete_expired' : 'canceled',
  });
  account.emit(
    wasIncomplete ? 'customer.subscription.updated' : 'customer.subscription.deleted',
    of,
  );
}
