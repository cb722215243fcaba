import type Stripe from 'stripe';
import { randomText } from '../store/ids';
import type { Customer } from '../store/rows';

export interface CustomerFields {
  readonly email?: string | null;
  readonly name?: string | null;
  readonly phone?: string | null;
  readonly description?: string | null;
  readonly preferredLocales?: string[] | null;
  readonly metadata?: Stripe.Metadata;
  readonly testClock?: string | null;
  readonly defaultPaymentMethod?: string | null;
  /** Below zero: to the customer's credit. In the currency's smallest unit. */
  readonly balance?: number | undefined;
}

export function customer(id: string, given: CustomerFields, now: number): Customer {
  return {
    id,
    object: 'customer',
    address: null,
    balance: given.balance ?? 0,
    created: now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    discount: null,
    email: given.email ?? null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: given.defaultPaymentMethod ?? null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: given.metadata ?? {},
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: given.phone ?? null,
    preferred_locales: given.preferredLocales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: given.testClock ?? null,
  } satisfies Stripe.Customer;
}
