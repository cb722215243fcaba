import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { inWholeUnits } from '../../payment-provider/money';
import { CustomerQuestions } from '../billing/customer-questions';
import type { AwaitedSwitch } from '../payments.types';
import { planOf } from '../sync/subscription-state';
import { awaitedInvoice } from './paid-switch';

/** The switch that a subscription waits for; none where it cannot be paid. */
function awaitedSwitch(subscription: Stripe.Subscription): AwaitedSwitch | undefined {
  const { pending_update: update } = subscription;
  const [item] = update?.subscription_items ?? [];
  const invoice = awaitedInvoice(subscription);
  if (!update || !item || !invoice?.hosted_invoice_url) return undefined;
  const currency = invoice.currency.toUpperCase();
  return {
    plan: planOf(item),
    amountDue: inWholeUnits(invoice.amount_due, currency),
    currency,
    payUrl: invoice.hosted_invoice_url,
    expiresAt: new Date(update.expires_at * 1_000),
  };
}

async function readAwaited(stripe: Stripe, customer: string): Promise<AwaitedSwitch | null> {
  const expand = ['data.latest_invoice'];
  const { data } = await stripe.subscriptions.list({ customer, expand });
  return data.map(awaitedSwitch).find(Boolean) ?? null;
}

/** Switches that banks want approved, and that are not made yet. */
@Injectable()
export class AwaitedSwitches {
  constructor(private readonly questions: CustomerQuestions) {}

  /** Null where none waits. @throws {AppError} PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR */
  of(userId: string): Promise<AwaitedSwitch | null> {
    return this.questions.ask<AwaitedSwitch | null>(userId, null, readAwaited);
  }
}
