import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PayingApp } from './paying-app';
import { TEST_CARDS } from './test-cards';

let paying: PayingApp;
beforeAll(async () => {
  paying = await PayingApp.start();
});
afterAll(() => paying.close());

const page = async (url: string) => (await fetch(url)).text();
async function press(url: string): Promise<void> {
  await fetch(url, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' });
  await paying.provider.settled();
}

describe('the billing portal', () => {
  it('opens for customers and nobody else', async () => {
    expect(await paying.portal(await paying.subscriber())).toContain(paying.sandbox.url);
    expect(await paying.portal(await paying.app.signup())).toBe('NO_SUBSCRIPTION');
  });

  it('has the card, the invoices and the end of the plan', async () => {
    const person = await paying.subscriber();
    const url = await paying.portal(person);
    const text = await page(url);
    for (const part of ['/card', '/cancel', 'id="invoices"']) expect(text).toContain(part);
    await press(`${url}/cancel`);
    expect(await paying.subscription(person)).toMatchObject({
      status: 'CANCELLED',
      isPremium: true,
    });
  });

  it('is set up once', async () => {
    const made = () =>
      paying.provider
        .calls()
        .filter(
          ({ method, path }) => method === 'POST' && path === '/v1/billing_portal/configurations',
        ).length;
    const person = await paying.subscriber();
    await paying.portal(person);
    const before = made();
    await paying.portal(person);
    expect(made()).toBe(before);
  });

  it('switches no plan, so that nobody gets credit for what was not paid', async () => {
    const person = await paying.subscriber('PREMIUM_YEARLY');
    const customer = paying.customerOf(person);
    paying.provider.replaceCard(customer, TEST_CARDS.failsLater);
    await paying.advance({ months: 12, days: 1 });
    expect(await paying.subscription(person)).toMatchObject({ paymentFailed: true });
    const url = await paying.portal(person);
    expect(await page(url)).not.toContain('/switch/');
    await press(`${url}/switch/price_premium_monthly`);
    expect(await paying.subscription(person)).toMatchObject({
      plan: 'PREMIUM_YEARLY',
      paymentFailed: true,
    });
    expect(await paying.balanceOf(person)).toBe(0);
  });
});
