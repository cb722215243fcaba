import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { startSandbox, type RunningSandbox } from '../../server';
import { newAccount, openCheckout, refusalOf, subscriptionOf } from '../testing/provider';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

const DAY = 86_400;
const endOf = (of: Stripe.Subscription) => of.items.data[0]?.current_period_end ?? 0;
const itemOf = (of: Stripe.Subscription) => of.items.data[0]?.id ?? '';

async function subscribed(card?: string, lookupKey?: string) {
  const { key, stripe } = newAccount(sandbox);
  const account = sandbox.payments.account(key);
  const { customer, session } = await openCheckout(stripe, lookupKey);
  expect(account.payCheckout(session.id, card).kind).toBe('paid');
  const subscription = await subscriptionOf(stripe, customer);
  return { stripe, account, customer, subscription };
}

describe('the life of a subscription', () => {
  it('renews every month', async () => {
    const { stripe, account, customer, subscription } = await subscribed();
    account.advance({ months: 3 });
    const renewed = await subscriptionOf(stripe, customer);
    expect(renewed.status).toBe('active');
    expect(endOf(renewed) - endOf(subscription)).toBeGreaterThan(85 * DAY);
    const { data: invoices } = await stripe.invoices.list({ customer, status: 'paid' });
    expect(invoices.map(({ billing_reason }) => billing_reason)).toEqual([
      ...['subscription_cycle', 'subscription_cycle', 'subscription_cycle'],
      'subscription_create',
    ]);
    expect(invoices.map(({ number }) => number?.slice(-4))).toEqual([
      ...['0004', '0003', '0002', '0001'],
    ]);
  });

  it('tries a payment again after 3, 5 and 7 days, then ends', async () => {
    const { stripe, account, customer } = await subscribed('4000000000000341');
    account.advance({ months: 1 });
    const status = async () => (await subscriptionOf(stripe, customer)).status;
    const attempts = async () =>
      (await stripe.invoices.list({ customer, status: 'open' })).data[0]?.attempt_count;
    expect([await status(), await attempts()]).toEqual(['past_due', 1]);
    account.advance({ days: 4 });
    expect([await status(), await attempts()]).toEqual(['past_due', 2]);
    account.advance({ days: 2 });
    expect([await status(), await attempts()]).toEqual(['past_due', 3]);
    account.advance({ days: 2 });
    expect([await status(), await attempts()]).toEqual(['canceled', 4]);
    const ended = await subscriptionOf(stripe, customer);
    expect(ended.cancellation_details?.reason).toBe('payment_failed');
    account.advance({ months: 3 });
    expect((await stripe.invoices.list({ customer })).data).toHaveLength(2);
  });

  it('goes on once another card pays', async () => {
    const { stripe, account, customer } = await subscribed();
    account.failNextPayment();
    account.advance({ months: 1 });
    expect((await subscriptionOf(stripe, customer)).status).toBe('past_due');
    account.replaceCard(customer);
    expect((await subscriptionOf(stripe, customer)).status).toBe('active');
    account.advance({ months: 1 });
    expect((await subscriptionOf(stripe, customer)).status).toBe('active');
  });

  it('cannot renew with a card that always asks', async () => {
    const { key, stripe } = newAccount(sandbox);
    const account = sandbox.payments.account(key);
    const { customer, session } = await openCheckout(stripe);
    account.payCheckout(session.id, '4000002760003184');
    account.approve(session.id);
    account.advance({ months: 1 });
    expect((await subscriptionOf(stripe, customer)).status).toBe('past_due');
  });

  it('ends with its period where that is wished, and not before', async () => {
    const { stripe, account, customer, subscription } = await subscribed();
    const { id } = subscription;
    const wished = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(wished).toMatchObject({ status: 'active', cancel_at: endOf(subscription) });
    account.advance({ days: 20 });
    expect((await subscriptionOf(stripe, customer)).status).toBe('active');
    account.advance({ days: 20 });
    const ended = await subscriptionOf(stripe, customer);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: endOf(subscription) });
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
    expect(account.events().at(-1)?.type).toBe('customer.subscription.deleted');
    const error = await refusalOf(stripe.subscriptions.update(id, { cancel_at_period_end: false }));
    expect(error.statusCode).toBe(400);
  });

  it('ends with its period where that is wished for by its day, and is not billed for another', async () => {
    const { stripe, account, customer, subscription } = await subscribed();
    const cancel_at = endOf(subscription);
    await stripe.subscriptions.update(subscription.id, { cancel_at });
    account.advance({ months: 1, days: 1 });
    const ended = await subscriptionOf(stripe, customer);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: cancel_at });
    expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
  });

  it('begins a period an hour before its payment is collected, where that is set up so', async () => {
    const { stripe, account, customer, subscription } = await subscribed('4000000000000341');
    account.draftRenewals();
    account.advance({ days: (endOf(subscription) - account.now()) / DAY });
    const renewed = await subscriptionOf(stripe, customer);
    expect(renewed.status).toBe('active');
    expect(endOf(renewed)).toBeGreaterThan(endOf(subscription));
    const latest = () => stripe.invoices.retrieve(String(renewed.latest_invoice));
    const first = { status: 'draft', number: null, amount_due: 999, attempt_count: 0 };
    expect(await latest()).toMatchObject(first);
    account.advance({ days: 1 });
    expect((await subscriptionOf(stripe, customer)).status).toBe('past_due');
    expect(await latest()).toMatchObject({ status: 'open', attempt_count: 1 });
  });

  it('collects no draft of a subscription that has ended', async () => {
    const { stripe, account, customer, subscription } = await subscribed();
    account.draftRenewals();
    account.advance({ days: (endOf(subscription) - account.now()) / DAY });
    await stripe.subscriptions.cancel(subscription.id);
    account.advance({ days: 1 });
    const statuses = (await stripe.invoices.list({ customer })).data.map(({ status }) => status);
    expect(statuses).toEqual(['draft', 'paid']);
  });

  it.each(['unpaid', 'past_due'] as const)(
    'is %s after the last try of a payment where that is set up so',
    async (status) => {
      const { stripe, account, customer } = await subscribed('4000000000000341');
      account.afterRetries(status);
      account.advance({ months: 1, days: 8 });
      expect(await subscriptionOf(stripe, customer)).toMatchObject({ status, ended_at: null });
      const { data } = await stripe.invoices.list({ customer, status: 'open' });
      expect(data).toEqual([expect.objectContaining({ next_payment_attempt: null })]);
    },
  );

  it.each([
    ['void', (stripe: Stripe, id: string) => stripe.invoices.voidInvoice(id)],
    ['uncollectible', (stripe: Stripe, id: string) => stripe.invoices.markUncollectible(id)],
  ])('goes on without a payment that is given up: %s', async (status, giveUp) => {
    const { stripe, account, customer } = await subscribed('4000000000000341');
    account.advance({ months: 1 });
    const { data } = await stripe.invoices.list({ customer, status: 'open' });
    expect(await giveUp(stripe, data[0]?.id ?? '')).toMatchObject({ status });
    account.advance({ days: 20 });
    expect((await subscriptionOf(stripe, customer)).status).toBe('active');
  });

  it('goes on after a change of mind', async () => {
    const { stripe, account, customer, subscription } = await subscribed();
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    const resumed = await stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: false,
    });
    expect(resumed).toMatchObject({ cancel_at: null, canceled_at: null, status: 'active' });
    account.advance({ months: 2 });
    expect((await subscriptionOf(stripe, customer)).status).toBe('active');
  });

  it('ends at once where that is asked for', async () => {
    const { stripe, subscription } = await subscribed();
    const ended = await stripe.subscriptions.cancel(subscription.id);
    expect(ended.status).toBe('canceled');
    expect((await refusalOf(stripe.subscriptions.cancel(subscription.id))).statusCode).toBe(404);
  });
});

describe('switching to another price', () => {
  const yearly = (of: Stripe.Subscription) => ({
    items: [{ id: itemOf(of), price: 'price_premium_yearly' }],
    proration_behavior: 'always_invoice' as const,
  });

  it('costs what the preview says', async () => {
    const { stripe, account, customer, subscription } = await subscribed();
    account.advance({ days: 10 });
    const proration_date = account.now();
    const preview = await stripe.invoices.createPreview({
      customer,
      subscription: subscription.id,
      subscription_details: { ...yearly(subscription), proration_date },
    });
    expect(preview.parent?.subscription_details?.subscription_proration_date).toBe(proration_date);
    expect(preview.amount_due).toBeLessThan(8999);
    expect(preview.amount_due).toBeGreaterThan(8999 - 999);
    expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
    account.advance({ days: 5 });
    const switched = await stripe.subscriptions.update(subscription.id, {
      ...yearly(subscription),
      proration_date,
      expand: ['latest_invoice'],
    });
    expect(switched.items.data[0]?.price.lookup_key).toBe('premium_yearly');
    expect(endOf(switched) - account.now()).toBeGreaterThan(364 * DAY);
    expect(switched.latest_invoice).toMatchObject({
      status: 'paid',
      amount_paid: preview.amount_due,
      billing_reason: 'subscription_update',
    });
  });

  it('is reckoned from no moment outside of the period', async () => {
    const { stripe, account, subscription } = await subscribed();
    for (const proration_date of [account.now() - DAY, account.now() + 40 * DAY]) {
      const wish = { ...yearly(subscription), proration_date };
      const refusal = await refusalOf(stripe.subscriptions.update(subscription.id, wish));
      expect(refusal.statusCode).toBe(400);
    }
  });

  it('is refused where the price is not sold any more, or is of another currency', async () => {
    const { stripe, subscription } = await subscribed();
    const { product } = await stripe.prices.retrieve('price_premium_yearly');
    const dollars = await stripe.prices.create({
      product: String(product),
      currency: 'usd',
      unit_amount: 8999,
      recurring: { interval: 'year' },
    });
    await stripe.prices.update('price_premium_yearly', { active: false });
    for (const price of ['price_premium_yearly', dollars.id]) {
      const items = [{ id: itemOf(subscription), price }];
      const refusal = await refusalOf(stripe.subscriptions.update(subscription.id, { items }));
      expect(refusal).toMatchObject({ statusCode: 400, param: 'items[0][price]' });
    }
  });

  it('keeps what is left to the customer’s credit for later invoices', async () => {
    const { stripe, account, customer, subscription } = await subscribed(
      undefined,
      'premium_yearly',
    );
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription), price: 'price_premium_monthly' }],
      proration_behavior: 'always_invoice',
    });
    const credit = ((await stripe.customers.retrieve(customer)) as Stripe.Customer).balance;
    expect(credit).toBeLessThan(-7_900);
    account.advance({ months: 1 });
    const { data } = await stripe.invoices.list({ customer, limit: 1 });
    expect(data[0]).toMatchObject({ status: 'paid', amount_due: 0, total: 999 });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: credit + 999 });
  });

  it('renews from that credit, whatever the card', async () => {
    const { stripe, account, customer, subscription } = await subscribed(
      '4000000000000341',
      'premium_yearly',
    );
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription), price: 'price_premium_monthly' }],
      proration_behavior: 'always_invoice',
    });
    account.advance({ months: 2 });
    expect((await subscriptionOf(stripe, customer)).status).toBe('active');
    expect((await stripe.charges.list({ customer })).data).toHaveLength(1);
  });

  it('changes nothing where the payment fails and that is not wanted', async () => {
    const { stripe, customer, subscription } = await subscribed('4000000000000341');
    const error = await refusalOf(
      stripe.subscriptions.update(subscription.id, {
        ...yearly(subscription),
        payment_behavior: 'error_if_incomplete',
      }),
    );
    expect([error.type, error.statusCode]).toEqual(['StripeCardError', 402]);
    const same = await subscriptionOf(stripe, customer);
    expect(same.items.data[0]?.price.lookup_key).toBe('premium_monthly');
    expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
  });
});

describe('money that goes back', () => {
  it('is refunded in parts, and never more than was paid', async () => {
    const { stripe, customer, subscription } = await subscribed();
    const { data } = await stripe.invoicePayments.list({
      invoice: String(subscription.latest_invoice),
      expand: ['data.payment.payment_intent'],
    });
    const intent = data[0]?.payment.payment_intent as Stripe.PaymentIntent;
    const payment_intent = intent.id;
    await stripe.refunds.create({ payment_intent, amount: 400 });
    expect((await refusalOf(stripe.refunds.create({ payment_intent, amount: 600 }))).param).toBe(
      'amount',
    );
    await stripe.refunds.create({ payment_intent });
    const charges = await stripe.charges.list({ customer, expand: ['data.refunds'] });
    expect(charges.data).toMatchObject([
      {
        refunded: true,
        amount_refunded: 999,
        refunds: { data: [{ amount: 599 }, { amount: 400 }] },
      },
    ]);
    expect((await refusalOf(stripe.refunds.create({ payment_intent }))).code).toBe(
      'charge_already_refunded',
    );
  });

  it('is taken back by the bank', async () => {
    const { stripe, account, customer, subscription } = await subscribed();
    account.dispute(subscription.id);
    const { data } = await stripe.charges.list({ customer });
    expect(data[0]?.disputed).toBe(true);
    const disputes = await stripe.disputes.list({ charge: data[0]?.id });
    expect(disputes.data).toMatchObject([{ status: 'needs_response', amount: 999 }]);
    expect((await stripe.disputes.close(disputes.data[0]?.id ?? '')).status).toBe('lost');
  });
});

describe('customers', () => {
  it('take what they pay for along when they are deleted', async () => {
    const { stripe, customer, subscription } = await subscribed();
    await stripe.customers.del(customer);
    const ended = await stripe.subscriptions.retrieve(subscription.id);
    expect(ended.status).toBe('canceled');
  });

  it('live on a clock of their own where they have one', async () => {
    const { stripe } = newAccount(sandbox);
    const start = Math.floor(Date.UTC(2026, 0, 31) / 1000);
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start });
    const customer = await stripe.customers.create({
      test_clock: clock.id,
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    });
    const { id } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: 'price_premium_monthly' }],
    });
    const advance = async (frozen_time: number) => {
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time });
      const of = await stripe.subscriptions.retrieve(id);
      return new Date(endOf(of) * 1000).toISOString().slice(0, 10);
    };
    expect(await advance(start + DAY)).toBe('2026-02-28');
    expect(await advance(start + 29 * DAY)).toBe('2026-03-31');
    expect(await advance(start + 60 * DAY)).toBe('2026-04-30');
    expect((await stripe.testHelpers.testClocks.retrieve(clock.id)).status).toBe('ready');
  });
});
