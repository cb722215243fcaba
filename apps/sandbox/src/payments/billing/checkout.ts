import { customer as newCustomer } from '../objects/customer';
import { subscriptionIdOf } from '../objects/invoice';
import { paymentIntent, type Decline } from '../objects/payment';
import { paymentMethod, type CardDetails } from '../objects/payment-method';
import type { Account } from '../store/account';
import { newId, PREFIXES } from '../store/ids';
import type {
  Checkout,
  CheckoutSession,
  Customer,
  Invoice,
  Price,
  Subscription,
} from '../store/rows';
import { attempt } from './attempt';
import { judge, NOT_APPROVED, PAID, type Verdict } from './cards';
import { intentOf } from './invoicing';
import { attachCard, numberOf } from './payment-methods';
import {
  cancel,
  collect,
  hasEnded,
  latestInvoice,
  openSubscription,
  settleFree,
} from './subscriptions';

/** What came of an attempt to pay a session. One that is paid or has expired is closed. */
export type CheckoutOutcome =
  | { readonly kind: 'paid' | 'approval' | 'closed'; readonly session: CheckoutSession }
  | {
      readonly kind: 'declined';
      readonly session: CheckoutSession;
      readonly decline: Decline;
    };

export interface Payer extends CardDetails {
  /** Asked for where the session names no customer. */
  readonly email?: string | null;
}

function checkoutOf(account: Account, { id }: CheckoutSession): Checkout & { price: string } {
  const checkout = account.tables.checkouts.get(id);
  if (!checkout) throw new Error(`${id} sells nothing.`);
  return checkout;
}

export function priceOf(account: Account, session: CheckoutSession): Price {
  const price = account.tables.prices.get(checkoutOf(account, session).price);
  if (!price) throw new Error(`${session.id} has no price.`);
  return price;
}

function payingCustomer(account: Account, session: CheckoutSession, payer: Payer): Customer {
  const known = session.customer === null ? undefined : account.customer(session.customer);
  if (known) return known;
  const email = session.customer_email ?? payer.email ?? null;
  const made = account.tables.customers.add(
    newCustomer(newId(PREFIXES.customers), { email, name: payer.name }, account.now()),
  );
  account.emit('customer.created', made);
  account.change(session, { customer: made.id });
  return made;
}

/** A card that is refused at once leaves a failed payment behind, and the session as it was. */
function refuse(account: Account, session: CheckoutSession, payer: Payer, verdict: Verdict): void {
  const now = account.now(session.customer ?? undefined);
  const { currency, customer, id: description } = session;
  const amount = dueFor(account, session);
  const intent = account.tables.paymentIntents.add(
    paymentIntent({ amount, currency: currency ?? '', customer, description }, now),
  );
  attempt(account, intent, paymentMethod(newId(PREFIXES.paymentMethods), payer, now), verdict);
}

function complete(account: Account, session: CheckoutSession, paid: Subscription): void {
  const customer = account.customer(paid.customer);
  account.change(session, {
    customer_details: {
      address: null,
      business_name: null,
      email: customer?.email ?? null,
      individual_name: null,
      name: customer?.name ?? null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    invoice: paid.latest_invoice,
    payment_status: latestInvoice(account, paid).amount_due > 0 ? 'paid' : 'no_payment_required',
    status: 'complete',
    subscription: paid.id,
    url: null,
  });
  account.emit('checkout.session.completed', session);
}

function settle(
  account: Account,
  session: CheckoutSession,
  of: Subscription,
  verdict: Verdict,
): CheckoutOutcome {
  const method = account.tables.paymentMethods.get(of.default_payment_method ?? '');
  if (!method) throw new Error(`${of.id} has no card.`);
  const invoice = latestInvoice(account, of);
  if (invoice.amount_due === 0) settleFree(account, invoice);
  else collect(account, invoice, method, verdict);
  if (verdict.kind === 'declined') return { kind: 'declined', session, decline: verdict.decline };
  if (verdict.kind === 'paid') complete(account, session, of);
  return { kind: verdict.kind, session };
}

/** The subscription that waits for its first payment, by this session. */
export function waitingSubscription(
  account: Account,
  session: CheckoutSession,
): Subscription | undefined {
  return account.tables.subscriptions.get(checkoutOf(account, session).waiting ?? '');
}

/** Whether an invoice is to be paid on the page of a checkout session, and so nowhere else. */
export function isPaidByCheckout(account: Account, invoice: Invoice): boolean {
  const of = subscriptionIdOf(invoice);
  const checkout = account.tables.checkouts.all().find(({ waiting }) => waiting && waiting === of);
  return !!checkout && account.tables.sessions.get(checkout.id)?.status === 'open';
}

function subscriptionFor(account: Account, session: CheckoutSession, payer: Payer): Subscription {
  const customer = payingCustomer(account, session, payer);
  const method = attachCard(account, payer, customer.id);
  const waiting = waitingSubscription(account, session);
  if (waiting) {
    account.change(waiting, { default_payment_method: method.id });
    return waiting;
  }
  const checkout = checkoutOf(account, session);
  return openSubscription(account, {
    customer,
    price: priceOf(account, session),
    quantity: checkout.quantity,
    metadata: { ...checkout.subscriptionMetadata },
    paymentMethod: method.id,
  });
}

/** What a session costs the customer who has credit, which may be nothing. */
export function dueFor(account: Account, session: CheckoutSession): number {
  const waiting = waitingSubscription(account, session);
  if (waiting) return latestInvoice(account, waiting).amount_due;
  const credit = account.customer(session.customer ?? '')?.balance ?? 0;
  return Math.max(0, (session.amount_total ?? 0) + credit);
}

/**
 * Pays a session by card, once and never again: all of it happens at once, so that of two tabs that pay one session the
 * second finds it closed.
 */
export function payCheckout(
  account: Account,
  session: CheckoutSession,
  payer: Payer,
): CheckoutOutcome {
  const waiting = waitingSubscription(account, session);
  if (session.status !== 'open' || (waiting && hasEnded(waiting)))
    return { kind: 'closed', session };
  const free = dueFor(account, session) === 0;
  const verdict = free ? PAID : judge(account, payer.number, 'present');
  if (verdict.kind === 'declined' && !waiting) {
    refuse(account, session, payer, verdict);
    return { kind: 'declined', session, decline: verdict.decline };
  }
  const of = subscriptionFor(account, session, payer);
  account.change(checkoutOf(account, session), { waiting: of.id });
  return settle(account, session, of, verdict);
}

/** What the person has told their bank about a payment that waits for them. */
export function answerApproval(
  account: Account,
  session: CheckoutSession,
  approved: boolean,
): CheckoutOutcome {
  const of = waitingSubscription(account, session);
  if (session.status !== 'open' || !of) return { kind: 'closed', session };
  if (!isAwaitingApproval(account, session)) return { kind: 'closed', session };
  const number = numberOf(account, of.default_payment_method ?? '');
  return settle(account, session, of, approved ? judge(account, number, 'approved') : NOT_APPROVED);
}

export function isAwaitingApproval(account: Account, session: CheckoutSession): boolean {
  const of = waitingSubscription(account, session);
  const intent = of && intentOf(account, latestInvoice(account, of));
  return intent?.status === 'requires_action';
}

/** Closes a session that nobody has paid. */
export function expireSession(account: Account, session: CheckoutSession): void {
  const waiting = waitingSubscription(account, session);
  if (waiting?.status === 'incomplete') cancel(account, waiting, 'payment_failed');
  account.change(session, { status: 'expired', url: null });
  account.emit('checkout.session.expired', session);
}
