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
