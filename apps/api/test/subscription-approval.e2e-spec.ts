import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PayingApp } from './paying-app';
import { TEST_CARDS } from './test-cards';
import type { SignedUp } from './testing-app';
import { until } from './waiting';

const MONTHLY = { plan: 'PREMIUM_MONTHLY', status: 'ACTIVE', isPremium: true, isCancelled: false };
const YEARLY = { ...MONTHLY, plan: 'PREMIUM_YEARLY' };
const CANCELLED = { ...MONTHLY, status: 'CANCELLED', isCancelled: true };
const CALL = 'switchPlan(plan: PREMIUM_YEARLY)';
const REQUIRED = 'PAYMENT_APPROVAL_REQUIRED';

let paying: PayingApp;
beforeAll(async () => {
  paying = await PayingApp.start();
});
afterAll(() => paying.close());

/** Somebody with premium whose bank asks them at each payment. */
async function asked(): Promise<SignedUp> {
  const person = await paying.subscriber();
  paying.provider.replaceCard(paying.customerOf(person), TEST_CARDS.asksTheBank);
  return person;
}

/** Tries to switch. @returns the page on which the bank asks */
async function payUrlFor({ token }: SignedUp): Promise<string> {
  const { errors } = await paying.app.gql(`mutation { ${CALL} { plan } }`, {}, { token });
  expect(errors?.[0]?.extensions.code).toBe(REQUIRED);
  return (errors?.[0]?.extensions.args as { payUrl: string }).payUrl;
}

/** How a person's invoices stand in the product, the newest first. */
async function invoicesOf({ token }: SignedUp): Promise<readonly string[] | undefined> {
  const query = '{ invoices { status } }';
  const { data } = await paying.app.gql<{ invoices: { status: string }[] }>(query, {}, { token });
  return data?.invoices.map(({ status }) => status);
}

/** The switch of a person's that waits, as the product tells of it. */
async function awaitedBy({ token }: SignedUp): Promise<Record<string, unknown> | null | undefined> {
  const query = '{ awaitedSwitch { plan amountDue currency payUrl expiresAt } }';
  const { data } = await paying.app.gql<{ awaitedSwitch: Record<string, unknown> | null }>(
    query,
    {},
    { token },
  );
  return data?.awaitedSwitch;
}

/** Says on that page what one thinks of the payment. */
async function answer(payUrl: string, what: 'approve' | 'refuse'): Promise<void> {
  const body = new URLSearchParams({ answer: what });
  expect((await fetch(`${payUrl}/approval`, { method: 'POST', body })).ok).toBe(true);
  await paying.provider.settled();
}

describe('a switch that the bank wants approved', () => {
  it('is told of with its price and its page while it waits', async () => {
    const person = await asked();
    expect(await awaitedBy(person)).toBeNull();
    const payUrl = await payUrlFor(person);
    const awaited = await awaitedBy(person);
    const due = { plan: 'PREMIUM_YEARLY', amountDue: 80, currency: 'EUR' };
    expect(awaited).toMatchObject({ ...due, payUrl });
    const hours = (Date.parse(String(awaited?.expiresAt)) / 1_000 - paying.provider.now()) / 3_600;
    expect(Math.round(hours)).toBe(23);
    await answer(payUrl, 'approve');
    expect(await awaitedBy(person)).toBeNull();
  });

  it('is made once it is, on a page at the provider, and not before', async () => {
    const person = await asked();
    const payUrl = await payUrlFor(person);
    expect(payUrl).toContain(paying.sandbox.url);
    await paying.provider.settled();
    expect(await paying.change(person, 'refreshSubscription')).toMatchObject({
      ...MONTHLY,
      paymentFailed: false,
    });
    expect(await invoicesOf(person)).toEqual(['OPEN', 'PAID']);
    await answer(payUrl, 'approve');
    expect(await paying.subscription(person)).toMatchObject(YEARLY);
    expect(await invoicesOf(person)).toEqual(['PAID', 'PAID']);
    expect(await paying.mail(person, /^You now pay yearly$/)).toContain('/settings');
  });

  it('is not made where the person refuses, who may still pay', async () => {
    const person = await asked();
    const payUrl = await payUrlFor(person);
    await answer(payUrl, 'refuse');
    expect(await paying.subscription(person)).toMatchObject({ ...MONTHLY, paymentFailed: false });
    await paying.payBill(person, (await paying.billsOf(person))[0]);
    await paying.provider.settled();
    expect(await paying.subscription(person)).toMatchObject(YEARLY);
  });

  it('is forgotten after a day, and can be made then', async () => {
    const person = await asked();
    await payUrlFor(person);
    await paying.advance({ days: 1 });
    expect(await paying.subscription(person)).toMatchObject(MONTHLY);
    expect(await paying.billStatusesOf(person)).toEqual(['void', 'paid']);
    paying.provider.replaceCard(paying.customerOf(person));
    expect(await paying.change(person, CALL)).toMatchObject(YEARLY);
    expect(await paying.billStatusesOf(person)).toEqual(['paid', 'void', 'paid']);
  });

  it('waits once, however often it is asked for, and says what it costs', async () => {
    const person = await asked();
    const first = await payUrlFor(person);
    expect(await payUrlFor(person)).toBe(first);
    expect(await paying.billStatusesOf(person)).toEqual(['open', 'paid']);
    const { data } = await paying.app.gql<{ planSwitchPreview: { amountDue: number } }>(
      '{ planSwitchPreview(plan: PREMIUM_YEARLY) { amountDue } }',
      {},
      { token: person.token },
    );
    expect(data?.planSwitchPreview.amountDue).toBe(80);
    await answer(first, 'approve');
    expect(await paying.subscription(person)).toMatchObject(YEARLY);
    expect(await paying.refundsOf(person)).toEqual([false, false]);
  });

  it('takes a cancellation back with the payment, and not before', async () => {
    const person = await asked();
    await paying.change(person, 'cancelSubscription');
    const payUrl = await payUrlFor(person);
    expect(await paying.change(person, 'refreshSubscription')).toMatchObject(CANCELLED);
    await answer(payUrl, 'approve');
    expect(await paying.subscription(person)).toMatchObject(YEARLY);
  });

  it('is forgotten by who cancels meanwhile', async () => {
    const person = await asked();
    const payUrl = await payUrlFor(person);
    expect(await paying.change(person, 'cancelSubscription')).toMatchObject(CANCELLED);
    expect(await paying.billStatusesOf(person)).toEqual(['void', 'paid']);
    await answer(payUrl, 'approve');
    expect(await paying.subscription(person)).toMatchObject(CANCELLED);
  });

  it('is given up by who stays with what they have', async () => {
    const person = await asked();
    const payUrl = await payUrlFor(person);
    expect(await paying.change(person, 'switchPlan(plan: PREMIUM_MONTHLY)')).toMatchObject(MONTHLY);
    expect(await paying.billStatusesOf(person)).toEqual(['void', 'paid']);
    await answer(payUrl, 'approve');
    expect(await paying.subscription(person)).toMatchObject(MONTHLY);
    expect(await paying.balanceOf(person)).toBe(0);
  });

  it('is withdrawn, which takes no cancellation back, however often that is asked for', async () => {
    const person = await asked();
    const payUrl = await payUrlFor(person);
    expect(await paying.change(person, 'withdrawSwitch')).toMatchObject(MONTHLY);
    expect(await paying.billStatusesOf(person)).toEqual(['void', 'paid']);
    await answer(payUrl, 'approve');
    await paying.change(person, 'cancelSubscription');
    expect(await paying.change(person, 'withdrawSwitch')).toMatchObject(CANCELLED);
    expect(await paying.balanceOf(person)).toBe(0);
  });

  it.each(['withdrawSwitch', 'switchPlan(plan: PREMIUM_MONTHLY)'])(
    'is not called given up where that failed (%s)',
    async (call) => {
      const person = await asked();
      await payUrlFor(person);
      const failure = { status: 500, method: 'POST', path: '/v1/invoices/' } as const;
      paying.provider.failCalls(failure, failure, failure);
      expect(await paying.change(person, call)).toBe('PAYMENT_PROVIDER_ERROR');
      expect(await awaitedBy(person)).not.toBeNull();
      expect(await paying.change(person, call)).toMatchObject(MONTHLY);
      expect(await awaitedBy(person)).toBeNull();
    },
  );

  it('ends nothing where its invoice is written off, which nobody can pay then', async () => {
    const person = await asked();
    await payUrlFor(person);
    const [awaited] = await paying.billsOf(person);
    await paying.ask(`/v1/invoices/${awaited?.id}/mark_uncollectible`, {});
    await paying.provider.settled();
    expect(await paying.billStatusesOf(person)).toEqual(['void', 'paid']);
    expect(await paying.change(person, 'refreshSubscription')).toMatchObject(MONTHLY);
  });

  describe('that is written off, of which the news is lost', () => {
    /** Its invoice, which can still be paid on its page. */
    async function writtenOff(person: SignedUp) {
      await payUrlFor(person);
      await paying.provider.settled();
      paying.provider.deliver({ mode: 'drop' });
      const [awaited] = await paying.billsOf(person);
      await paying.ask(`/v1/invoices/${awaited?.id}/mark_uncollectible`, {});
      return awaited;
    }
    afterEach(() => {
      paying.provider.deliver({});
    });

    it('is paid back where it was paid all the same', async () => {
      const person = await asked();
      await paying.payBill(person, await writtenOff(person));
      expect(await paying.change(person, 'refreshSubscription')).toMatchObject(MONTHLY);
      expect(await paying.refundsOf(person)).toEqual([true, false]);
      expect(await paying.change(person, 'refreshSubscription')).toMatchObject(MONTHLY);
    });

    it('is paid back, though a month has begun since, and takes nothing along', async () => {
      const person = await asked();
      await paying.payBill(person, await writtenOff(person));
      await paying.advance({ months: 1 });
      expect(await paying.change(person, 'refreshSubscription')).toMatchObject(MONTHLY);
      expect(await paying.refundsOf(person)).toEqual([false, true, false]);
      const [month] = await paying.listOf<{ id: string }>('charges', person);
      paying.provider.refund(month?.id ?? '');
      await paying.provider.settled();
      const ended = { isPremium: false, status: 'EXPIRED' };
      expect(await paying.change(person, 'refreshSubscription')).toMatchObject(ended);
    });

    it('keeps nobody premium whose month went back while it cannot be paid back itself', async () => {
      const person = await asked();
      await paying.payBill(person, await writtenOff(person));
      const [, month] = await paying.listOf<{ id: string }>('charges', person);
      paying.provider.dispute(month?.id ?? '');
      const failure = { status: 500, path: '/v1/refunds', method: 'POST' } as const;
      paying.provider.failCalls(...Array.from({ length: 9 }, () => failure));
      await paying.change(person, 'refreshSubscription');
      const ended = { isPremium: false, status: 'EXPIRED' };
      expect(await paying.subscription(person)).toMatchObject(ended);
      expect(await paying.refundsOf(person)).toEqual([false, false]);
      paying.provider.failCalls();
    });

    it('is paid back, though support ended the month meanwhile', async () => {
      const person = await asked();
      await paying.payBill(person, await writtenOff(person));
      await paying.endNow((await paying.listOf<{ id: string }>('subscriptions', person))[0]?.id);
      await paying.change(person, 'refreshSubscription');
      expect(await paying.refundsOf(person)).toEqual([true, false]);
    });

    it('stands for nothing where the month goes back', async () => {
      const person = await asked();
      await paying.payBill(person, await writtenOff(person));
      expect(await paying.change(person, 'refreshSubscription')).toMatchObject(MONTHLY);
      const [, month] = await paying.listOf<{ id: string }>('charges', person);
      paying.provider.refund(month?.id ?? '');
      await paying.provider.settled();
      const ended = { isPremium: false, status: 'EXPIRED' };
      expect(await paying.change(person, 'refreshSubscription')).toMatchObject(ended);
    });

    it('cannot be paid any more once that is noticed, though a month has begun since', async () => {
      const person = await asked();
      await writtenOff(person);
      paying.provider.replaceCard(paying.customerOf(person));
      await paying.advance({ months: 1 });
      await paying.change(person, 'refreshSubscription');
      expect(await paying.billStatusesOf(person)).toEqual(['paid', 'void', 'paid']);
    });
  });

  describe('that support made at once, wrote off, and was paid for all the same', () => {
    /** Somebody who has the year. */
    async function switched(): Promise<SignedUp> {
      const person = await paying.subscriber();
      const [subscription] = await paying.listOf<{
        id: string;
        items: { data: { id: string }[] };
      }>('subscriptions', person);
      paying.provider.replaceCard(paying.customerOf(person), TEST_CARDS.failsLater);
      await paying.provider.settled();
      paying.provider.deliver({ mode: 'drop' });
      await paying.ask(`/v1/subscriptions/${subscription?.id}`, {
        'items[0][id]': subscription?.items.data[0]?.id ?? '',
        'items[0][price]': 'price_premium_yearly',
        payment_behavior: 'allow_incomplete',
        proration_behavior: 'always_invoice',
      });
      const [due] = await paying.billsOf(person);
      await paying.ask(`/v1/invoices/${due?.id}/mark_uncollectible`, {});
      await paying.payBill(person, due);
      expect(await paying.change(person, 'refreshSubscription')).toMatchObject(YEARLY);
      return person;
    }
    afterEach(() => {
      paying.provider.deliver({});
    });

    it('is not paid back', async () => {
      expect(await paying.refundsOf(await switched())).toEqual([false, false]);
    });

    it('is not paid back once it ends either', async () => {
      const person = await switched();
      await paying.change(person, 'cancelSubscription');
      await paying.advance({ months: 13 });
      await paying.change(person, 'refreshSubscription');
      expect(await paying.subscription(person)).toMatchObject({ status: 'EXPIRED' });
      expect(await paying.refundsOf(person)).toEqual([false, false]);
    });

    it('keeps nobody premium who contests it', async () => {
      const person = await switched();
      paying.provider.dispute(paying.customerOf(person));
      const ended = { isPremium: false, status: 'EXPIRED' };
      expect(await paying.change(person, 'refreshSubscription')).toMatchObject(ended);
    });
  });

  it('is forgotten by who cancels on the page of the provider meanwhile', async () => {
    const person = await asked();
    const payUrl = await payUrlFor(person);
    const portal = await paying.portal(person);
    await fetch(`${portal}/cancel`, { method: 'POST' });
    await paying.provider.settled();
    expect(await paying.subscription(person)).toMatchObject(CANCELLED);
    await answer(payUrl, 'approve');
    expect(await paying.subscription(person)).toMatchObject(CANCELLED);
  });

  it('has no page that takes money once the account is deleted', async () => {
    const person = await asked();
    await payUrlFor(person);
    const [awaited] = await paying.billsOf(person);
    const { token, password } = person;
    const call = `mutation { deleteAccount(input: {password: "${password}"}) }`;
    expect((await paying.app.gql(call, {}, { token })).errors).toBeUndefined();
    const status = async () =>
      (await paying.ask<{ status: string }>(`/v1/invoices/${awaited?.id}`)).status;
    await until(async () => (await status()) === 'void');
  });
});
