import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { AppError } from '../../../platform/errors/app-error';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { WebhookSecret } from './webhook-secret';

/** By how much, in seconds, a signature may be older or newer than now. */
const TOLERANCE = 300;

/** The library accepts what is signed in the future. */
function isOfNow(header: string): boolean {
  const times = [...header.matchAll(/(?:^|,)\s*t=([^,]*)/g)].map(([, value]) => Number(value));
  const [time = NaN] = times;
  return times.length === 1 && Math.abs(time - Date.now() / 1_000) <= TOLERANCE;
}

/** Tells what the provider has sent from what anybody else has. */
@Injectable()
export class WebhookSignature {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly secret: WebhookSecret,
  ) {}

  /**
   * What the bytes say, once they are known to be the provider's.
   * @throws {AppError} MALFORMED_REQUEST where they are not; PAYMENTS_OFF
   */
  read(body: unknown, header: string | undefined): unknown {
    if (!this.provider.isOn) throw new AppError('PAYMENTS_OFF');
    const { current } = this.secret;
    // Not asked yet at the stand-in: it sends it again.
    if (!current) throw new AppError('SERVICE_BUSY', { retryAfterSeconds: 1 });
    if (!Buffer.isBuffer(body) || header === undefined || !isOfNow(header)) {
      throw new AppError('MALFORMED_REQUEST');
    }
    try {
      return Stripe.webhooks.constructEvent(body, header, current, TOLERANCE);
    } catch (error) {
      throw new AppError('MALFORMED_REQUEST', { cause: error });
    }
  }
}
