import { Injectable } from '@nestjs/common';
import { PRODUCT_NAME } from '@tercet/contracts';
import Stripe from 'stripe';
import { Config, type PaymentsConfig } from '../../platform/config/config';
import { AppError } from '../../platform/errors/app-error';
import { checkedHttpClient } from './checked-http-client';
import { isRefused, toPaymentError } from './payment-errors';
import { answerWithin } from './question';

/** For how long a try may be silent, in milliseconds, and how many follow the first. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

function connect({ secretKey, apiUrl }: PaymentsConfig): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl);
  const isHttp = protocol === 'http:';
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (isHttp ? 80 : 443),
    protocol: isHttp ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: checkedHttpClient(),
    appInfo: { name: PRODUCT_NAME },
  });
}

/** The one way to the payment provider. No transaction is open while it is asked. */
@Injectable()
export class PaymentProvider {
  private readonly client?: Stripe;
  /** No money moves. */
  readonly isTest: boolean;
  /** How long the calls of one question may follow one another, however slowly the answers come. Milliseconds. */
  protected readonly deadlineMs: number = 50_000;

  constructor({ payments }: Config) {
    if (payments) this.client = connect(payments);
    this.isTest = payments?.isTest ?? false;
  }

  /** Whether anything can be bought. */
  get isOn(): boolean {
    return this.client !== undefined;
  }

  /** @throws {AppError} PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR, PAYMENT_DECLINED */
  async ask<Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    const { client, deadlineMs } = this;
    if (!client) throw new AppError('PAYMENTS_OFF');
    try {
      return await answerWithin({ deadlineMs, graceMs: TIMEOUT_MS }, () => question(client));
    } catch (error) {
      throw toPaymentError(error);
    }
  }

  /**
   * Changes what somebody else may have changed meanwhile.
   * @returns false where the provider refused it
   * @throws {AppError} PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR
   */
  async tryTo(change: (stripe: Stripe) => Promise<unknown>): Promise<boolean> {
    try {
      await this.ask(change);
      return true;
    } catch (error) {
      if (!isRefused(error)) throw error;
      return false;
    }
  }
}
