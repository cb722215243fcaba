import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { inWholeUnits } from '../../payment-provider/money';
import type { AccountCredit } from '../payments.types';
import { CustomerQuestions } from './customer-questions';

async function readCredit(stripe: Stripe, id: string): Promise<AccountCredit | null> {
  const customer = await stripe.customers.retrieve(id);
  // Below zero: owed to the customer.
  if (customer.deleted || customer.balance >= 0 || !customer.currency) return null;
  const currency = customer.currency.toUpperCase();
  return { amount: inWholeUnits(-customer.balance, currency), currency };
}

/** What the next invoices of an account are paid from, before its card. */
@Injectable()
export class AccountCredits {
  constructor(private readonly questions: CustomerQuestions) {}

  /** Null where there is none. @throws {AppError} PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR */
  of(userId: string): Promise<AccountCredit | null> {
    return this.questions.ask<AccountCredit | null>(userId, null, readCredit);
  }
}
