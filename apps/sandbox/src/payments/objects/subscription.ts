import type Stripe from 'stripe';
import type { Price, Subscription, SubscriptionItem } from '../store/rows';
import { planOf } from './price';
import { list } from './wire';

export interface Period {
  readonly start: number;
  readonly end: number;
}

export interface NewSubscription {
  readonly id: string;
  readonly itemId: string;
  readonly customer: string;
  readonly price: Price;
  readonly quantity: number;
  readonly period: Period;
  readonly paymentMethod: string | null;
  readonly testClock: string | null;
  readonly metadata: Stripe.Metadata;
}

function subscriptionItem(given: NewSubscription, now: number): SubscriptionItem {
  return {
    id: given.itemId,
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: given.period.end,
    current_period_start: given.period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(given.price),
    price: given.price,
    quantity: given.quantity,
    subscription: given.id,
    tax_rates: [],
  } satisfies Stripe.SubscriptionItem;
}

/** A subscription whose first payment has not been made yet. */
export function subscription(given: NewSubscription, now: number): Subscription {
  return {
    id: given.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: given.period.start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: given.price.currency,
    customer: given.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: given.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: list([subscriptionItem(given, now)], `/v1/subscription_items?subscription=${given.id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: given.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: given.period.start,
    status: 'incomplete',
    test_clock: given.testClock,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  } satisfies Stripe.Subscription;
}

/** Subscriptions of this product have one item each. */
export function itemOf({ id, items }: Subscription): SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`${id} has no item.`);
  return item;
}
