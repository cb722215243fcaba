import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningSandbox, startSandbox } from '@tercet/sandbox';
import Stripe from 'stripe';
import type { PaymentProvider } from '../provider/payment-provider';
import { ConcernedCustomer } from '../webhook/concerned-customer';
import { MissedEvents } from './missed-events';

const KEY = 'sk_test_missed_events';
/** More than were once read in one go. */
const EVENTS = 1_050;
const AT_ONCE = 50;

let sandbox: RunningSandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  const { hostname: host, port } = new URL(sandbox.url);
  stripe = new Stripe(KEY, { host, port, protocol: 'http', telemetry: false });
  await stripe.webhookEndpoints.create({
    url: 'http://127.0.0.1:9/nobody-listens',
    enabled_events: ['customer.deleted'],
  });
  sandbox.payments.account(KEY).deliver({ mode: 'drop' });
});
afterAll(() => sandbox.close());

async function many<Made>(make: (index: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  while (made.length < EVENTS) {
    const indexes = Array.from({ length: AT_ONCE }, (_, i) => made.length + i);
    made.push(...(await Promise.all(indexes.map(make))));
  }
  return made;
}

describe('events that were missed', () => {
  it('are all looked at, however many they are', async () => {
    const customers = await many(() => stripe.customers.create({}));
    const gone = customers.map(({ id }) => id);
    await many((index) => stripe.customers.del(gone[index] ?? ''));
    const provider = {
      ask: <Answer>(question: (client: Stripe) => Promise<Answer>) => question(stripe),
    } as PaymentProvider;
    const missed = new MissedEvents(provider, new ConcernedCustomer(provider));
    expect(await missed.customers(undefined)).toEqual(new Set(gone));
    expect(await missed.customers(new Date(Date.now() + 60_000))).toEqual(new Set());
  });
});
