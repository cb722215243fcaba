import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { startSandbox, type RunningSandbox } from '../../server';
import { newAccount, refusalOf } from '../testing/provider';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

const open = () => newAccount(sandbox).stripe;

async function checkoutFor(stripe: Stripe, customer: string, idempotencyKey?: string) {
  const { data } = await stripe.prices.list({ lookup_keys: ['premium_monthly'] });
  return stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: 'u1',
      locale: 'fr',
      line_items: [{ price: data[0]?.id ?? '', quantity: 1 }],
      success_url: 'http://localhost:3000/checkout/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/checkout/cancel',
    },
    { idempotencyKey },
  );
}

describe('the payment provider’s stand-in, through the real SDK', () => {
  it('sells the product’s two prices, found by lookup key, with the product put in', async () => {
    const { data, has_more } = await open().prices.list({
      active: true,
      lookup_keys: ['premium_monthly', 'premium_yearly'],
      expand: ['data.product'],
    });
    expect(has_more).toBe(false);
    expect(data.map((price) => [price.lookup_key, price.unit_amount, price.currency])).toEqual([
      ['premium_yearly', 8999, 'eur'],
      ['premium_monthly', 999, 'eur'],
    ]);
    expect(data[0]?.recurring?.interval).toBe('year');
    expect(data[0]?.product).toMatchObject({ object: 'product', name: 'Tercet Premium' });
  });

  it('keeps customers, and what is left of those who are deleted', async () => {
    const stripe = open();
    const made = await stripe.customers.create({
      email: 'noor@example.com',
      name: 'Noor',
      preferred_locales: ['fr', 'en'],
      metadata: { userId: 'u1', gone: 'soon' },
    });
    await stripe.customers.update(made.id, {
      email: 'noor@example.org',
      metadata: { gone: '' },
    });
    expect(await stripe.customers.retrieve(made.id)).toMatchObject({
      email: 'noor@example.org',
      name: 'Noor',
      preferred_locales: ['fr', 'en'],
      metadata: { userId: 'u1' },
    });
    expect(await stripe.customers.del(made.id)).toMatchObject({ id: made.id, deleted: true });
    expect(await stripe.customers.retrieve(made.id)).toEqual(
      expect.objectContaining({ id: made.id, object: 'customer', deleted: true }),
    );
    expect((await refusalOf(stripe.customers.update(made.id, { name: 'A' }))).statusCode).toBe(404);
    expect((await stripe.customers.list()).data).toEqual([]);
  });

  it('keeps accounts apart', async () => {
    const { id } = await open().customers.create({});
    expect(await refusalOf(open().customers.retrieve(id))).toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      param: 'id',
      statusCode: 404,
    });
  });

  it('pages through lists', async () => {
    const stripe = open();
    for (let made = 0; made < 25; made += 1) await stripe.customers.create({ name: `${made}` });
    const names: (string | null | undefined)[] = [];
    for await (const { name } of stripe.customers.list({ limit: 10 })) names.push(name);
    expect(names).toEqual(Array.from({ length: 25 }, (_none, index) => `${24 - index}`));
    const first = await stripe.customers.list({ limit: 3 });
    const last = first.data.at(-1)?.id;
    const before = await stripe.customers.list({ limit: 2, ending_before: last });
    expect(before.data.map(({ name }) => name)).toEqual(['24', '23']);
  });

  it('lists what was added to a balance, the latest first', async () => {
    const stripe = open();
    const { id } = await stripe.customers.create({});
    const other = await stripe.customers.create({});
    const add = (customer: string, amount: number, why: string) =>
      stripe.customers.createBalanceTransaction(customer, {
        amount,
        currency: 'eur',
        metadata: { why },
      });
    await add(id, -500, 'gift');
    await add(other.id, -100, 'other');
    await add(id, 200, 'taken');
    expect((await stripe.customers.listBalanceTransactions(id)).data).toMatchObject([
      { amount: 200, ending_balance: -300, metadata: { why: 'taken' } },
      { amount: -500, ending_balance: -500, metadata: { why: 'gift' } },
    ]);
  });

  it('opens checkout sessions', async () => {
    const stripe = open();
    const { id: customer } = await stripe.customers.create({});
    const session = await checkoutFor(stripe, customer);
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 999,
      client_reference_id: 'u1',
      customer,
      locale: 'fr',
      url: `${sandbox.url}/pay/checkout/${session.id}`,
    });
    const whole = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['customer', 'line_items'],
    });
    expect(whole.customer).toMatchObject({ id: customer, object: 'customer' });
    expect(whole.line_items?.data[0]?.price?.lookup_key).toBe('premium_monthly');
    const open_ = await stripe.checkout.sessions.list({ customer, status: 'open' });
    expect(open_.data.map(({ id }) => id)).toEqual([session.id]);
    const expired = await stripe.checkout.sessions.expire(session.id);
    expect([expired.status, expired.url]).toEqual(['expired', null]);
    expect((await refusalOf(stripe.checkout.sessions.expire(session.id))).statusCode).toBe(400);
  });
});

describe('the same key', () => {
  it('gets the same answer, also to calls that come together', async () => {
    const stripe = open();
    const { id: customer } = await stripe.customers.create({});
    const sessions = await Promise.all(
      Array.from({ length: 5 }, () => checkoutFor(stripe, customer, 'attempt-1')),
    );
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
    expect((await stripe.checkout.sessions.list({ customer })).data).toHaveLength(1);
  });

  it('does not stand for something else', async () => {
    const stripe = open();
    await stripe.customers.create({ name: 'One' }, { idempotencyKey: 'key' });
    const error = await refusalOf(
      stripe.customers.create({ name: 'Other' }, { idempotencyKey: 'key' }),
    );
    expect([error.statusCode, error.type]).toEqual([400, 'StripeIdempotencyError']);
  });

  it('gets the same refusal', async () => {
    const stripe = open();
    const create = () => checkoutFor(stripe, 'cus_none', 'key');
    expect(await refusalOf(create())).toMatchObject({ param: 'customer', statusCode: 400 });
    expect(await refusalOf(create())).toMatchObject({ param: 'customer', statusCode: 400 });
  });
});

describe('what is not right', () => {
  const statusOf = async (path: string, key?: string, method = 'GET') => {
    const headers = key === undefined ? undefined : { authorization: `Bearer ${key}` };
    const response = await fetch(sandbox.url + path, { method, headers });
    const { error } = (await response.json()) as { error: { message: string } };
    expect(error.message).not.toBe('');
    expect(response.headers.get('request-id')).toMatch(/^req_/);
    return response.status;
  };

  it('needs a secret key for tests', async () => {
    expect(await statusOf('/v1/customers')).toBe(401);
    expect(await statusOf('/v1/customers', 'nothing')).toBe(401);
    expect(await statusOf('/v1/customers', 'pk_test_1')).toBe(401);
    expect(await statusOf('/v1/customers', 'sk_live_1')).toBe(401);
    expect(await refusalOf(newAccount(sandbox, 'sk_live_1').stripe.customers.list())).toMatchObject(
      { type: 'StripeAuthenticationError' },
    );
  });

  it('says so where there is nothing, in a way that the SDK understands', async () => {
    expect(await statusOf('/v1/nothing', 'sk_test_1')).toBe(404);
    expect(await statusOf('/v1/customers', 'sk_test_1', 'PATCH')).toBe(404);
    expect(await refusalOf(open().coupons.list())).toMatchObject({ statusCode: 404 });
  });

  it('refuses unknown parameters, before it does anything', async () => {
    const stripe = open();
    const wrong = { name: 'A', emial: 'a@b.example' } as Stripe.CustomerCreateParams;
    expect(await refusalOf(stripe.customers.create(wrong))).toMatchObject({
      code: 'parameter_unknown',
      param: 'emial',
    });
    expect((await stripe.customers.list()).data).toEqual([]);
  });

  it('refuses what the provider’s version has taken away', async () => {
    const stripe = open();
    const params = {
      mode: 'subscription',
      line_items: [{ price: 'price_premium_monthly', quantity: 1 }],
      success_url: 'http://localhost:3000/',
      payment_method_types: ['card'],
    } as Stripe.Checkout.SessionCreateParams;
    expect(await refusalOf(stripe.checkout.sessions.create(params))).toMatchObject({
      code: 'parameter_unknown',
      param: 'payment_method_types',
    });
  });

  it('refuses values that are none', async () => {
    const stripe = open();
    const list = (params: object) => refusalOf(stripe.subscriptions.list(params));
    expect(await list({ status: 'sleeping' })).toMatchObject({ param: 'status' });
    expect(await list({ limit: 1000 })).toMatchObject({ param: 'limit' });
    expect(await list({ limit: 'ten' })).toMatchObject({ param: 'limit' });
    expect(await refusalOf(stripe.prices.list({ expand: ['data.nothing'] }))).toMatchObject({
      param: 'expand',
    });
  });
});
