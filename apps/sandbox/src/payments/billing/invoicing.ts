import type Stripe from 'stripe';
import { finalState, invoice, newInvoiceId, type Line } from '../objects/invoice';
import { invoicePayment, paymentIntent } from '../objects/payment';
import type { Period } from '../objects/subscription';
import type { Account } from '../store/account';
import type {
  Invoice,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  Subscription,
} from '../store/rows';
import { attempt } from './attempt';
import type { Verdict } from './cards';

export interface Bill {
  readonly lines: readonly Line[];
  readonly reason: Stripe.Invoice.BillingReason;
  readonly period: Period;
}

function paymentOf(account: Account, { id }: Invoice): InvoicePayment | undefined {
  return account.tables.invoicePayments.all().find((payment) => payment.invoice === id);
}

/** The payment that an invoice waits for; none where nothing is due. */
export function intentOf(account: Account, invoice: Invoice): PaymentIntent | undefined {
  const payment = paymentOf(account, invoice);
  return payment && account.tables.paymentIntents.get(payment.payment.payment_intent);
}

/** Makes an invoice that is not final yet, and becomes so at its moment, where one is given. */
export function draft(
  account: Account,
  subscription: Subscription,
  given: Bill,
  finalAt: number | null = null,
): Invoice {
  const customer = account.customer(subscription.customer);
  if (!customer) throw new Error(`${subscription.id} belongs to nobody.`);
  const made = account.tables.invoices.add({
    ...invoice({ id: newInvoiceId(), customer, subscription, ...given }, account.now(customer.id)),
    automatically_finalizes_at: finalAt,
  });
  account.change(subscription, { latest_invoice: made.id });
  account.emit('invoice.created', made);
  return made;
}

/** Makes an invoice final, with the payment that it waits for. */
export function finalize(account: Account, made: Invoice): void {
  const customer = account.customer(made.customer);
  if (!customer) throw new Error(`${made.id} belongs to nobody.`);
  const now = account.now(customer.id);
  account.change(made, finalState(made, customer, { origin: account.origin, now }));
  account.change(customer, {
    balance: made.ending_balance ?? 0,
    currency: made.currency,
    next_invoice_sequence: (customer.next_invoice_sequence ?? 1) + 1,
  });
  if (made.amount_due > 0) {
    const { amount_due: amount, currency } = made;
    const description = `Payment for invoice ${made.number ?? made.id}`;
    const intent = paymentIntent({ amount, currency, customer: customer.id, description }, now);
    account.tables.paymentIntents.add(intent);
    account.tables.invoicePayments.add(invoicePayment(made.id, intent, now));
    account.emit('payment_intent.created', intent);
  }
  account.emit('invoice.finalized', made);
}

/** Bills a subscription at once. */
export function bill(account: Account, subscription: Subscription, given: Bill): Invoice {
  const made = draft(account, subscription, given);
  finalize(account, made);
  return made;
}

export function markPaid(account: Account, invoice: Invoice): void {
  const now = account.now(invoice.customer);
  account.change(invoice, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + (invoice.amount_due > 0 ? 1 : 0),
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  });
  const payment = paymentOf(account, invoice);
  if (payment) {
    account.change(payment, {
      amount_paid: invoice.amount_due,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: now },
    });
    account.emit('invoice_payment.paid', payment);
  }
  account.emit('invoice.paid', invoice);
  account.emit('invoice.payment_succeeded', invoice);
}

/** Tries to have an invoice paid, for which something is due. */
export function tryToPay(
  account: Account,
  invoice: Invoice,
  method: PaymentMethod,
  verdict: Verdict,
): void {
  const intent = intentOf(account, invoice);
  if (!intent) throw new Error(`Nothing is due for ${invoice.id}.`);
  attempt(account, intent, method, verdict);
  if (verdict.kind === 'paid') return markPaid(account, invoice);
  account.change(invoice, { attempted: true, attempt_count: invoice.attempt_count + 1 });
  account.emit('invoice.payment_failed', invoice);
  if (verdict.kind === 'approval') account.emit('invoice.payment_action_required', invoice);
}

/** What was taken off an invoice from the customer's credit goes back to it. */
function giveBackCredit(account: Account, invoice: Invoice): void {
  const customer = account.customer(invoice.customer);
  const used = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  if (customer && used !== 0) {
    account.update('customer.updated', customer, { balance: customer.balance - used });
  }
}

/** Writes an invoice off, which nobody is expected to pay any more. */
export function writeOff(account: Account, invoice: Invoice): void {
  account.change(invoice, {
    auto_advance: false,
    next_payment_attempt: null,
    status: 'uncollectible',
    status_transitions: {
      ...invoice.status_transitions,
      marked_uncollectible_at: account.now(invoice.customer),
    },
  });
  account.emit('invoice.marked_uncollectible', invoice);
}

/** Gives up an invoice that nobody is to pay any more. */
export function voidInvoice(account: Account, invoice: Invoice): void {
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') return;
  giveBackCredit(account, invoice);
  const intent = intentOf(account, invoice);
  const now = account.now(invoice.customer);
  account.change(invoice, {
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  });
  if (intent) {
    account.change(intent, { status: 'canceled', canceled_at: now, next_action: null });
    account.emit('payment_intent.canceled', intent);
  }
  account.emit('invoice.voided', invoice);
}
