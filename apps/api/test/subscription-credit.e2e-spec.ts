import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PayingApp } from './paying-app';
import type { SignedUp } from './testing-app';

/** Longer than the provider keeps what it was asked under a key. */
const LATER_MS = 25 * 3_600_000;

let paying: PayingApp;
beforeAll(async () => {
  paying = await PayingApp.start();
});
afterEach(() => {
  paying.provider.failCalls();
  paying.provider.deliver({});
});
afterAll(() => paying.close());

const customerOf = (person: SignedUp) => `/v1/customers/${paying.customerOf(person)}`;

describe('the credit of a payment that went back', () => {
  it('is taken once, although the answer to that was lost: what is given later is the customer’s', async () => {
    const person = await paying.subscriber('PREMIUM_YEARLY');
    await paying.change(person, 'switchPlan(plan: PREMIUM_MONTHLY)');
    await paying.change(person, 'cancelSubscription');
    await paying.advance({ months: 1, days: 1 });
    expect(await paying.balanceOf(person)).toBeLessThan(-7_000);
    paying.provider.deliver({ mode: 'drop' });
    paying.provider.dispute(paying.customerOf(person));
    const lost = { status: 500, method: 'POST', afterwards: true } as const;
    const path = `${customerOf(person)}/balance_transactions`;
    paying.provider.failCalls(...Array.from({ length: 3 }, () => ({ ...lost, path })));
    await paying.change(person, 'refreshSubscription');
    expect(await paying.balanceOf(person)).toBe(0);
    await paying.ask(customerOf(person), { balance: '-9000' });
    expect(await paying.syncAhead(person, LATER_MS)).toBe(true);
    expect(await paying.balanceOf(person)).toBe(-9_000);
  });
});

/** What is left of a person's credit once all that happened is known. */
async function balanceAfterNews(person: SignedUp): Promise<number> {
  await paying.provider.settled();
  await paying.change(person, 'refreshSubscription');
  return paying.balanceOf(person);
}

describe('credit that support gives or takes by hand', () => {
  const yearOf = async (person: SignedUp) =>
    (await paying.listOf<{ id: string }>('charges', person))[0]?.id ?? '';
  const balance = (person: SignedUp, amount: number) =>
    paying.ask(customerOf(person), { balance: String(amount) });
  /** Somebody who has a month, and credit for the rest of a year. */
  async function withCredit(): Promise<SignedUp> {
    const person = await paying.subscriber('PREMIUM_YEARLY');
    await paying.change(person, 'switchPlan(plan: PREMIUM_MONTHLY)');
    return person;
  }

  it('is the customer’s where it is given after all was taken, and the year was refunded', async () => {
    const person = await withCredit();
    await balance(person, 0);
    paying.provider.refund(await yearOf(person));
    await paying.provider.settled();
    await balance(person, -1_000);
    await paying.change(person, 'refreshSubscription');
    expect(await paying.balanceOf(person)).toBe(-1_000);
  });

  it('is not taken twice where a part of the payment was refunded for it', async () => {
    const person = await withCredit();
    const before = await paying.balanceOf(person);
    await balance(person, before + 2_000);
    paying.provider.refund(await yearOf(person), 2_000);
    expect(await balanceAfterNews(person)).toBe(before + 2_000);
  });

  it('is taken where nothing but what support had given was taken back by hand', async () => {
    const person = await withCredit();
    const before = await paying.balanceOf(person);
    await balance(person, before - 5_000);
    await balance(person, before);
    paying.provider.dispute(await yearOf(person));
    expect(await balanceAfterNews(person)).toBe(0);
  });

  it('is taken a month later, though a cent was taken by hand before', async () => {
    const person = await withCredit();
    await balance(person, (await paying.balanceOf(person)) + 1);
    await paying.advance({ months: 1, days: 1 });
    paying.provider.dispute(await yearOf(person));
    expect(await balanceAfterNews(person)).toBe(0);
  });

  it('is taken but for what was taken by hand, and what is given then stays', async () => {
    const person = await withCredit();
    await balance(person, (await paying.balanceOf(person)) + 3_000);
    paying.provider.dispute(await yearOf(person));
    expect(await balanceAfterNews(person)).toBe(0);
    await balance(person, -2_000);
    await paying.change(person, 'refreshSubscription');
    expect(await paying.balanceOf(person)).toBe(-2_000);
  });
});

it('the credit of a payment that went back in part is left but for its share', async () => {
  const person = await paying.subscriber('PREMIUM_YEARLY');
  paying.provider.refund(paying.customerOf(person), 8_900);
  await paying.provider.settled();
  expect(await paying.change(person, 'switchPlan(plan: PREMIUM_MONTHLY)')).toMatchObject({
    plan: 'PREMIUM_MONTHLY',
    isPremium: true,
  });
  const left = Math.abs(await paying.balanceOf(person));
  expect(Math.abs(left - (8_000 * 99) / 8_999)).toBeLessThan(5);
  expect(await paying.subscription(person)).toMatchObject({ isPremium: true });
});

describe('the credit of two payments, of which', () => {
  /** A month that was switched to a year, and back: the charges for both, and what they have left. */
  async function backAndForth() {
    const person = await paying.subscriber();
    const charges = () => paying.listOf<{ id: string }>('charges', person);
    const [month] = await charges();
    await paying.change(person, 'switchPlan(plan: PREMIUM_YEARLY)');
    const [year] = await charges();
    await paying.change(person, 'switchPlan(plan: PREMIUM_MONTHLY)');
    const creditOf = async () => Math.abs(await paying.balanceOf(person));
    const credit = await creditOf();
    expect(credit).toBeGreaterThan(7_900);
    const refund = async (charge: { id: string } | undefined) => {
      paying.provider.refund(charge?.id ?? '');
      await paying.provider.settled();
      return creditOf();
    };
    return { person, month, year, credit, refund };
  }

  it('the small one goes back is left but for its share', async () => {
    const { person, month, credit, refund } = await backAndForth();
    const left = await refund(month);
    expect(Math.abs(left - (credit * 8_000) / 8_999)).toBeLessThan(5);
    expect(await paying.subscription(person)).toMatchObject({ isPremium: true });
  });

  it.each([
    ['first the small one', false],
    ['first the large one', true],
  ])('both go back is gone, %s', async (_, isLargeFirst) => {
    const { person, month, year, refund } = await backAndForth();
    expect(await refund(isLargeFirst ? year : month)).toBeGreaterThan(0);
    expect(await refund(isLargeFirst ? month : year)).toBe(0);
    expect(await paying.subscription(person)).toMatchObject({ isPremium: false });
  });
});

describe('the credit that a second subscription was paid from', () => {
  it('is given back once, although the note of that could not be made', async () => {
    const person = await paying.subscriber();
    await paying.ask(customerOf(person), { balance: '-20000' });
    await paying.advance({ days: 1 });
    const { id } = await paying.ask<{ id: string }>('/v1/checkout/sessions', {
      mode: 'subscription',
      customer: paying.customerOf(person),
      'line_items[0][price]': 'price_premium_monthly',
      'line_items[0][quantity]': '1',
      success_url: 'http://localhost/x',
    });
    paying.provider.deliver({ mode: 'drop' });
    paying.provider.payCheckout(id);
    // The first tells the second subscription whose second it is.
    const change = { method: 'POST', path: '/v1/subscriptions/' } as const;
    const failure = { ...change, status: 500 } as const;
    paying.provider.failCalls(change, failure, failure, failure);
    await paying.change(person, 'refreshSubscription');
    expect(await paying.balanceOf(person)).toBe(-20_000);
    expect(await paying.syncAhead(person, LATER_MS)).toBe(true);
    expect(await paying.balanceOf(person)).toBe(-20_000);
  });
});
