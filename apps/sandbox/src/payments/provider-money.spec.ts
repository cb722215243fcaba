import { beforeAll, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { refusalOf } from './testing/provider';
import { DAY, describeProvider, itemOf, START } from './testing/provider-suite';

describeProvider((provider) => {
  let stripe: Stripe;
  beforeAll(() => {
    ({ stripe } = provider());
  });

  const balanceOf = async (customer: string) => {
    const found = await stripe.customers.retrieve(customer);
    return found.deleted ? undefined : found.balance;
  };

  it('puts what a switch to less gives back on the balance, and pays the next invoice from it', async () => {
    const { clock, customer, subscription } = await provider().subscribed('yearly');
    await provider().advanceTo(clock, START + 10 * DAY);
    const { latest_invoice: switched } = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: provider().prices.monthly }],
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
    });
    const credit = await balanceOf(customer);
    expect(credit).toBeLessThan(-7_000);
    expect(switched).toMatchObject({
      status: 'paid',
      amount_paid: 0,
      starting_balance: 0,
      ending_balance: credit,
    });
    const { current_period_end: end } = itemOf(
      await stripe.subscriptions.retrieve(subscription.id),
    );
    await provider().advanceTo(clock, end + DAY);
    const [renewal] = (await stripe.invoices.list({ customer, limit: 1 })).data;
    expect(renewal).toMatchObject({
      status: 'paid',
      total: 999,
      amount_due: 0,
      starting_balance: credit,
      ending_balance: (credit ?? 0) + 999,
    });
    expect(await balanceOf(customer)).toBe((credit ?? 0) + 999);
  });

  it('takes credit back by a change of the balance that says what it is for', async () => {
    const { id: customer } = await stripe.customers.create({ balance: -500 });
    const metadata = { credit_taken: 'in_1' };
    await stripe.customers.createBalanceTransaction(customer, {
      amount: 300,
      currency: 'eur',
      metadata,
    });
    expect(await balanceOf(customer)).toBe(-200);
    const { data } = await stripe.customers.listBalanceTransactions(customer, { limit: 1 });
    expect(data).toMatchObject([{ amount: 300, ending_balance: -200, metadata }]);
    await stripe.customers.del(customer);
  });

  it('leaves a subscription as it was whose switch is not paid, where that is wanted', async () => {
    const { customer, subscription } = await provider().subscribed();
    await provider().use(customer, 'pm_card_chargeCustomerFail');
    const refusal = await refusalOf(
      stripe.subscriptions.update(subscription.id, {
        items: [{ id: itemOf(subscription).id, price: provider().prices.yearly }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      }),
    );
    expect([refusal.type, refusal.statusCode]).toEqual(['StripeCardError', 402]);
    const kept = await stripe.subscriptions.retrieve(subscription.id);
    expect(itemOf(kept).price.id).toBe(provider().prices.monthly);
    expect(await balanceOf(customer)).toBe(0);
  });

  /** A switch to the year that the bank wants approved. */
  const awaited = async () => {
    const { clock, customer, subscription } = await provider().subscribed();
    await provider().use(customer, 'pm_card_authenticationRequired');
    const { id } = subscription;
    const change: Stripe.SubscriptionUpdateParams = {
      items: [{ id: itemOf(subscription).id, price: provider().prices.yearly }],
      proration_behavior: 'always_invoice',
    };
    const refusal = await refusalOf(
      stripe.subscriptions.update(id, { ...change, payment_behavior: 'error_if_incomplete' }),
    );
    expect([refusal.type, refusal.code]).toEqual([
      'StripeCardError',
      'subscription_payment_intent_requires_action',
    ]);
    const waiting = await stripe.subscriptions.update(id, {
      ...change,
      cancel_at_period_end: false,
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice'],
    });
    expect(waiting.status).toBe('active');
    expect(itemOf(waiting).price.id).toBe(provider().prices.monthly);
    const invoice = waiting.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({ status: 'open', billing_reason: 'subscription_update' });
    expect(invoice.hosted_invoice_url).toMatch(/^https?:/);
    return { clock, customer, id, invoice: invoice.id, waiting };
  };

  it('has a switch wait for its payment, where that is wanted', async () => {
    const { customer, id, invoice, waiting } = await awaited();
    const { pending_update } = waiting;
    expect(pending_update?.expires_at).toBeGreaterThan(START + 22 * 3_600);
    expect(pending_update?.subscription_items?.[0]?.price.id).toBe(provider().prices.yearly);
    await provider().use(customer, 'pm_card_visa');
    await stripe.invoices.pay(invoice);
    const switched = await stripe.subscriptions.retrieve(id);
    expect(switched).toMatchObject({ status: 'active', pending_update: null });
    expect(itemOf(switched).price.id).toBe(provider().prices.yearly);
    const days = (itemOf(switched).current_period_end - START) / DAY;
    expect(days).toBeGreaterThan(364);
  });

  it('forgets a switch whose payment is not made within a day, and bills nothing for it', async () => {
    const { clock, customer, id, invoice } = await awaited();
    await provider().advanceTo(clock, START + DAY);
    expect(await stripe.invoices.retrieve(invoice)).toMatchObject({ status: 'void' });
    const kept = await stripe.subscriptions.retrieve(id);
    expect(kept).toMatchObject({ status: 'active', pending_update: null });
    expect(itemOf(kept).price.id).toBe(provider().prices.monthly);
    expect(await balanceOf(customer)).toBe(0);
  });

  it('forgets a switch that waits once its invoice is voided', async () => {
    const { id, invoice } = await awaited();
    await stripe.invoices.voidInvoice(invoice);
    const kept = await stripe.subscriptions.retrieve(id);
    expect(kept).toMatchObject({ status: 'active', pending_update: null });
    expect(itemOf(kept).price.id).toBe(provider().prices.monthly);
  });

  it('takes no payment for an invoice that is voided', async () => {
    const { clock, customer, subscription } = await provider().subscribed();
    await provider().use(customer, 'pm_card_chargeCustomerFail');
    await provider().advanceTo(clock, itemOf(subscription).current_period_end + DAY);
    const [open] = (await stripe.invoices.list({ customer, status: 'open' })).data;
    const id = open?.id ?? '';
    expect(await stripe.invoices.voidInvoice(id)).toMatchObject({ status: 'void' });
    await provider().use(customer, 'pm_card_visa');
    expect((await refusalOf(stripe.invoices.pay(id))).statusCode).toBe(400);
    expect((await refusalOf(stripe.invoices.voidInvoice(id))).statusCode).toBe(400);
  });

  const writtenOff = async () => {
    const { clock, customer, subscription } = await provider().subscribed();
    await provider().use(customer, 'pm_card_chargeCustomerFail');
    await provider().advanceTo(clock, itemOf(subscription).current_period_end + DAY);
    const [open] = (await stripe.invoices.list({ customer, status: 'open' })).data;
    const invoice = await stripe.invoices.markUncollectible(open?.id ?? '');
    expect(invoice.status).toBe('uncollectible');
    return { customer, id: invoice.id };
  };

  it('takes payment still for an invoice that is written off', async () => {
    const { customer, id } = await writtenOff();
    await provider().use(customer, 'pm_card_visa');
    expect(await stripe.invoices.pay(id)).toMatchObject({ status: 'paid', amount_paid: 999 });
  });

  it('voids an invoice that is written off', async () => {
    const { id } = await writtenOff();
    expect(await stripe.invoices.voidInvoice(id)).toMatchObject({ status: 'void' });
    expect((await refusalOf(stripe.invoices.pay(id))).statusCode).toBe(400);
  });

  it('keeps what is noted with a subscription, also once it has ended', async () => {
    const { subscription } = await provider().subscribed();
    const note = (metadata: Stripe.MetadataParam) =>
      stripe.subscriptions.update(subscription.id, { metadata });
    await note({ ends_without: 'in_1' });
    expect((await stripe.subscriptions.cancel(subscription.id)).status).toBe('canceled');
    expect((await note({ paid_back: 'in_2' })).metadata).toEqual({
      ...{ userId: 'u1', ends_without: 'in_1', paid_back: 'in_2' },
    });
    expect(await refusalOf(stripe.subscriptions.cancel(subscription.id))).toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
  });

  it('tells which payment paid an invoice, and how much of it went back', async () => {
    const { customer } = await provider().subscribed();
    const expand = ['data.payments'];
    const [invoice] = (await stripe.invoices.list({ customer, expand })).data;
    const payment_intent = String(invoice?.payments?.data[0]?.payment.payment_intent);
    const payment = { type: 'payment_intent', payment_intent } as const;
    const paid = await stripe.invoicePayments.list({ payment });
    expect(paid.data).toMatchObject([{ invoice: invoice?.id, status: 'paid' }]);
    const metadata = { reason: 'not-wanted' };
    await stripe.refunds.create({ payment_intent, amount: 500, metadata });
    const [part] = (await stripe.charges.list({ customer })).data;
    expect(part).toMatchObject({ payment_intent, refunded: false, amount_refunded: 500 });
    await stripe.refunds.create({ payment_intent });
    const [whole] = (await stripe.charges.list({ customer })).data;
    expect(whole).toMatchObject({ refunded: true, amount_refunded: 999 });
    const { data } = await stripe.refunds.list({ charge: String(whole?.id) });
    expect(data).toMatchObject([{ amount: 499 }, { amount: 500, metadata }]);
    expect((await stripe.invoices.retrieve(String(invoice?.id))).status).toBe('paid');
  });

  it('takes back that a subscription ends on a day', async () => {
    const { subscription } = await provider().subscribed();
    const set = (cancel_at: number | '') =>
      stripe.subscriptions.update(subscription.id, { cancel_at });
    const day = START + 20 * DAY;
    expect(await set(day)).toMatchObject({ cancel_at: day, cancel_at_period_end: false });
    expect(await set('')).toMatchObject({ status: 'active', cancel_at: null });
  });

  it('says of a payment that the bank has taken it back', async () => {
    const { customer } = await provider().customerOnClock('pm_card_createDispute');
    await stripe.subscriptions.create({ customer, items: [{ price: provider().prices.monthly }] });
    const charge = await provider().until(async () => {
      const { data } = await stripe.charges.list({ customer });
      return data.find(({ disputed }) => disputed);
    });
    expect(charge.refunded).toBe(false);
    const { data } = await stripe.disputes.list({ charge: charge.id });
    expect(data).toMatchObject([{ amount: 999, status: 'needs_response' }]);
    expect((await refusalOf(stripe.refunds.create({ charge: charge.id }))).code).toBe(
      'charge_disputed',
    );
  });

  it('opens its portal with settings of ours', async () => {
    const made = await stripe.billingPortal.configurations.create({
      features: {
        payment_method_update: { enabled: true },
        invoice_history: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: { enabled: false },
      },
      metadata: { portal_settings: 'test' },
    });
    expect(made).toMatchObject({
      active: true,
      is_default: false,
      features: { subscription_update: { enabled: false } },
      metadata: { portal_settings: 'test' },
    });
    const { id: customer } = await stripe.customers.create({});
    const opened = await stripe.billingPortal.sessions.create({
      customer,
      configuration: made.id,
      return_url: 'https://example.com/settings',
    });
    expect(opened).toMatchObject({ configuration: made.id });
    expect(opened.url).toMatch(/^https?:/);
    await stripe.customers.del(customer);
  });
});
