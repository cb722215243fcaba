import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { InvoiceStatus } from '../payments.enums';
import type { Invoice } from '../payments.types';
import { idOf } from '../provider/expandable';
import { inWholeUnits } from '../provider/money';
import { CustomerQuestions } from './customer-questions';

/** Two years of months; the provider's page shows all. */
const MAX_INVOICES = 24;

interface Bills {
  readonly invoices: readonly Stripe.Invoice[];
  /** Ids of payments that went back in full. */
  readonly refunded: ReadonlySet<string>;
}

async function readBills(stripe: Stripe, customer: string): Promise<Bills> {
  const [invoices, charges] = await Promise.all([
    stripe.invoices.list({ customer, limit: MAX_INVOICES, expand: ['data.payments'] }),
    stripe.charges.list({ customer, limit: 100 }),
  ]);
  const refunded = charges.data.filter((charge) => charge.refunded);
  return {
    invoices: invoices.data,
    refunded: new Set(refunded.flatMap(({ payment_intent }) => idOf(payment_intent) ?? [])),
  };
}

function statusOf(invoice: Stripe.Invoice, refunded: Bills['refunded']): InvoiceStatus {
  const { status, attempt_count, payments } = invoice;
  if (status === 'void') return 'void';
  if (status === 'paid') {
    const intents =
      payments?.data.flatMap(({ payment }) => idOf(payment.payment_intent) ?? []) ?? [];
    return intents.some((intent) => refunded.has(intent)) ? 'refunded' : 'paid';
  }
  return status === 'uncollectible' || attempt_count > 0 ? 'failed' : 'open';
}

function toInvoice(invoice: Stripe.Invoice, refunded: Bills['refunded']): Invoice {
  const currency = invoice.currency.toUpperCase();
  const amount = invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due;
  return {
    id: invoice.id,
    number: invoice.number,
    createdAt: new Date(invoice.created * 1_000),
    amount: inWholeUnits(amount, currency),
    currency,
    status: statusOf(invoice, refunded),
    pageUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
}

/** What an account was billed. */
@Injectable()
export class Invoices {
  constructor(private readonly questions: CustomerQuestions) {}

  /** The latest first; none for who never was a customer. @throws {AppError} PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR */
  of(userId: string): Promise<Invoice[]> {
    return this.questions.ask<Invoice[]>(userId, [], async (stripe, customer) => {
      const { invoices, refunded } = await readBills(stripe, customer);
      const issued = invoices.filter(({ status }) => status !== 'draft');
      return issued.map((invoice) => toInvoice(invoice, refunded));
    });
  }
}
