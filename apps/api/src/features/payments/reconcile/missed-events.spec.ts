import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningSandbox, startSandbox } from '@tercet/sandbox';
import Stripe from 'stripe';
import { parseConfig } from '../../../platform/config/parse-config';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { ConcernedCustomer } from '../webhook/concerned-customer';
import { MissedEvents } from './missed-events';

const KEY = 'sk_test_missed_events';
/** More than were once read in one go. */
const EVENTS = 1_050;
const AT_ONCE = 50;
const PAGES = 11;

/** Waits less long than the real one, so that a test need not take minutes. */
class ImpatientProvider extends PaymentProvider {
  protected override readonly deadlineMs = 4_000;
}

let sandbox: RunningSandbox;
let server: { host: string; port: string; protocol: 'http' };
let stripe: Stripe;
let missed: MissedEvents;
/** Customers, the first first, whom an event is about that did not arrive. */
let gone: string[];
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  const { hostname: host, port } = new URL(sandbox.url);
  server = { host, port, protocol: 'http' };
  stripe = new Stripe(KEY, { ...server, telemetry: false });
  await stripe.webhookEndpoints.create({
    url: 'http://127.0.0.1:9/nobody-listens',
    enabled_events: ['customer.deleted'],
  });
  sandbox.payments.account(KEY).deliver({ mode: 'drop' });
  const customers = await many(() => stripe.customers.create({}));
  gone = customers.map(({ id }) => id);
  await many((index) => stripe.customers.del(gone[index] ?? ''));
  missed = missedOf(KEY);
});
afterAll(() => sandbox.close());

function missedOf(secretKey: string): MissedEvents {
  const payments = { secretKey, apiUrl: sandbox.url, isTest: true };
  const provider = new ImpatientProvider({ ...parseConfig({}), payments });
  return new MissedEvents(provider, new ConcernedCustomer(provider));
}

async function many<Made>(make: (index: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  while (made.length < EVENTS) {
    const indexes = Array.from({ length: AT_ONCE }, (_, i) => made.length + i);
    made.push(...(await Promise.all(indexes.map(make))));
  }
  return made;
}

async function all(
  events: MissedEvents,
  since?: Date,
  customers = new Set<string>(),
): Promise<Set<string>> {
  for await (const customer of events.customers(since)) customers.add(customer);
  return customers;
}

describe('events that were missed', () => {
  it('are all looked at, however many they are, and however slowly they come', async () => {
    // Each page comes in time, and all of them together do not.
    const slow = { delayMs: 500, path: '/v1/events' };
    sandbox.payments.account(KEY).failCalls(...Array.from({ length: PAGES }, () => slow));
    expect(await all(missed)).toEqual(new Set(gone));
  });

  it('are none since then', async () => {
    expect(await all(missed, new Date(Date.now() + 60_000))).toEqual(new Set());
  });

  it('after a long silence are all there were, as nobody was told of them', async () => {
    const quiet = new Stripe(`${KEY}_quiet`, { ...server, telemetry: false });
    const { id } = await quiet.customers.create({});
    await quiet.customers.del(id);
    const events = missedOf(`${KEY}_quiet`);
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    expect(await all(events, hoursAgo(3))).toEqual(new Set());
    expect(await all(events, hoursAgo(30))).toEqual(new Set([id]));
    expect(await all(events)).toEqual(new Set([id]));
  });

  it('are told as far as they are known before a page fails', async () => {
    const path = '/v1/events';
    const failure = { status: 500, path } as const;
    sandbox.payments.account(KEY).failCalls({ path }, failure, failure, failure);
    const found = new Set<string>();
    await expect(all(missed, undefined, found)).rejects.toMatchObject({
      code: 'PAYMENT_PROVIDER_ERROR',
    });
    expect(found.size).toBe(100);
  });
});
