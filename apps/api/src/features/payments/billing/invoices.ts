import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { idOf } from '../../payment-provider/expandable';
import { inWholeUnits } from '../../payment-provider/money';
import type { InvoiceStatus } from '../payments.enums';
import type { Invoice } from '../payments.types';
import { CustomerQuestions } from './customer-questions';
import { isWhole, returnedPayments, type ReturnedPayment } from './returned-payments';

/** Two years of months; the provider's page shows all. */
const MAX_INVOICES = 24;

/** What became of payments, by their ids. */
type Outcomes = ReadonlyMap<string, 'refunded' | 'disputed'>;

function outcomesOf(returned: readonly ReturnedPayment[]): Outcomes {
  const known = returned.filter((payment) => payment.wasContested || isWhole(payment));
  return new Map(
    known.map(({ intent, wasContested }) => [intent, wasContested ? 'disputed' : 'refunded']),
  );
}

function statusOf(invoice: Stripe.Invoice, outcomes: Outcomes): InvoiceStatus {
  const { billing_reason, status, attempt_count, payments } = invoice;
  if (status === 'void') return 'void';
  if (status === 'paid') {
    const intents =
      payments?.data.flatMap(({ payment }) => idOf(payment.payment_intent) ?? []) ?? [];
    return intents.map((intent) => outcomes.get(intent)).find(Boolean) ?? 'paid';
  }
  // A switch that is not made unless it is paid waits for the person, whatever was tried.
  const isAwaited = status === 'open' && billing_reason === 'subscription_update';
  const isTried = attempt_count > 0 && !isAwaited;
  return status === 'uncollectible' || isTried ? 'failed' : 'open';
}

function toInvoice(invoice: Stripe.Invoice, outcomes: Outcomes): Invoice {
  const currency = invoice.currency.toUpperCase();
  const amount = invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due;
  return {
    id: invoice.id,
    number: invoice.number,
    createdAt: new Date(invoice.created * 1_000),
    amount: inWholeUnits(amount, currency),
    currency,
    status: statusOf(invoice, outcomes),
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
      const [{ data }, returned] = await Promise.all([
        stripe.invoices.list({ customer, limit: MAX_INVOICES, expand: ['data.payments'] }),
        returnedPayments(stripe, { customer }),
      ]);
      const issued = data.filter(({ status }) => status !== 'draft');
      const outcomes = outcomesOf(returned);
      return issued.map((invoice) => toInvoice(invoice, outcomes));
    });
  }
}
