import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { AppError } from '../../../platform/errors/app-error';
import { isMissing } from '../../payment-provider/payment-errors';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { BillingCustomers } from '../customers/billing-customers';

/** Asks the provider about the customer that an account is. */
@Injectable()
export class CustomerQuestions {
  constructor(
    private readonly customers: BillingCustomers,
    private readonly provider: PaymentProvider,
  ) {}

  /**
   * @param nothing the answer where the account never was a customer, or the provider knows it no longer
   * @throws {AppError} PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR
   */
  async ask<Answer>(
    userId: string,
    nothing: Answer,
    question: (stripe: Stripe, customer: string) => Promise<Answer>,
  ): Promise<Answer> {
    if (!this.provider.isOn) throw new AppError('PAYMENTS_OFF');
    const customer = (await this.customers.of(userId))?.customerId;
    if (customer == null) return nothing;
    try {
      return await this.provider.ask((stripe) => question(stripe, customer));
    } catch (error) {
      if (isMissing(error)) return nothing;
      throw error;
    }
  }
}
