import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LiveSubscription } from '../src/features/payments/changes/live-subscription';
import { PayingApp } from './paying-app';
import { TEST_CARDS } from './test-cards';
import type { SignedUp } from './testing-app';
import { until } from './waiting';

const DAY_MS = 86_400_000;
const MONTHLY = { plan: 'PREMIUM_MONTHLY', status: 'ACTIVE', isPremium: true };
const EXPIRED = { plan: 'FREE', status: 'EXPIRED', isPremium: false, paymentFailed: false };

let paying: PayingApp;
beforeAll(async () => {
  paying = await PayingApp.start();
});
afterEach(() => {
  paying.provider.failCalls();
  paying.provider.deliver({});
  paying.provider.afterRetries('cancel');
  paying.provider.draftRenewals(false);
});
afterAll(() => paying.close());

async function pastDue(plan: 'PREMIUM_MONTHLY' | 'PREMIUM_YEARLY' = 'PREMIUM_MONTHLY') {
  const person = await paying.pastDue(plan);
  expect(await paying.subscription(person)).toMatchObject({ isPremium: true, paymentFailed: true });
  return person;
}

/** As support may. */
async function giveUp(person: SignedUp, how: 'void' | 'mark_uncollectible'): Promise<void> {
  const [due] = await paying.billsOf(person);
  await paying.ask(`/v1/invoices/${due?.id}/${how}`, {});
  await paying.provider.settled();
}

describe('a subscription that is cancelled while a payment has failed', () => {
  const failure = { status: 500, method: 'DELETE', path: '/v1/subscriptions/' } as const;
  const failures = Array.from({ length: 3 }, () => failure);

  it('ends where the answer to that was a failure', async () => {
    const person = await pastDue();
    paying.provider.deliver({ mode: 'drop' });
    paying.provider.failCalls(...failures);
    const cancelled = { ...EXPIRED, endedBecause: null };
    expect(await paying.change(person, 'cancelSubscription')).toMatchObject(cancelled);
    expect(await paying.billStatusesOf(person)).toEqual(['void', 'paid']);
  });

  it('ends with the next try where the provider failed half-way', async () => {
    const person = await pastDue();
    paying.provider.deliver({ mode: 'drop' });
    // The repair fails, too.
    paying.provider.failCalls(...failures, ...failures);
    expect(await paying.change(person, 'cancelSubscription')).toBe('PAYMENT_PROVIDER_ERROR');
    expect(await paying.billStatusesOf(person)).toEqual(['void', 'paid']);
    expect(await paying.change(person, 'cancelSubscription')).toBe('NO_SUBSCRIPTION');
    expect(await paying.subscription(person)).toMatchObject(EXPIRED);
    const subscriptions = await paying.listOf<{ status: string }>('subscriptions', person);
    expect(subscriptions).toEqual([]);
  });

  it('ends by itself where nobody tries again', async () => {
    const person = await pastDue();
    paying.provider.deliver({ mode: 'hold' });
    paying.provider.failCalls(...failures, ...failures);
    expect(await paying.change(person, 'cancelSubscription')).toBe('PAYMENT_PROVIDER_ERROR');
    await paying.provider.release();
    await paying.provider.settled();
    expect(await paying.subscription(person)).toMatchObject(EXPIRED);
  });

  it('keeps what is paid after all, once that was had', async () => {
    const person = await pastDue();
    const [due] = await paying.billsOf(person);
    const failure = { status: 500, path: `/v1/invoices/${due?.id}/void` } as const;
    paying.provider.failCalls(failure, failure, failure);
    expect(await paying.change(person, 'cancelSubscription')).toBe('PAYMENT_PROVIDER_ERROR');
    paying.provider.replaceCard(paying.customerOf(person));
    await paying.advance({ months: 1 });
    const [subscription] = await paying.listOf<{ id: string }>('subscriptions', person);
    await paying.endNow(subscription?.id);
    await paying.provider.settled();
    expect(await paying.subscription(person)).toMatchObject(EXPIRED);
    expect(await paying.refundsOf(person)).toEqual([false, false, false]);
  });

  it('ends where somebody else has given the payment up in that moment', async () => {
    const person = await pastDue();
    paying.provider.deliver({ mode: 'drop' });
    const [due] = await paying.billsOf(person);
    const refusal = {
      status: 400,
      path: `/v1/invoices/${due?.id}/void`,
      afterwards: true,
    } as const;
    paying.provider.failCalls(refusal);
    expect(await paying.change(person, 'cancelSubscription')).toMatchObject(EXPIRED);
  });
});

describe('a period that has only begun', () => {
  it('is not switched before it is paid', async () => {
    const person = await paying.subscriber('PREMIUM_YEARLY');
    paying.provider.draftRenewals();
    await paying.advanceToRenewal(person);
    expect(await paying.billStatusesOf(person)).toEqual(['draft', 'paid']);
    expect(await paying.subscription(person)).toMatchObject({ paymentFailed: false });
    const call = 'switchPlan(plan: PREMIUM_MONTHLY)';
    expect(await paying.change(person, call)).toBe('PAYMENT_DECLINED');
    expect(await paying.balanceOf(person)).toBe(0);
    await paying.advance({ days: 1 });
    expect(await paying.billStatusesOf(person)).toEqual(['paid', 'paid']);
    expect(await paying.change(person, call)).toMatchObject(MONTHLY);
  });
});

describe('a period that has only begun, in the hour before it is collected', () => {
  async function renewed() {
    const person = await paying.subscriber('PREMIUM_YEARLY');
    paying.provider.draftRenewals();
    await paying.advanceToRenewal(person);
    return person;
  }

  it('awaits its payment, until that is made', async () => {
    const person = await paying.subscriber('PREMIUM_YEARLY');
    expect(await paying.subscription(person)).toMatchObject({ awaitsPayment: false });
    paying.provider.draftRenewals();
    await paying.advanceToRenewal(person);
    expect(await paying.subscription(person)).toMatchObject({ awaitsPayment: true });
    await paying.advance({ days: 1 });
    expect(await paying.subscription(person)).toMatchObject({ awaitsPayment: false });
  });

  it('is paid back where it is paid while it is cancelled', async () => {
    const person = await renewed();
    const live = paying.app.app.get(LiveSubscription, { strict: false });
    const read = live.of.bind(live);
    const reading = jest.spyOn(live, 'of').mockImplementationOnce(async (userId) => {
      const before = await read(userId);
      await paying.advance({ days: 1 });
      return before;
    });
    expect(await paying.change(person, 'cancelSubscription')).toMatchObject(EXPIRED);
    reading.mockRestore();
    expect(await paying.billStatusesOf(person)).toEqual(['paid', 'paid']);
    expect(await paying.refundsOf(person)).toEqual([true, false]);
  });

  it('ends by itself where the provider failed half-way', async () => {
    const person = await renewed();
    paying.provider.deliver({ mode: 'hold' });
    const failure = { status: 500, method: 'DELETE', path: '/v1/subscriptions/' } as const;
    paying.provider.failCalls(...Array.from({ length: 6 }, () => failure));
    expect(await paying.change(person, 'cancelSubscription')).toBe('PAYMENT_PROVIDER_ERROR');
    await paying.provider.release();
    await paying.provider.settled();
    expect(await paying.subscription(person)).toMatchObject({ ...EXPIRED, endedBecause: null });
  });

  it('is not paid by who cancels then: it ends at once', async () => {
    const person = await renewed();
    expect(await paying.change(person, 'cancelSubscription')).toMatchObject(EXPIRED);
    await paying.advance({ days: 1 });
    expect(await paying.refundsOf(person)).toEqual([false]);
    expect(await paying.billStatusesOf(person)).toEqual(['draft', 'paid']);
  });
});

describe('a payment that was let go', () => {
  it('is a present: premium stays', async () => {
    const person = await pastDue();
    await giveUp(person, 'void');
    expect(await paying.subscription(person)).toMatchObject({ ...MONTHLY, paymentFailed: false });
  });

  it('is none that a switch gives back', async () => {
    const person = await pastDue('PREMIUM_YEARLY');
    await giveUp(person, 'void');
    const call = 'switchPlan(plan: PREMIUM_MONTHLY)';
    expect(await paying.change(person, call)).toBe('PAYMENT_DECLINED');
    expect(await paying.balanceOf(person)).toBe(0);
    paying.provider.replaceCard(paying.customerOf(person));
    await paying.advance({ months: 12 });
    expect(await paying.change(person, call)).toMatchObject(MONTHLY);
  });
});

describe('a payment that the provider gives up', () => {
  it('ends what it was for where it is written off', async () => {
    const person = await pastDue();
    await giveUp(person, 'mark_uncollectible');
    expect(await paying.subscription(person)).toMatchObject(EXPIRED);
  });

  it.each([
    ['in the same second', 0],
    ['a day later', 1],
  ])(
    'goes back where it is made after all, %s, once what it was for has ended',
    async (_, days) => {
      const person = await pastDue();
      const [due] = await paying.billsOf(person);
      await giveUp(person, 'mark_uncollectible');
      await paying.advance({ days });
      expect((await paying.payBill(person, due)).status).toBe('paid');
      await paying.provider.settled();
      expect(await paying.subscription(person)).toMatchObject(EXPIRED);
      expect(await paying.refundsOf(person)).toEqual([true, false]);
    },
  );

  it('ends what it was for at once where that is set up so', async () => {
    const person = await pastDue();
    paying.provider.afterRetries('unpaid');
    await paying.advance({ days: 8 });
    expect(await paying.subscription(person)).toMatchObject(EXPIRED);
  });

  it.each(['PREMIUM_MONTHLY', 'PREMIUM_YEARLY'] as const)(
    'ends what it was for after thirty days where it is left as it is: %s',
    async (plan) => {
      const person = await pastDue(plan);
      paying.provider.afterRetries('past_due');
      await paying.advance({ days: 8 });
      expect(await paying.subscription(person)).toMatchObject({
        ...{ plan, paymentFailed: true, retryAt: null },
      });
      const due = paying.provider.now() * 1_000 - 9 * DAY_MS;
      for (const [days, here] of [
        [28, { isPremium: true, paymentFailed: true }],
        [32, EXPIRED],
      ] as const) {
        await paying.syncAhead(person, due + days * DAY_MS - Date.now());
        expect(await paying.subscription(person)).toMatchObject(here);
      }
      expect(await paying.billStatusesOf(person)).not.toContain('open');
    },
  );
});

describe('a subscription that is switched in the moment in which another period begins', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** Nobody has anything of a year that was not paid for. */
  async function expectNoCredit(person: SignedUp): Promise<void> {
    expect(await paying.balanceOf(person)).toBe(0);
    expect(await paying.subscription(person)).toMatchObject({ plan: 'PREMIUM_YEARLY' });
  }

  it.each(['', ', amountDue: 0'])(
    'is not where it was billed after that (switchPlan%s)',
    async (shown) => {
      const person = await paying.subscriber('PREMIUM_YEARLY', TEST_CARDS.failsLater);
      const live = paying.app.app.get(LiveSubscription, { strict: false });
      const look = live.find.bind(live);
      jest.spyOn(live, 'find').mockImplementationOnce(async (userId) => {
        const subscription = await look(userId);
        await paying.advanceToRenewal(person);
        return subscription;
      });
      const answer = await paying.change(person, `switchPlan(plan: PREMIUM_MONTHLY${shown})`);
      expect(answer).toBe('VALIDATION_FAILED');
      await expectNoCredit(person);
    },
  );

  it('is not where it was billed before that', async () => {
    const person = await paying.subscriber('PREMIUM_YEARLY', TEST_CARDS.failsLater);
    paying.provider.failCalls({ path: '/v1/subscriptions/', method: 'POST', delayMs: 1_500 });
    const bills = () =>
      paying.provider.calls().filter(({ path }) => path.includes('create_preview')).length;
    const before = bills();
    const answer = paying.change(person, 'switchPlan(plan: PREMIUM_MONTHLY)');
    await until(() => bills() > before);
    await paying.advanceToRenewal(person);
    expect(await answer).toBe('PAYMENT_DECLINED');
    await expectNoCredit(person);
  });
});
