import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type RunningSandbox, startSandbox } from '@tercet/sandbox';
import Stripe from 'stripe';
import { parseConfig } from '../../../platform/config/parse-config';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { ConcernedCustomer } from '../webhook/concerned-customer';
import { RecentEvents } from './recent-events';

const KEY = 'sk_test_recent_events';
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
let recent: RecentEvents;
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
  recent = eventsAt(KEY);
});
afterAll(() => sandbox.close());

function providerWith(secretKey: string): PaymentProvider {
  const payments = { secretKey, apiUrl: sandbox.url, isTest: true };
  return new ImpatientProvider({ ...parseConfig({}), payments });
}

function eventsAt(secretKey: string): RecentEvents {
  const provider = providerWith(secretKey);
  return new RecentEvents(provider, new ConcernedCustomer(provider));
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
  events: RecentEvents,
  since?: Date,
  customers = new Set<string>(),
): Promise<Set<string>> {
  for await (const customer of events.customers(since)) customers.add(customer);
  return customers;
}

describe('recent events', () => {
  it('are all looked at, however many they are, and however slowly they come', async () => {
    // Each page comes in time, and all of them together do not.
    const slow = { delayMs: 500, path: '/v1/events' };
    sandbox.payments.account(KEY).failCalls(...Array.from({ length: PAGES }, () => slow));
    expect(await all(recent)).toEqual(new Set(gone));
  });

  it('are none since then', async () => {
    expect(await all(recent, new Date(Date.now() + 60_000))).toEqual(new Set());
  });

  it('are looked at although they are called delivered, as all are once the address is switched off', async () => {
    const quiet = new Stripe(`${KEY}_quiet`, { ...server, telemetry: false });
    const { id } = await quiet.customers.create({});
    await quiet.customers.del(id);
    expect((await quiet.events.list({ delivery_success: false })).data).toEqual([]);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    expect(await all(eventsAt(`${KEY}_quiet`), anHourAgo)).toEqual(new Set([id]));
  });

  it('are all looked at although it cannot be learnt whom one is about', async () => {
    const key = `${KEY}_unclear`;
    const strange = new Stripe(key, { ...server, telemetry: false });
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { id } = await strange.customers.create({});
      await strange.customers.del(id);
      ids.push(id);
    }
    const provider = providerWith(key);
    const concerned = new ConcernedCustomer(provider);
    jest.spyOn(concerned, 'of').mockRejectedValueOnce(new Error('unclear'));
    const found = new Set<string>();
    const events = new RecentEvents(provider, concerned);
    await expect(all(events, undefined, found)).rejects.toThrow('unclear');
    // The latest come first.
    expect(found).toEqual(new Set(ids.slice(0, 2)));
  });

  it('are told as far as they are known before a page fails', async () => {
    const path = '/v1/events';
    const failure = { status: 500, path } as const;
    sandbox.payments.account(KEY).failCalls({ path }, failure, failure, failure);
    const found = new Set<string>();
    await expect(all(recent, undefined, found)).rejects.toMatchObject({
      code: 'PAYMENT_PROVIDER_ERROR',
    });
    expect(found.size).toBe(100);
  });
});
