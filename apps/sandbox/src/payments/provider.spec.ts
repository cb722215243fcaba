import { beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { refusalOf } from './testing/provider';
import { DAY, describeProvider, itemOf, run, START } from './testing/provider-suite';

describeProvider((provider) => {
  let stripe: Stripe;
  beforeAll(() => {
    ({ stripe } = provider());
  });

  const paidInvoices = async (customer: string) =>
    (await stripe.invoices.list({ customer, status: 'paid' })).data;

  it('finds prices by lookup key, with their product', async () => {
    const { data } = await stripe.prices.list({
      active: true,
      lookup_keys: [`${run}_month`, `${run}_year`],
      expand: ['data.product'],
    });
    expect(data.map(({ lookup_key }) => lookup_key).toSorted()).toEqual([
      ...[`${run}_month`, `${run}_year`],
    ]);
    expect(data[0]?.product).toMatchObject({ object: 'product', name: `Premium ${run}` });
  });

  it('gives the same session for the same key, and refuses the key for anything else', async () => {
    const customer = await stripe.customers.create({ email: 'noor@example.com' });
    const idempotencyKey = randomUUID();
    const create = (price: string) =>
      stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customer.id,
          client_reference_id: 'u1',
          locale: 'fr',
          allowed_payment_method_types: ['card'],
          line_items: [{ price, quantity: 1 }],
          success_url: 'https://example.com/success?session_id={CHECKOUT_SESSION_ID}',
          cancel_url: 'https://example.com/cancel',
        },
        { idempotencyKey },
      );
    const session = await create(provider().prices.monthly);
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 999,
      currency: 'eur',
      client_reference_id: 'u1',
      allowed_payment_method_types: ['card'],
      customer: customer.id,
      subscription: null,
    });
    expect((await create(provider().prices.monthly)).id).toBe(session.id);
    const error = await refusalOf(create(provider().prices.yearly));
    expect([error.type, error.statusCode]).toEqual(['StripeIdempotencyError', 400]);
    const listed = await stripe.checkout.sessions.list({ customer: customer.id, status: 'open' });
    expect(listed.data.map(({ id }) => id)).toEqual([session.id]);
    const expired = await stripe.checkout.sessions.expire(session.id);
    expect([expired.status, expired.url]).toEqual(['expired', null]);
    expect((await refusalOf(stripe.checkout.sessions.expire(session.id))).statusCode).toBe(400);
    await stripe.customers.del(customer.id);
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  });

  it('says what is missing or unknown', async () => {
    expect(await refusalOf(stripe.subscriptions.retrieve('sub_none'))).toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
    const wrong = { emial: 'a@b.example' } as Stripe.CustomerCreateParams;
    expect(await refusalOf(stripe.customers.create(wrong))).toMatchObject({
      code: 'parameter_unknown',
      param: 'emial',
      statusCode: 400,
    });
  });

  it('renews a subscription', async () => {
    const { clock, customer, subscription } = await provider().subscribed();
    expect(subscription.status).toBe('active');
    const { current_period_end: end } = itemOf(subscription);
    await provider().advanceTo(clock, end + DAY);
    const renewed = await stripe.subscriptions.retrieve(subscription.id);
    expect(renewed.status).toBe('active');
    expect(itemOf(renewed).current_period_start).toBe(end);
    expect((await paidInvoices(customer)).map(({ billing_reason }) => billing_reason)).toEqual([
      ...['subscription_cycle', 'subscription_create'],
    ]);
  });

  it('ends one with its period, unless it is resumed before', async () => {
    const { clock, customer, subscription } = await provider().subscribed();
    const set = (cancel_at_period_end: boolean) =>
      stripe.subscriptions.update(subscription.id, { cancel_at_period_end });
    const { current_period_end: end } = itemOf(subscription);
    expect(await set(true)).toMatchObject({ status: 'active', cancel_at: end });
    expect(await set(false)).toMatchObject({ status: 'active', cancel_at: null });
    await set(true);
    await provider().advanceTo(clock, end + DAY);
    const ended = await stripe.subscriptions.retrieve(subscription.id);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: end });
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
    expect((await refusalOf(set(false))).statusCode).toBe(400);
  });

  it('keeps one whose renewal fails, until another card pays', async () => {
    const { clock, customer, subscription } = await provider().subscribed();
    await provider().use(customer, 'pm_card_chargeCustomerFail');
    await provider().advanceTo(clock, itemOf(subscription).current_period_end + DAY);
    const failed = await stripe.subscriptions.retrieve(subscription.id);
    expect(failed.status).toBe('past_due');
    await provider().use(customer, 'pm_card_visa');
    await stripe.invoices.pay(String(failed.latest_invoice));
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  it('refuses a subscription whose first payment fails, where that is wanted', async () => {
    const { customer } = await provider().customerOnClock('pm_card_chargeCustomerFail');
    const error = await refusalOf(
      stripe.subscriptions.create({
        customer,
        items: [{ price: provider().prices.monthly }],
        payment_behavior: 'error_if_incomplete',
      }),
    );
    expect([error.type, error.statusCode]).toEqual(['StripeCardError', 402]);
  });

  it('switches for what the preview says', async () => {
    const { clock, customer, subscription } = await provider().subscribed();
    const proration_date = START + 10 * DAY;
    await provider().advanceTo(clock, proration_date);
    const wish = {
      items: [{ id: itemOf(subscription).id, price: provider().prices.yearly }],
      proration_behavior: 'always_invoice' as const,
      proration_date,
    };
    const preview = await stripe.invoices.createPreview({
      customer,
      subscription: subscription.id,
      subscription_details: wish,
    });
    expect(preview.amount_due).toBeGreaterThan(8_999 - 999);
    const switched = await stripe.subscriptions.update(subscription.id, {
      ...wish,
      expand: ['latest_invoice'],
    });
    expect(itemOf(switched).price.id).toBe(provider().prices.yearly);
    expect(switched.latest_invoice).toMatchObject({
      status: 'paid',
      amount_paid: preview.amount_due,
    });
  });

  it('gives money back, once', async () => {
    const { customer, subscription } = await provider().subscribed();
    const { data } = await stripe.invoicePayments.list({
      invoice: String(subscription.latest_invoice),
    });
    const payment_intent = String(data[0]?.payment.payment_intent);
    await stripe.refunds.create({ payment_intent });
    const charges = await stripe.charges.list({ customer });
    expect(charges.data).toMatchObject([{ refunded: true, amount_refunded: 999 }]);
    expect((await refusalOf(stripe.refunds.create({ payment_intent }))).code).toBe(
      'charge_already_refunded',
    );
  });

  it('takes what a deleted customer pays for along', async () => {
    const { customer, subscription } = await provider().subscribed();
    await stripe.customers.del(customer);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
  });

  it('tells of what happened', async () => {
    const { subscription } = await provider().subscribed();
    const { type } = await provider().until(async () => {
      const { data } = await stripe.events.list({ type: 'customer.subscription.created' });
      return data.find(
        ({ data: { object } }) => (object as Stripe.Subscription).id === subscription.id,
      );
    });
    expect(type).toBe('customer.subscription.created');
  });

  it('shows the secret of an endpoint for webhooks once', async () => {
    const made = await stripe.webhookEndpoints.create({
      url: `https://example.com/${run}`,
      enabled_events: ['customer.subscription.paused'],
    });
    expect(made.secret).toMatch(/^whsec_/);
    const listed = await stripe.webhookEndpoints.list({ limit: 100 });
    const found = listed.data.find(({ id }) => id === made.id);
    expect(found).toMatchObject({ status: 'enabled', url: `https://example.com/${run}` });
    expect(found?.secret).toBeUndefined();
    expect(await stripe.webhookEndpoints.del(made.id)).toMatchObject({ deleted: true });
  });
});
