import type Stripe from 'stripe';
import type { PaymentMethod } from '../store/rows';

export interface CardDetails {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly name?: string | null;
  readonly email?: string | null;
}

export function paymentMethod(id: string, card: CardDetails, now: number): PaymentMethod {
  return {
    id,
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: null,
      email: card.email ?? null,
      name: card.name ?? null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'FR',
      display_brand: 'visa',
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: `stand-in-${card.number.slice(-8)}`,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies Stripe.PaymentMethod;
}
