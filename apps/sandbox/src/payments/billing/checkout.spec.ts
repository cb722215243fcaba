import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSandbox, type RunningSandbox } from '../../server';
import { newAccount, openCheckout, refusalOf, subscriptionOf } from '../testing/provider';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

async function open() {
  const { key, stripe } = newAccount(sandbox);
  const account = sandbox.payments.account(key);
  const { customer, session } = await openCheckout(stripe);
  return { stripe, account, customer, session };
}

describe('paying a checkout session', () => {
  it('makes a subscription, its invoice, a payment and the events of all that', async () => {
    const { stripe, account, customer, session } = await open();
    expect(account.payCheckout(session.id).kind).toBe('paid');
    const paid = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice.payments'],
    });
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null, customer });
    expect(paid.subscription).toMatchObject({
      status: 'active',
      items: { data: [{ price: { lookup_key: 'premium_monthly' } }] },
      latest_invoice: {
        status: 'paid',
        amount_paid: 999,
        billing_reason: 'subscription_create',
        payments: { data: [{ status: 'paid', amount_paid: 999 }] },
      },
    });
    const { data: charges } = await stripe.charges.list({ customer });
    expect(charges).toMatchObject([{ amount: 999, paid: true, status: 'succeeded' }]);
    expect(account.events().map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        ...['customer.created', 'payment_method.attached', 'customer.subscription.created'],
        ...['invoice.created', 'payment_intent.succeeded', 'invoice.paid'],
        ...['customer.subscription.updated', 'checkout.session.completed'],
      ]),
    );
  });

  it('succeeds once, also when two tabs pay at the same time', async () => {
    const { stripe, account, customer, session } = await open();
    const kinds = [account.payCheckout(session.id), account.payCheckout(session.id)];
    expect(kinds.map(({ kind }) => kind)).toEqual(['paid', 'closed']);
    await subscriptionOf(stripe, customer);
    expect((await stripe.charges.list({ customer })).data).toHaveLength(1);
  });

  it('leaves the session open after a card that is declined', async () => {
    const { stripe, account, customer, session } = await open();
    expect(account.payCheckout(session.id, '4000000000000002')).toMatchObject({
      kind: 'declined',
      message: 'Your card was declined.',
      session: { status: 'open' },
    });
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
    expect((await stripe.charges.list({ customer })).data).toMatchObject([{ status: 'failed' }]);
    expect(account.payCheckout(session.id).kind).toBe('paid');
    expect((await subscriptionOf(stripe, customer)).status).toBe('active');
  });

  it.each(['4000002760003184', '4000002500003155'])(
    'waits for the bank’s approval of %s',
    async (card) => {
      const { stripe, account, customer, session } = await open();
      expect(account.payCheckout(session.id, card).kind).toBe('approval');
      expect((await subscriptionOf(stripe, customer)).status).toBe('incomplete');
      expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
      expect(account.approve(session.id).kind).toBe('paid');
      expect((await subscriptionOf(stripe, customer)).status).toBe('active');
      expect(account.approve(session.id).kind).toBe('closed');
    },
  );

  it('lets the person take another card when they refuse', async () => {
    const { stripe, account, customer, session } = await open();
    account.payCheckout(session.id, '4000002760003184');
    expect(account.approve(session.id, false).kind).toBe('declined');
    expect((await subscriptionOf(stripe, customer)).status).toBe('incomplete');
    expect(account.payCheckout(session.id).kind).toBe('paid');
    expect((await subscriptionOf(stripe, customer)).status).toBe('active');
    expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
  });

  it('is refused once the session has expired', async () => {
    const { stripe, account, customer, session } = await open();
    account.payCheckout(session.id, '4000002760003184');
    account.advance({ days: 1 });
    expect(account.payCheckout(session.id).kind).toBe('closed');
    expect(account.approve(session.id).kind).toBe('closed');
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
    expect((await subscriptionOf(stripe, customer)).status).toBe('incomplete_expired');
    expect((await stripe.invoices.list({ customer })).data).toMatchObject([{ status: 'void' }]);
    expect((await refusalOf(stripe.checkout.sessions.expire(session.id))).statusCode).toBe(400);
  });

  it('costs nothing where the customer has credit enough, and asks no bank', async () => {
    const { stripe, account, customer, session } = await open();
    account.payCheckout(session.id);
    const yearly = await subscriptionOf(stripe, customer);
    const item = yearly.items.data[0]?.id ?? '';
    for (const price of ['price_premium_yearly', 'price_premium_monthly']) {
      await stripe.subscriptions.update(yearly.id, {
        items: [{ id: item, price }],
        proration_behavior: 'always_invoice',
      });
    }
    await stripe.subscriptions.cancel(yearly.id);
    const again = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: 'price_premium_monthly', quantity: 1 }],
      success_url: 'http://localhost:3000/',
    });
    expect(account.payCheckout(again.id, '4000002760003184')).toMatchObject({
      kind: 'paid',
      session: { payment_status: 'no_payment_required', status: 'complete' },
    });
    const { data } = await stripe.subscriptions.list({ customer });
    expect(data).toMatchObject([{ status: 'active' }]);
  });

  it('is refused for a customer who is gone', async () => {
    const { stripe, account, customer, session } = await open();
    await stripe.customers.del(customer);
    expect(account.payCheckout(session.id).kind).toBe('closed');
  });

  it('makes a customer where the session has none', async () => {
    const { stripe, account } = await open();
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: 'price_premium_yearly', quantity: 1 }],
      subscription_data: { metadata: { userId: 'u1' } },
      success_url: 'http://localhost:3000/',
    });
    const paid = account.payCheckout(session.id).session;
    const customer = await stripe.customers.retrieve(String(paid.customer));
    expect(customer).toMatchObject({ email: 'payer@example.com', name: 'Test Payer' });
    expect((await subscriptionOf(stripe, customer.id)).metadata).toEqual({ userId: 'u1' });
  });
});
