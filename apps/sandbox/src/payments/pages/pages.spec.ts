import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { startSandbox, type RunningSandbox } from '../../server';
import { newAccount, openCheckout, subscriptionOf } from '../testing/provider';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 40', code: '123', name: 'Noor Haddad' };
type Fields = Readonly<Record<string, string>>;

async function get(url: string, headers: Fields = {}) {
  const response = await fetch(url, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function post(url: string, fields: Fields = {}, headers: Fields = {}) {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });
  const to = response.headers.get('location');
  return { status: response.status, to, text: await response.text() };
}

async function open(params: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const { key, stripe } = newAccount(sandbox);
  const account = sandbox.payments.account(key);
  const { customer } = await openCheckout(stripe);
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: 'price_premium_monthly', quantity: 1 }],
    success_url: 'http://shop.example/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.example/cancel',
    ...params,
  });
  return { stripe, account, customer, session, url: session.url ?? '' };
}

describe('the page of a checkout session', () => {
  it.each([
    ['en', 'Pay €9.99', 'per month', 'no money moves'],
    ['fr', 'Payer 9,99 €', 'par mois', 'aucune somme n’est débitée'],
    ['es', 'Pagar 9,99 €', 'al mes', 'no se cobra nada'],
  ] as const)('speaks the language of the session: %s', async (locale, pay, every, banner) => {
    const { url } = await open({ locale });
    const { text, headers } = await get(url);
    const plain = text.replace(/[\u00a0\u202f]/g, ' ');
    for (const part of [`<html lang="${locale}">`, pay, every, banner]) {
      expect(plain).toContain(part);
    }
    expect(plain).toContain('href="http://shop.example/cancel"');
    expect(headers.get('content-security-policy')).toContain("form-action 'self' http://shop.");
  });

  it('takes the customer’s credit off what is paid today, and off no later payment', async () => {
    const { stripe, customer, url } = await open();
    await stripe.customers.createBalanceTransaction(customer, { amount: -400, currency: 'eur' });
    const { text } = await get(url);
    for (const part of ['Your credit</span> <span>-€4.00', 'Total due today</span> <span>€5.99']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Pay €5.99');
    expect(text).toContain('Then €9.99 per month');
    await post(url, { ...CARD, number: '4000 0000 0000 0002' });
    await post(url, { ...CARD, number: '4000 0027 6000 3184' });
    expect((await get(`${url}/approval`)).text).toContain('pay €5.99 to');
    await post(`${url}/approval`, { answer: 'approve' });
    const { data } = await stripe.charges.list({ customer });
    expect(data.map(({ amount, paid }) => [amount, paid])).toEqual([
      [599, true],
      [599, false],
    ]);
  });

  it('speaks the language of the browser where the session names none', async () => {
    const { url } = await open({ locale: 'auto' });
    const { text } = await get(url, { 'accept-language': 'es-MX,es;q=0.9' });
    expect(text).toContain('<html lang="es">');
  });

  it('takes the payment, and leads back to the shop', async () => {
    const { stripe, customer, session, url } = await open();
    const { status, to } = await post(url, CARD);
    expect([status, to]).toEqual([303, `http://shop.example/success?session_id=${session.id}`]);
    expect((await subscriptionOf(stripe, customer)).status).toBe('active');
  });

  it('takes it from one of two tabs that pay at the same time', async () => {
    const { stripe, customer, url } = await open();
    const answers = await Promise.all([post(url, CARD), post(url, CARD), post(url, CARD)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 303]);
    await subscriptionOf(stripe, customer);
    expect((await get(url)).text).toContain('paid already');
    expect((await stripe.charges.list({ customer })).data).toHaveLength(1);
  });

  it('says what is wrong, and keeps what was typed', async () => {
    const { url } = await open();
    const { status, text } = await post(url, { ...CARD, number: '4242', name: '<b>"Noor"' });
    expect(status).toBe(200);
    expect(text).toContain('This card number is not valid.');
    expect(text).toContain('value="&lt;b&gt;&quot;Noor&quot;"');
    expect((await post(url, { ...CARD, expiry: '01 / 20' })).text).toContain('is in the past');
    expect((await post(url, { ...CARD, code: '1' })).text).toContain('three or four digits');
  });

  it.each([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'insufficient funds'],
    ['4111 1111 1111 1111', 'not one of the test cards'],
  ])('tells why %s is declined, and takes another card', async (number, sentence) => {
    const { url } = await open();
    expect((await post(url, { ...CARD, number })).text).toContain(sentence);
    expect((await post(url, CARD)).status).toBe(303);
  });

  it('asks for approval where the bank does', async () => {
    const { stripe, customer, session, url } = await open();
    const number = '4000 0027 6000 3184';
    expect((await post(url, { ...CARD, number })).to).toBe(`/pay/checkout/${session.id}/approval`);
    expect((await get(`${url}/approval`)).text).toContain('ends in 3184');
    const refused = await post(`${url}/approval`, { answer: 'refuse' });
    expect(refused.text).toContain('You did not approve the payment.');
    expect((await get(`${url}/approval`)).status).toBe(303);
    await post(url, { ...CARD, number });
    expect((await post(`${url}/approval`, { answer: 'approve' })).to).toContain('success');
    expect((await post(`${url}/approval`, { answer: 'approve' })).text).toContain('paid already');
    expect((await subscriptionOf(stripe, customer)).status).toBe('active');
  });

  it('says so once the session has expired', async () => {
    const { stripe, account, session, url } = await open();
    account.advance({ days: 2 });
    expect((await get(url)).text).toContain('This page has expired');
    expect((await post(url, CARD)).text).toContain('This page has expired');
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
  });

  it('fills in a test card, without a script too', async () => {
    const { url } = await open();
    expect((await get(`${url}?card=4000000000000341`)).text).toContain(
      'value="4000 0000 0000 0341"',
    );
  });

  it('asks for an e-mail address where there is no customer', async () => {
    const { stripe, session, url } = await open({ customer: undefined });
    expect((await post(url, CARD)).text).toContain('Please enter an e-mail address.');
    expect((await post(url, { ...CARD, email: 'noor@example.com' })).status).toBe(303);
    const { customer } = await stripe.checkout.sessions.retrieve(session.id);
    expect(await stripe.customers.retrieve(String(customer))).toMatchObject({
      email: 'noor@example.com',
    });
  });

  it('takes nothing from another website’s form', async () => {
    const { url } = await open();
    expect((await post(url, CARD, { origin: 'http://evil.example' })).status).toBe(403);
  });

  it('is missing where there is no such session', async () => {
    expect((await get(`${sandbox.url}/pay/checkout/cs_test_none`)).status).toBe(404);
    expect((await get(`${sandbox.url}/pay/portal/bps_none`)).status).toBe(404);
    expect((await get(`${sandbox.url}/pay/invoices/in_none`)).status).toBe(404);
  });
});

describe('the portal', () => {
  async function enter(locale: 'en' | 'fr' | 'es' = 'en', card?: string) {
    const opened = await open();
    opened.account.payCheckout(opened.session.id, card);
    const { url } = await opened.stripe.billingPortal.sessions.create({
      customer: opened.customer,
      locale,
      return_url: 'http://shop.example/settings',
    });
    return { ...opened, url };
  }

  it.each([
    ['en', 'Your subscription', 'Active'],
    ['fr', 'Votre abonnement', 'Actif'],
    ['es', 'Tu suscripción', 'Activa'],
  ] as const)('shows what a person has, in their language: %s', async (locale, title, status) => {
    const { url } = await enter(locale);
    const { text } = await get(url);
    expect(text).toContain(title);
    expect(text).toContain(status);
    expect(text).toContain('href="http://shop.example/settings"');
    expect(text).toContain('4242');
  });

  it('cancels at the end, and takes that back', async () => {
    const { stripe, customer, url } = await enter();
    expect((await get(`${url}/cancel`)).text).toContain('stays in force until');
    await post(`${url}/cancel`);
    const cancelled = await subscriptionOf(stripe, customer);
    expect(cancelled).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect((await get(url)).text).toContain('Ends on');
    await post(`${url}/resume`);
    expect(await subscriptionOf(stripe, customer)).toMatchObject({ cancel_at_period_end: false });
  });

  it('switches to another price, which it shows before', async () => {
    const { stripe, customer, url } = await enter();
    const page = `${url}/switch/price_premium_yearly`;
    const [, price] = /You pay (\S+) today/.exec((await get(page)).text) ?? [];
    expect(price).toBe('€80.00');
    await post(page);
    const { items } = await subscriptionOf(stripe, customer);
    expect(items.data[0]?.price.id).toBe('price_premium_yearly');
    expect((await stripe.invoices.list({ customer })).data[0]?.amount_paid).toBe(8_000);
    expect((await post(`${url}/switch/price_none`)).status).toBe(303);
  });

  it('says so where a switch cannot be paid', async () => {
    const { stripe, customer, url } = await enter('en', '4000000000000341');
    const { text } = await post(`${url}/switch/price_premium_yearly`);
    expect(text).toContain('The switch was not made');
    const { items } = await subscriptionOf(stripe, customer);
    expect(items.data[0]?.price.id).toBe('price_premium_monthly');
  });

  it('takes another card, and pays with it what is open', async () => {
    const { stripe, account, customer, url } = await enter();
    account.failNextPayment();
    account.advance({ months: 1 });
    expect((await get(url)).text).toContain('The last payment failed.');
    expect((await post(`${url}/card`, { ...CARD, number: '1' })).text).toContain('not valid');
    await post(`${url}/card`, { ...CARD, number: '5555555555554444' });
    expect((await subscriptionOf(stripe, customer)).status).toBe('past_due');
    await post(`${url}/card`, CARD);
    expect((await subscriptionOf(stripe, customer)).status).toBe('active');
  });

  it('has only what its configuration says', async () => {
    const { stripe, customer } = await enter();
    const { id: configuration } = await stripe.billingPortal.configurations.create({
      features: {
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: false },
        subscription_update: { enabled: false },
      },
      metadata: { of: 'test' },
    });
    const { data } = await stripe.billingPortal.configurations.list({ active: true });
    expect(data).toMatchObject([{ id: configuration, metadata: { of: 'test' } }]);
    const { url } = await stripe.billingPortal.sessions.create({ customer, configuration });
    const { text } = await get(url);
    expect(text).toContain(`${url}/card`.slice(sandbox.url.length));
    for (const part of ['/switch/', '/cancel', 'id="invoices"']) expect(text).not.toContain(part);
    for (const page of ['/cancel', '/switch/price_premium_yearly']) {
      expect((await get(url + page)).status).toBe(303);
      await post(url + page);
    }
    const of = await subscriptionOf(stripe, customer);
    expect(of).toMatchObject({ status: 'active', cancel_at: null });
    expect(of.items.data[0]?.price.id).toBe('price_premium_monthly');
  });

  it('has nothing to change once everything has ended', async () => {
    const { stripe, customer, url } = await enter();
    const { id } = await subscriptionOf(stripe, customer);
    await stripe.subscriptions.cancel(id);
    expect((await get(url)).text).toContain('Ended');
    expect((await post(`${url}/resume`)).status).toBe(303);
    expect((await subscriptionOf(stripe, customer)).status).toBe('canceled');
  });
});

describe('the page of an invoice', () => {
  async function unpaid() {
    const { stripe, account, customer, session } = await open();
    account.payCheckout(session.id);
    account.failNextPayment();
    account.advance({ months: 1 });
    const { data } = await stripe.invoices.list({ customer, status: 'open' });
    return { stripe, account, customer, url: data[0]?.hosted_invoice_url ?? '', invoice: data[0] };
  }

  it('shows it, also as a PDF', async () => {
    const { url, invoice } = await unpaid();
    expect((await get(url)).text).toContain(invoice?.number);
    const { text, headers } = await get(invoice?.invoice_pdf ?? '');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(text.startsWith('%PDF-1.4')).toBe(true);
    expect(text).toContain(invoice?.number);
  });

  it('takes the payment of one that is open, with the bank’s approval too', async () => {
    const { stripe, customer, url } = await unpaid();
    const declined = await post(url, { ...CARD, number: '4000000000000002' });
    expect(declined.text).toContain('Your card was declined.');
    await post(url, { ...CARD, number: '4000002760003184' });
    expect((await get(url)).text).toContain('asks for your approval');
    await post(`${url}/approval`, { answer: 'approve' });
    expect((await subscriptionOf(stripe, customer)).status).toBe('active');
    expect((await stripe.invoices.list({ customer, status: 'open' })).data).toEqual([]);
    await post(url, CARD);
    expect((await stripe.charges.list({ customer, limit: 100 })).data).toHaveLength(4);
  });

  it('leaves the first payment to the session', async () => {
    const { stripe, account, customer, session } = await open();
    account.payCheckout(session.id, '4000002760003184');
    const { data } = await stripe.invoices.list({ customer });
    expect((await post(data[0]?.hosted_invoice_url ?? '', CARD)).status).toBe(303);
    expect((await subscriptionOf(stripe, customer)).status).toBe('incomplete');
  });
});
