import type Stripe from 'stripe';
import type { Price, Product } from '../store/rows';
import { decimal } from './wire';

export interface NewProduct {
  readonly id: string;
  readonly name: string;
  readonly description?: string | null;
  readonly metadata?: Stripe.Metadata;
}

export function product({ id, name, description, metadata }: NewProduct, now: number): Product {
  return {
    id,
    object: 'product',
    active: true,
    created: now,
    default_price: null,
    description: description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: metadata ?? {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  } satisfies Stripe.Product;
}

export type Interval = 'day' | 'week' | 'month' | 'year';

export interface NewPrice {
  readonly id: string;
  readonly product: string;
  readonly currency: string;
  readonly amount: number;
  readonly interval: Interval;
  readonly intervalCount?: number;
  readonly lookupKey?: string | null;
  readonly nickname?: string | null;
  readonly metadata?: Stripe.Metadata;
}

export function price(given: NewPrice, now: number): Price {
  return {
    id: given.id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: now,
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookupKey ?? null,
    metadata: given.metadata ?? {},
    nickname: given.nickname ?? null,
    product: given.product,
    recurring: {
      interval: given.interval,
      interval_count: given.intervalCount ?? 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: given.amount,
    unit_amount_decimal: decimal(given.amount),
  } satisfies Stripe.Price;
}

/** The older form of a price, which subscription items still carry. */
export function planOf(of: Price): Stripe.Plan {
  const { interval, interval_count } = of.recurring;
  return {
    id: of.id,
    object: 'plan',
    active: of.active,
    amount: of.unit_amount,
    amount_decimal: of.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: of.created,
    currency: of.currency,
    interval,
    interval_count,
    livemode: false,
    metadata: of.metadata,
    meter: null,
    nickname: of.nickname,
    product: of.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
