import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSandbox, type RunningSandbox } from '../../server';
import { newAccount, openCheckout, refusalOf, subscriptionOf } from '../testing/provider';
import { Receiver } from '../testing/receiver';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

async function turn(account: string | undefined, wishes: object) {
  const response = await fetch(`${sandbox.url}/control/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, ...wishes }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function open() {
  const { key, stripe } = newAccount(sandbox);
  return { key, stripe, ...(await openCheckout(stripe)) };
}

describe('the control API of payments', () => {
  it('plays the person, the bank and time', async () => {
    const { key, stripe, customer, session } = await open();
    const card = '4000002500003155';
    const { body } = await turn(key, {
      pay: { session: session.id, card },
      approve: { session: session.id },
      advance: { months: 1, days: 1 },
    });
    expect(body).toMatchObject({ pay: { kind: 'approval' }, approve: { kind: 'paid' } });
    expect((await stripe.invoices.list({ customer, status: 'paid' })).data).toHaveLength(2);
    await turn(key, { failNextPayment: true, advance: { months: 1 } });
    expect((await subscriptionOf(stripe, customer)).status).toBe('past_due');
    await turn(key, { replaceCard: { customer } });
    const of = await subscriptionOf(stripe, customer);
    expect(of.status).toBe('active');
    await turn(key, { refund: { id: of.id, amount: 100 } });
    expect((await stripe.refunds.list()).data).toMatchObject([{ amount: 100 }]);
    await turn(key, { dispute: { id: customer } });
    expect((await stripe.disputes.list()).data).toHaveLength(1);
    await turn(key, { deleteCustomer: customer });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    await turn(key, { reset: true });
    expect((await refusalOf(stripe.customers.retrieve(customer))).statusCode).toBe(404);
    expect((await stripe.prices.list()).data).toHaveLength(2);
  });

  it('plays the network', async () => {
    const { key, stripe } = await open();
    const receiver = await Receiver.start();
    await stripe.webhookEndpoints.create({
      url: receiver.url,
      enabled_events: ['customer.created'],
    });
    await turn(key, { deliver: { mode: 'hold' } });
    await stripe.customers.create({});
    await stripe.customers.create({});
    await turn(key, { release: 'reverse', deliver: {} });
    const { id } = JSON.parse(receiver.received[0]?.body ?? '') as { id: string };
    await turn(key, { resend: { event: id, times: 3 }, settle: true });
    expect(receiver.received).toHaveLength(5);
    await turn(key, { calls: [{ status: 502, method: 'DELETE' }] });
    const { id: made } = await stripe.customers.create({});
    expect((await refusalOf(stripe.customers.del(made))).statusCode).toBe(502);
    await turn(key, { calls: [{ status: 500 }, {}, { status: 429, path: '/v1/prices' }] });
    expect((await refusalOf(stripe.customers.list())).statusCode).toBe(500);
    await stripe.customers.list();
    await stripe.customers.list();
    expect((await refusalOf(stripe.prices.list())).statusCode).toBe(429);
    receiver.close();
  });

  it('shows calls, events and deliveries', async () => {
    const { key } = await open();
    const seen = await fetch(`${sandbox.url}/control/payments?account=${key}`);
    expect(await seen.json()).toMatchObject({
      account: key,
      calls: [
        { method: 'GET', status: 200 },
        { method: 'POST', path: '/v1/customers', status: 200 },
        { method: 'POST', path: '/v1/checkout/sessions', status: 200 },
      ],
      events: [{ type: 'customer.created' }],
      deliveries: [],
      held: [],
    });
  });

  it.each([
    { advance: { weeks: 1 } },
    { advance: 1 },
    { deliver: { mode: 'sometimes' } },
    { deliver: 'twice' },
    { deliver: { burst: 0 } },
    { calls: [{ status: 200 }] },
    { calls: { status: 500 } },
    { pay: {} },
    { pay: { session: 'cs_test_1', card: 'mine' } },
    { refund: 'sub_1' },
    { release: 'soon' },
    { afterRetries: 'forgive' },
    { reset: false },
    { advanse: { months: 1 } },
    { account: 1 },
    { account: '../x' },
  ])('refuses %j', async (wishes) => {
    expect((await turn('sk_test_knobs', wishes)).status).toBe(400);
  });

  it('does nothing of a request in which anything is unknown', async () => {
    const { key, stripe, customer } = await open();
    expect((await turn(key, { deleteCustomer: customer, nothing: true })).status).toBe(400);
    expect(await stripe.customers.retrieve(customer)).not.toHaveProperty('deleted');
  });

  it('says what is not there', async () => {
    expect(await turn('sk_test_knobs', { deleteCustomer: 'cus_none' })).toEqual({
      status: 404,
      body: { error: "No such customer: 'cus_none'" },
    });
  });

  it('forgets one account, and the others not', async () => {
    const [one, other] = [await open(), await open()];
    await fetch(`${sandbox.url}/control/payments?account=${one.key}`, { method: 'DELETE' });
    expect((await one.stripe.customers.list()).data).toEqual([]);
    expect((await other.stripe.customers.list()).data).toHaveLength(1);
  });
});

describe('the control page', () => {
  const page = async (path: string) => (await fetch(sandbox.url + path)).text();

  async function press(key: string, wishes: string) {
    const body = new URLSearchParams({ wishes });
    const response = await fetch(`${sandbox.url}/payments/${key}`, { method: 'POST', body });
    return response.text();
  }

  it('leads from the start to every account', async () => {
    const { key } = await open();
    expect(await page('/')).toContain('href="/payments"');
    expect(await page('/payments')).toContain(`href="/payments/${key}"`);
  });

  it('shows what there is, with buttons that do what the control API does', async () => {
    const { key, stripe, customer, session } = await open();
    const before = await page(`/payments/${key}`);
    for (const part of [
      customer,
      session.id.slice(0, 20),
      'customer.created',
      'noor@example.com',
    ]) {
      expect(before).toContain(part);
    }
    await press(key, JSON.stringify({ pay: { session: session.id } }));
    const after = await press(key, JSON.stringify({ advance: { months: 1 } }));
    expect((await stripe.invoices.list({ customer, status: 'paid' })).data).toHaveLength(2);
    for (const part of ['Refund', 'Dispute', 'Send again', 'invoice.paid', 'active']) {
      expect(after).toContain(part);
    }
  });

  it('says what cannot be done', async () => {
    const { key } = await open();
    expect(await press(key, '{"refund":{"id":"sub_none"}}')).toContain('No such payment');
    expect(await press(key, '{"nothing":1}')).toContain('<h1>Payments</h1>');
    expect(await press('sk_test_nobody', '{}')).toContain('<h1>Payments</h1>');
  });
});
