import type Stripe from 'stripe';
import { newId, PREFIXES } from '../store/ids';
import type { Customer, Invoice, Price, Subscription } from '../store/rows';
import { itemOf, type Period } from './subscription';
import { decimal, list } from './wire';

/** What one line of an invoice asks for, or gives back. */
export interface Line {
  readonly amount: number;
  readonly description: string;
  readonly period: Period;
  readonly price: Price;
  readonly quantity: number;
  readonly proration: boolean;
}

export interface NewInvoice {
  readonly id: string;
  readonly customer: Customer;
  readonly subscription: Subscription;
  readonly lines: readonly Line[];
  readonly reason: Stripe.Invoice.BillingReason;
  readonly period: Period;
  /** What the prorations of a preview are reckoned from. */
  readonly prorationDate?: number;
}

function lineItem(invoice: NewInvoice, line: Line): Stripe.InvoiceLineItem {
  const { subscription } = invoice;
  return {
    id: newId('il_'),
    object: 'line_item',
    amount: line.amount,
    currency: line.price.currency,
    description: line.description,
    discount_amounts: [],
    discountable: !line.proration,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.proration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: itemOf(subscription).id,
      },
      type: 'subscription_item_details',
    },
    period: { start: line.period.start, end: line.period.end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price.id, product: line.price.product },
      type: 'price_details',
      unit_amount_decimal: line.price.unit_amount_decimal,
    },
    quantity: line.quantity,
    quantity_decimal: decimal(line.quantity),
    subscription: subscription.id,
    subtotal: line.amount,
    taxes: [],
  };
}

const BLANK = {
  account_country: 'FR',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  automatic_tax: {
    disabled_reason: null,
    enabled: false,
    liability: null,
    provider: null,
    status: null,
  },
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  on_behalf_of: null,
  payment_settings: {
    default_mandate: null,
    payment_method_options: null,
    payment_method_types: null,
  },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} as const satisfies Partial<Stripe.Invoice>;

/** What a customer owes of a total, once what they have to their credit is taken off it. */
function dueOf(total: number, { balance }: Customer) {
  const due = Math.max(0, total + balance);
  return {
    amount_due: due,
    amount_remaining: due,
    starting_balance: balance,
    ending_balance: Math.min(0, total + balance),
  };
}

/** What makes an invoice final, so that it awaits its payment. */
export function finalState(
  { id, total, status_transitions }: Invoice,
  customer: Customer,
  { origin, now }: { readonly origin: string; readonly now: number },
): Partial<Invoice> {
  const sequence = customer.next_invoice_sequence ?? 1;
  const page = `${origin}/pay/invoices/${id}`;
  return {
    ...dueOf(total, customer),
    automatically_finalizes_at: null,
    effective_at: now,
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    number: `${customer.invoice_prefix ?? ''}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...status_transitions, finalized_at: now },
  };
}

/** A draft of an invoice. */
export function invoice(given: NewInvoice, now: number): Invoice {
  const { id, customer, subscription } = given;
  const total = given.lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    ...structuredClone(BLANK),
    id,
    object: 'invoice',
    account_name: null,
    ...dueOf(total, customer),
    amount_paid: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: given.reason,
    created: now,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    default_payment_method: null,
    effective_at: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: list(
      given.lines.map((line) => lineItem(given, line)),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
        ...(given.prorationDate !== undefined && {
          subscription_proration_date: given.prorationDate,
        }),
      },
      type: 'subscription_details',
    },
    period_end: given.period.end,
    period_start: given.period.start,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: customer.test_clock,
    total,
    total_excluding_tax: total,
  } satisfies Stripe.Invoice;
}

export const newInvoiceId = () => newId(PREFIXES.invoices);

/** The subscription that an invoice bills. */
export function subscriptionIdOf({ parent }: Pick<Invoice, 'parent'>): string | undefined {
  const subscription = parent?.subscription_details?.subscription;
  return typeof subscription === 'string' ? subscription : undefined;
}
