import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startSandbox, type RunningSandbox } from '../../server';
import { newAccount, openCheckout } from '../testing/provider';
import { accepts, Receiver } from '../testing/receiver';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

const receivers: Receiver[] = [];
afterEach(() => receivers.splice(0).forEach((receiver) => receiver.close()));

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function listening(enabled_events = ['customer.*']) {
  const { key, stripe } = newAccount(sandbox);
  const account = sandbox.payments.account(key);
  const receiver = await Receiver.start();
  receivers.push(receiver);
  const endpoint = await stripe.webhookEndpoints.create({
    url: receiver.url,
    enabled_events: enabled_events as ['*'],
  });
  return { stripe, account, receiver, endpoint, secret: endpoint.secret ?? '' };
}

describe('events', () => {
  it('are sent to those who want to hear of them, signed as the SDK checks it', async () => {
    const { stripe, account, receiver, secret } = await listening(['customer.created']);
    const { id } = await stripe.customers.create({ name: 'Noor' });
    await stripe.customers.update(id, { name: 'Noor Haddad' });
    await account.settled();
    expect(receiver.types()).toEqual(['customer.created']);
    const [received] = receiver.received;
    if (!received) throw new Error('Nothing came.');
    expect(accepts(received, secret)).toBe(true);
    expect(accepts(received, 'whsec_other')).toBe(false);
    expect(accepts({ ...received, body: `${received.body} ` }, secret)).toBe(false);
  });

  it('hold their object as it was, and what it was before', async () => {
    const { stripe, account } = await listening();
    const { id } = await stripe.customers.create({ name: 'Noor' });
    await stripe.customers.update(id, { name: 'Noor Haddad' }, { idempotencyKey: 'rename' });
    const [created, updated] = account.events();
    expect(created?.data.object).toMatchObject({ id, name: 'Noor' });
    expect(updated?.data).toMatchObject({
      object: { name: 'Noor Haddad' },
      previous_attributes: { name: 'Noor' },
    });
    expect(updated?.request?.idempotency_key).toBe('rename');
    expect(await stripe.events.retrieve(updated?.id ?? '')).toMatchObject({ id: updated?.id });
  });

  it('are sent again until they are taken', async () => {
    const { stripe, account, receiver } = await listening();
    account.deliver({ retryDelaysMs: [10, 10, 10] });
    receiver.statuses.push(500, 503);
    const answer = receiver.hold();
    await stripe.customers.create({});
    const missed = await stripe.events.list({ delivery_success: false });
    expect(missed.data).toHaveLength(1);
    answer();
    await account.settled();
    expect(receiver.received).toHaveLength(3);
    expect(account.deliveries()).toMatchObject([
      { state: 'delivered', attempts: [{ status: 500 }, { status: 503 }, { status: 200 }] },
    ]);
    expect((await stripe.events.list({ delivery_success: false })).data).toEqual([]);
  });

  it('are missed where nobody takes them', async () => {
    const { stripe, account, receiver } = await listening();
    account.deliver({ retryDelaysMs: [5] });
    receiver.statuses.push(500, 500);
    await stripe.customers.create({});
    await account.settled();
    expect(account.deliveries()).toMatchObject([{ state: 'failed' }]);
    expect((await stripe.events.list({ delivery_success: false })).data).toHaveLength(1);
  });
});

describe('the way of events', () => {
  it('can lose them', async () => {
    const { stripe, account, receiver } = await listening();
    account.deliver({ mode: 'drop' });
    await stripe.customers.create({});
    await account.settled();
    expect(receiver.received).toEqual([]);
    const { data } = await stripe.events.list({ delivery_success: false });
    expect(data.map(({ type }) => type)).toEqual(['customer.created']);
    expect(account.deliveries()).toMatchObject([{ state: 'dropped', attempts: [] }]);
  });

  it('can send them twice, or many times together', async () => {
    const { stripe, account, receiver } = await listening();
    account.deliver({ mode: 'twice' });
    await stripe.customers.create({});
    await account.settled();
    expect(receiver.received).toHaveLength(2);
    account.deliver({ burst: 20 });
    await stripe.customers.create({});
    await account.settled();
    expect(receiver.received).toHaveLength(22);
  });

  it('can turn them round', async () => {
    const { stripe, account, receiver } = await listening(['*']);
    const { session } = await openCheckout(stripe);
    await account.settled();
    const known = receiver.received.length;
    const before = account.events().length;
    account.deliver({ mode: 'reverse' });
    // All of it in one moment, however slow the machine is.
    account.payCheckout(session.id);
    await account.settled();
    const happened = account.events().slice(before);
    expect(happened.length).toBeGreaterThan(2);
    const types = happened.map(({ type }) => type);
    expect(receiver.types().slice(known)).toEqual(types.toReversed());
  });

  it('can hold them, and let them go in any order', async () => {
    const { stripe, account, receiver } = await listening();
    account.deliver({ mode: 'hold' });
    const { id } = await stripe.customers.create({});
    await stripe.customers.update(id, { name: 'A' });
    await stripe.customers.del(id);
    await account.settled();
    expect(receiver.received).toEqual([]);
    const [first = '', second = '', third = ''] = account.held();
    await account.release([second, third, first]);
    expect(receiver.types()).toEqual(['customer.updated', 'customer.deleted', 'customer.created']);
    expect(account.held()).toEqual([]);
  });

  it('can be slow', async () => {
    const { stripe, account, receiver } = await listening();
    account.deliver({ delayMs: 100 });
    const begun = performance.now();
    await stripe.customers.create({});
    await account.settled();
    expect(performance.now() - begun).toBeGreaterThan(99);
    expect(receiver.received).toHaveLength(1);
  });

  it.each([{ wrongSecret: true }, { oldTimestamp: true }])('can be forged: %j', async (forged) => {
    const { stripe, account, receiver, secret } = await listening();
    account.deliver(forged);
    await stripe.customers.create({});
    await account.settled();
    expect(receiver.received.map((received) => accepts(received, secret))).toEqual([false]);
  });

  it('can be gone once more', async () => {
    const { stripe, account, receiver } = await listening();
    await stripe.customers.create({});
    await account.settled();
    const [event] = account.events();
    const attempts = await account.resend(event?.id ?? '', 5);
    expect(attempts.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(receiver.received).toHaveLength(6);
  });
});

describe('resetting an account', () => {
  it('gives up what is on its way', async () => {
    const { stripe, account, receiver } = await listening();
    receiver.statuses.push(500);
    await stripe.customers.create({});
    account.reset();
    await account.settled();
    expect(receiver.received.length).toBeLessThanOrEqual(1);
    await stripe.customers.create({});
    await account.settled();
    expect(receiver.types().at(-1)).toBe('customer.created');
    expect(account.deliveries()).toMatchObject([{ state: 'delivered' }]);
  });
});

describe('endpoints for webhooks', () => {
  it('tell their secret once, and can be listed, changed and deleted', async () => {
    const { stripe, account, receiver, endpoint, secret } = await listening();
    expect(secret).toMatch(/^whsec_\w+$/);
    const { data } = await stripe.webhookEndpoints.list();
    expect(data).toMatchObject([{ id: endpoint.id, url: receiver.url, status: 'enabled' }]);
    expect(data[0]?.secret).toBeUndefined();
    await stripe.webhookEndpoints.update(endpoint.id, { disabled: true });
    await stripe.customers.create({});
    await stripe.webhookEndpoints.update(endpoint.id, { disabled: false });
    await stripe.customers.create({});
    await account.settled();
    expect(receiver.received).toHaveLength(1);
    await stripe.webhookEndpoints.del(endpoint.id);
    expect((await stripe.webhookEndpoints.list()).data).toEqual([]);
  });
});

describe('calls of the API', () => {
  it('fail as they are told to, and only so often', async () => {
    const { stripe, account } = await listening();
    // The SDK tries once more by itself where a connection breaks.
    account.failCalls({ status: 500 }, { status: 429 }, { cut: true }, { cut: true });
    const types: string[] = [];
    for (let call = 0; call < 4; call += 1) {
      types.push(
        await stripe.customers.create({}).then(
          () => 'done',
          (error: { type: string }) => error.type,
        ),
      );
    }
    expect(types).toEqual([
      ...['StripeAPIError', 'StripeRateLimitError', 'StripeConnectionError', 'done'],
    ]);
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  it('can lose an answer, which the same key gets afterwards', async () => {
    const { stripe, account } = await listening();
    const lost = { path: '/v1/customers', cut: true, afterwards: true };
    account.failCalls(lost, lost);
    await stripe.prices.list();
    const made = await stripe.customers.create({}, { maxNetworkRetries: 2 });
    expect((await stripe.customers.list()).data.map(({ id }) => id)).toEqual([made.id]);
  });

  it('find the key taken while the first of them is still being answered', async () => {
    const { stripe, account } = await listening();
    // Longer than any test lasts: the second call comes in time on any machine.
    account.failCalls({ delayMs: 600_000 });
    const create = () => stripe.customers.create({}, { idempotencyKey: 'slow' }).catch(String);
    const asked = account.calls().length;
    void create();
    await until(() => account.calls().length > asked);
    expect(await create()).toContain('in-progress');
    expect((await stripe.customers.list()).data).toEqual([]);
  });

  it('are written down', async () => {
    const { stripe, account } = await listening();
    await stripe.customers.create({ name: 'Noor' }, { idempotencyKey: 'k' });
    expect(account.calls().at(-1)).toMatchObject({
      method: 'POST',
      path: '/v1/customers',
      body: 'name=Noor',
      idempotencyKey: 'k',
      status: 200,
    });
  });
});
