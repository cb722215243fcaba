import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LiveSubscription } from '../src/features/payments/changes/live-subscription';
import { SubscriptionRepairs } from '../src/features/payments/sync/subscription-repairs';
import { type Bill, PayingApp } from './paying-app';
import { TEST_CARDS } from './test-cards';
import type { SignedUp } from './testing-app';

const EXPIRED = { status: 'EXPIRED', isPremium: false, paymentFailed: false };
const KEPT_TO_ITS_END = { status: 'CANCELLED', isPremium: true, paymentFailed: false };

let paying: PayingApp;
beforeAll(async () => {
  paying = await PayingApp.start();
});
afterEach(() => {
  jest.restoreAllMocks();
  paying.provider.deliver({});
  paying.provider.afterRetries('cancel');
});
afterAll(() => paying.close());

/** Whoever enters a good card pays with it what is due. */
const payWithAnotherCard = (person: SignedUp) =>
  paying.provider.replaceCard(paying.customerOf(person));

/** Pays what is left of a subscription that has ended, as on the invoice's page. */
async function pay(person: SignedUp, bill: Bill | undefined): Promise<void> {
  expect((await paying.payBill(person, bill)).status).toBe('paid');
}

/** Has something happen once the server has looked at the subscription, and before it changes it. */
function meanwhile(happens: () => unknown): void {
  const live = paying.app.app.get(LiveSubscription, { strict: false });
  const look = live.of.bind(live);
  jest.spyOn(live, 'of').mockImplementationOnce(async (userId) => {
    const subscription = await look(userId);
    await happens();
    return subscription;
  });
}

describe('a payment that arrives while the person cancels', () => {
  it('is kept, and so is what it paid for, to its end', async () => {
    const person = await paying.pastDue();
    meanwhile(async () => {
      payWithAnotherCard(person);
      await paying.provider.settled();
    });
    expect(await paying.change(person, 'cancelSubscription')).toMatchObject(KEPT_TO_ITS_END);
    await paying.provider.settled();
    expect(await paying.subscription(person)).toMatchObject(KEPT_TO_ITS_END);
    expect(await paying.refundsOf(person)).toEqual([false, false]);
    await paying.advance({ months: 1 });
    expect(await paying.subscription(person)).toMatchObject(EXPIRED);
    expect(await paying.refundsOf(person)).toEqual([false, false]);
  });

  it('is taken in at whichever moment its news come', async () => {
    const person = await paying.pastDue();
    paying.provider.deliver({ mode: 'hold' });
    meanwhile(() => payWithAnotherCard(person));
    const [cancelled] = await Promise.all([
      paying.change(person, 'cancelSubscription'),
      paying.provider.release('reverse'),
    ]);
    expect(cancelled).toMatchObject(KEPT_TO_ITS_END);
    await paying.provider.release('reverse');
    await paying.provider.settled();
    expect(await paying.subscription(person)).toMatchObject(KEPT_TO_ITS_END);
    expect(await paying.refundsOf(person)).toEqual([false, false]);
  });

  it('is for nothing once it has ended, and goes back', async () => {
    const person = await paying.pastDue();
    const [due] = await paying.billsOf(person);
    const subscription = due?.parent.subscription_details.subscription;
    meanwhile(async () => {
      // Ended in another tab, which had no time to void the invoice.
      paying.provider.deliver({ mode: 'hold' });
      await paying.endNow(subscription);
      paying.provider.advance({ days: 1 });
      await pay(person, due);
    });
    await paying.change(person, 'cancelSubscription');
    await paying.provider.release();
    await paying.provider.settled();
    expect(await paying.subscription(person)).toMatchObject(EXPIRED);
    expect(await paying.refundsOf(person)).toEqual([true, false]);
  });
});

describe('a subscription with two open invoices', () => {
  /** Support has it switched while the renewal is not paid. */
  async function twiceDue(): Promise<SignedUp> {
    const person = await paying.pastDue();
    const [subscription] = await paying.listOf<{ id: string; items: { data: [{ id: string }] } }>(
      'subscriptions',
      person,
    );
    await paying.ask(`/v1/subscriptions/${subscription?.id}`, {
      'items[0][id]': subscription?.items.data[0].id ?? '',
      'items[0][price]': 'price_premium_yearly',
      proration_behavior: 'always_invoice',
    });
    await paying.provider.settled();
    const statuses = await paying.billStatusesOf(person);
    expect(statuses).toEqual(['open', 'open', 'paid']);
    return person;
  }

  it.each(['cancelled', 'given up'])('takes money for neither once it is %s', async (how) => {
    const person = await twiceDue();
    if (how === 'cancelled') await paying.change(person, 'cancelSubscription');
    else await paying.advance({ days: 25 });
    expect(await paying.subscription(person)).toMatchObject(EXPIRED);
    const statuses = await paying.billStatusesOf(person);
    expect(statuses).toEqual(['void', 'void', 'paid']);
    expect(await paying.refundsOf(person)).toEqual([false]);
  });

  it.each([
    ['the newer', [0]],
    ['the older', [1]],
    ['both', [1, 0]],
  ])('gives back what was paid too late for %s', async (_, places) => {
    const person = await twiceDue();
    const bills = await paying.billsOf(person);
    paying.provider.deliver({ mode: 'drop' });
    await paying.endNow(bills[0]?.parent.subscription_details.subscription);
    await paying.advance({ days: 1 });
    for (const place of places) await pay(person, bills[place]);
    paying.provider.deliver({});
    // However often it is looked at, it goes back once.
    for (let i = 0; i < 2; i += 1) {
      expect(await paying.change(person, 'refreshSubscription')).toMatchObject(EXPIRED);
    }
    expect(await paying.refundsOf(person)).toEqual([...places.map(() => true), false]);
    const open = (await paying.billsOf(person)).filter(({ status }) => status === 'open');
    expect(open).toEqual([]);
  });
});

describe('a cancellation in the moment of a switch', () => {
  it('is not taken back by who was shown none', async () => {
    const person = await paying.subscriber();
    meanwhile(() => paying.change(person, 'cancelSubscription'));
    const call = 'switchPlan(plan: PREMIUM_YEARLY, takesBack: false)';
    const ending = { plan: 'PREMIUM_YEARLY', status: 'CANCELLED', isPremium: true };
    expect(await paying.change(person, call)).toMatchObject(ending);
  });
});

describe('a first payment that the bank still asks about', () => {
  /** Somebody who has lost premium for a payment that failed, and is asked by the bank about a new one. */
  async function asked() {
    paying.provider.afterRetries('unpaid');
    const person = await paying.pastDue();
    await paying.advance({ days: 10 });
    expect(await paying.subscription(person)).toMatchObject(EXPIRED);
    const { sessionId } = await paying.checkout(person);
    expect(paying.provider.payCheckout(sessionId, TEST_CARDS.asksTheBank).kind).toBe('approval');
    await paying.provider.settled();
    return { person, sessionId };
  }

  it('can be made no more once the former subscription is paid', async () => {
    const { person, sessionId } = await asked();
    payWithAnotherCard(person);
    await paying.provider.settled();
    expect(await paying.subscription(person)).toMatchObject({ isPremium: true });
    expect(await paying.ask(`/v1/checkout/sessions/${sessionId}`)).toMatchObject({
      status: 'expired',
    });
    expect(paying.provider.approve(sessionId).kind).toBe('closed');
    expect(paying.provider.payCheckout(sessionId).kind).toBe('closed');
    expect(await paying.refundsOf(person)).toEqual([false, false]);
  });

  it('goes back where it is made in the moment in which that is noticed', async () => {
    const { person, sessionId } = await asked();
    const repairs = paying.app.app.get(SubscriptionRepairs, { strict: false });
    const mend = repairs.mend.bind(repairs);
    jest.spyOn(repairs, 'mend').mockImplementationOnce((...seen) => {
      expect(paying.provider.approve(sessionId).kind).toBe('paid');
      paying.provider.advance({ days: 1 });
      return mend(...seen);
    });
    payWithAnotherCard(person);
    await paying.provider.settled();
    expect(await paying.subscription(person)).toMatchObject({ isPremium: true });
    expect(await paying.refundsOf(person)).toEqual([true, false, false]);
  });
});
