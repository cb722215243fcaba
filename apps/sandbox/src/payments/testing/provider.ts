import Stripe from 'stripe';
import type { RunningSandbox } from '../../server';

let keys = 0;

/** An account of its own for one test, and the real SDK that speaks to it. */
export function newAccount(sandbox: RunningSandbox, key = `sk_test_spec${(keys += 1)}`) {
  const { hostname, port } = new URL(sandbox.url);
  const stripe = new Stripe(key, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return { key, stripe };
}

/** What a call was refused with. */
export async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  return call.then(
    () => {
      throw new Error('This was not refused.');
    },
    (error: Stripe.errors.StripeError) => error,
  );
}

/** A customer with an open session for one of the product's prices. */
export async function openCheckout(stripe: Stripe, lookupKey = 'premium_monthly') {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey] });
  const customer = await stripe.customers.create({ email: 'noor@example.com' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: data[0]?.id ?? '', quantity: 1 }],
    success_url: 'http://localhost:3000/checkout/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/checkout/cancel',
  });
  return { customer: customer.id, session };
}

/** The one subscription of a customer, whatever its state. */
export async function subscriptionOf(stripe: Stripe, customer: string) {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
  const [only] = data;
  if (!only || data.length > 1) throw new Error(`${data.length} subscriptions`);
  return only;
}
