import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { Config } from '../../../platform/config/config';
import { isMissing } from '../../payment-provider/payment-errors';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { PAYMENT_PAGES } from '../payment-pages';
import type { CheckoutEntity } from './checkout.entity';

type Session = Stripe.Checkout.Session;

/** The provider's payment pages. */
@Injectable()
export class CheckoutSessions {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly config: Config,
  ) {}

  /** The session of a checkout: the same one however often, and by however many at once, it is made. */
  async make(checkout: CheckoutEntity): Promise<Session> {
    await this.expireOthers(checkout);
    const options = { idempotencyKey: `checkout-${checkout.attempt}` };
    return this.provider.ask((stripe) =>
      stripe.checkout.sessions.create(this.paramsOf(checkout), options),
    );
  }

  /** Undefined where there is no such session. */
  async find(id: string): Promise<Session | undefined> {
    try {
      return await this.provider.ask((stripe) => stripe.checkout.sessions.retrieve(id));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** @returns false where that is not possible any more: it may be paid */
  expire(id: string): Promise<boolean> {
    return this.provider.tryTo((stripe) => stripe.checkout.sessions.expire(id));
  }

  /** Of which nothing is known here, because the answer to the one who made them was lost. */
  private async expireOthers({ customerId: customer, attempt }: CheckoutEntity): Promise<void> {
    const { data } = await this.provider.ask((stripe) =>
      stripe.checkout.sessions.list({ customer, status: 'open' }),
    );
    for (const { id, metadata } of data) {
      if (metadata?.['attempt'] !== attempt) await this.expire(id);
    }
  }

  /** Of the row alone: whoever repeats the call must say the same. */
  private paramsOf(checkout: CheckoutEntity): Stripe.Checkout.SessionCreateParams {
    const { userId, attempt, customerId, priceId, locale } = checkout;
    const { publicUrl } = this.config;
    return {
      mode: 'subscription',
      customer: customerId,
      client_reference_id: userId,
      locale,
      // What is debited from a bank is under way for days, and may still bounce once premium is there.
      allowed_payment_method_types: ['card'],
      line_items: [{ price: priceId, quantity: 1 }],
      metadata: { attempt },
      subscription_data: { metadata: { userId } },
      success_url: `${publicUrl}${PAYMENT_PAGES.success}?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${publicUrl}${PAYMENT_PAGES.cancel}`,
    };
  }
}
