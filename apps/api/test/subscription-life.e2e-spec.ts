import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { PayingApp } from './paying-app';
import { TEST_CARDS } from './test-cards';
import type { SignedUp } from './testing-app';

const FREE = { plan: 'FREE', status: 'ACTIVE', isPremium: false };
const MONTHLY = { plan: 'PREMIUM_MONTHLY', status: 'ACTIVE', isPremium: true, isCancelled: false };
const YEARLY = { ...MONTHLY, plan: 'PREMIUM_YEARLY' };
const EXPIRED = { plan: 'FREE', status: 'EXPIRED', isPremium: false, isExpired: true };

let paying: PayingApp;
beforeAll(async () => {
  paying = await PayingApp.start();
});
afterAll(() => paying.close());

const stands = (person: SignedUp) => paying.subscription(person);
const charged = (person: SignedUp) => paying.customerOf(person);

const STARTED = /^Premium is yours$/;
const FAILED = /^A payment has failed$/;
const CANCELLED = /^Your subscription is cancelled$/;
const RESUMED = /^Your subscription continues$/;
const NOW_YEARLY = /^You now pay yearly$/;
const NOW_MONTHLY = /^You now pay monthly$/;
const ENDED = /^Your subscription has ended$/;

describe('the life of a subscription', () => {
  it('begins with the payment, renews itself, and goes on', async () => {
    const person = await paying.app.signup();
    expect(await stands(person)).toMatchObject(FREE);
    const { sessionId, url } = await paying.checkout(person);
    expect(url).toContain(paying.sandbox.url);
    expect(await stands(person)).toMatchObject(FREE);
    paying.provider.payCheckout(sessionId);
    await paying.provider.settled();
    const begun = await stands(person);
    expect(begun).toMatchObject(MONTHLY);
    expect(begun.renewsAt).toBe(begun.expiresAt);
    expect(begun).toMatchObject({ renewalPrice: 9.99, currency: 'EUR', endsSoon: false });
    const words = await paying.mail(person, STARTED);
    expect(words).toContain('/settings');
    expect(words).toContain('The next payment is €9.99;');
    await paying.advance({ months: 1 });
    const renewed = await stands(person);
    expect(renewed).toMatchObject(MONTHLY);
    expect(Date.parse(renewed.renewsAt ?? '')).toBeGreaterThan(Date.parse(begun.renewsAt ?? ''));
    expect(renewed.startedAt).toBe(begun.startedAt);
  });

  it.each([
    ['fr', /^Premium est à vous$/, /^Votre abonnement est résilié$/],
    ['es', /^Premium ya es tuyo$/, /^Tu suscripción está cancelada$/],
  ])('is told of in the language of the person: %s', async (language, started, cancelled) => {
    const person = await paying.app.signup();
    await paying.app.rest('PUT', '/api/auth/profile', { language }, { token: person.token });
    const { sessionId } = await paying.checkout(person);
    paying.provider.payCheckout(sessionId);
    await paying.mail(person, started);
    await paying.change(person, 'cancelSubscription');
    await paying.mail(person, cancelled);
  });

  it('does not begin with a card that is declined, and begins with the next one', async () => {
    const person = await paying.app.signup();
    const { sessionId } = await paying.checkout(person);
    expect(paying.provider.payCheckout(sessionId, TEST_CARDS.declined).kind).toBe('declined');
    await paying.provider.settled();
    expect(await stands(person)).toMatchObject(FREE);
    paying.provider.payCheckout(sessionId);
    await paying.provider.settled();
    expect(await stands(person)).toMatchObject(MONTHLY);
  });

  it('begins once the bank has been told that the payment is wanted, and not where it is told otherwise', async () => {
    const person = await paying.app.signup();
    const { sessionId } = await paying.checkout(person);
    paying.provider.payCheckout(sessionId, TEST_CARDS.asksTheBank);
    await paying.provider.settled();
    expect(await stands(person)).toMatchObject(FREE);
    paying.provider.approve(sessionId, false);
    await paying.provider.settled();
    expect(await stands(person)).toMatchObject(FREE);
    paying.provider.payCheckout(sessionId, TEST_CARDS.asksTheBank);
    paying.provider.approve(sessionId);
    await paying.provider.settled();
    expect(await stands(person)).toMatchObject(MONTHLY);
  });

  it('goes on while a payment that failed is tried again, and recovers with another card', async () => {
    const person = await paying.pastDue();
    const failed = await stands(person);
    expect(failed).toMatchObject({ ...MONTHLY, paymentFailed: true });
    const words = await paying.mail(person, FAILED);
    expect(words).toContain('/settings');
    expect(words).toMatch(/We will try again on .+, and Premium stays on at least until then\./);
    // As long as that it stays: the first try failed a day ago, the next one is two days away.
    const daysUntil = (moment: string | null) =>
      (Date.parse(moment ?? '') / 1_000 - paying.provider.now()) / 86_400;
    expect(daysUntil(failed.retryAt)).toBeCloseTo(2, 1);
    await paying.advance({ days: 2 });
    expect(daysUntil((await stands(person)).retryAt)).toBeCloseTo(2, 1);
    paying.provider.replaceCard(charged(person));
    await paying.advance({ days: 8 });
    const mended = await stands(person);
    expect(mended).toMatchObject({ ...MONTHLY, paymentFailed: false, retryAt: null });
  });

  it('ends once the last try has failed', async () => {
    const person = await paying.pastDue();
    expect(await stands(person)).toMatchObject({ isPremium: true, paymentFailed: true });
    await paying.advance({ days: 25 });
    const ended = { ...EXPIRED, paymentFailed: false, endedBecause: 'UNPAID' };
    expect(await stands(person)).toMatchObject(ended);
    expect(await paying.mail(person, ENDED)).toContain('/pricing');
  });

  it('ends at once where it is cancelled while nothing is paid for', async () => {
    const person = await paying.pastDue();
    const ended = { ...EXPIRED, endedBecause: null };
    expect(await paying.change(person, 'cancelSubscription')).toMatchObject(ended);
  });

  it.each(['cancelled', 'given up'])('takes no money any more once it is %s', async (how) => {
    const person = await paying.pastDue();
    expect((await paying.billsOf(person))[0]).toMatchObject({ status: 'open' });
    if (how === 'cancelled') await paying.change(person, 'cancelSubscription');
    else await paying.advance({ days: 25 });
    expect(await stands(person)).toMatchObject(EXPIRED);
    expect((await paying.billsOf(person))[0]).toMatchObject({ status: 'void' });
  });

  it('gives back what was paid after it had ended', async () => {
    const person = await paying.pastDue();
    const [due] = await paying.billsOf(person);
    const subscription = due?.parent.subscription_details.subscription;
    paying.provider.deliver({ mode: 'drop' });
    await paying.endNow(subscription);
    await paying.advance({ days: 1 });
    const paid = await paying.payBill(person, due);
    paying.provider.deliver({});
    expect(paid).toMatchObject({ status: 'paid' });
    expect(await paying.change(person, 'refreshSubscription')).toMatchObject(EXPIRED);
    expect(await paying.refundsOf(person)).toEqual([true, false]);
  });

  it('is left as it is where the provider has never heard of its customer', async () => {
    const person = await paying.subscriber();
    const customer = charged(person);
    const database = paying.app.app.get(DataSource);
    const name = (from: string, to: string) =>
      database.query(`UPDATE "billing_customers" SET "customerId" = $2 WHERE "customerId" = $1`, [
        from,
        to,
      ]);
    await name(customer, 'cus_of_another_account');
    const answer = await paying.change(person, 'refreshSubscription');
    expect(answer).toBe('PAYMENT_PROVIDER_ERROR');
    expect(await stands(person)).toMatchObject(MONTHLY);
    await name('cus_of_another_account', customer);
    await paying.advance({ months: 1 });
    expect(await stands(person)).toMatchObject(MONTHLY);
  });

  it('is kept to its end when it is cancelled, and can begin again after that', async () => {
    const person = await paying.subscriber();
    const { expiresAt } = await stands(person);
    const cancelled = { status: 'CANCELLED', isPremium: true, isCancelled: true, renewsAt: null };
    const answer = await paying.change(person, 'cancelSubscription');
    expect(answer).toMatchObject({ ...cancelled, expiresAt, cancelledAt: expect.any(String) });
    expect(answer).toMatchObject({ renewalPrice: null, currency: null, endsSoon: false });
    expect(await paying.mail(person, CANCELLED)).toContain('/settings');
    expect(await paying.change(person, 'cancelSubscription')).toMatchObject(cancelled);
    await paying.advance({ days: 20 });
    expect(await stands(person)).toMatchObject(cancelled);
    await paying.advance({ days: 12 });
    expect(await stands(person)).toMatchObject({ ...EXPIRED, endedBecause: null });
    await paying.mail(person, ENDED);
    const { sessionId } = await paying.checkout(person, 'PREMIUM_YEARLY');
    paying.provider.payCheckout(sessionId);
    await paying.provider.settled();
    expect(await stands(person)).toMatchObject(YEARLY);
  });

  it('goes on when the cancellation is taken back', async () => {
    const person = await paying.subscriber();
    await paying.change(person, 'cancelSubscription');
    await expect(paying.checkout(person)).rejects.toThrow('ALREADY_SUBSCRIBED');
    const resumed = await paying.change(person, 'resumeSubscription');
    expect(resumed).toMatchObject({ ...MONTHLY, cancelledAt: null, renewsAt: expect.any(String) });
    expect(await paying.mail(person, RESUMED)).toContain('The next payment is €9.99;');
    await paying.advance({ months: 1, days: 1 });
    expect(await stands(person)).toMatchObject(MONTHLY);
  });

  /** Somebody whose subscription ends on a day that support has set, so many days after its period. */
  async function endingOnDay(days: number): Promise<{ person: SignedUp; day: string }> {
    const person = await paying.subscriber();
    const { data } = await paying.ask<{ data: [{ id: string }] }>(
      `/v1/subscriptions?customer=${charged(person)}`,
    );
    const { renewsAt } = await stands(person);
    const cancel_at = Math.floor(Date.parse(renewsAt ?? '') / 1_000) + days * 86_400;
    await paying.ask(`/v1/subscriptions/${data[0].id}`, { cancel_at: `${cancel_at}` });
    await paying.provider.settled();
    return { person, day: new Date(cancel_at * 1_000).toISOString() };
  }

  it.each(['resumeSubscription', 'switchPlan(plan: PREMIUM_YEARLY)'])(
    'goes on after %s where it was to end on a day of its own',
    async (call) => {
      const { person, day } = await endingOnDay(-5);
      expect(await stands(person)).toMatchObject({ status: 'CANCELLED', expiresAt: day });
      const changed = await paying.change(person, call);
      expect(changed).toMatchObject({ status: 'ACTIVE', renewsAt: expect.any(String) });
    },
  );

  it('ends on a day of its own no later for being cancelled', async () => {
    const { person, day } = await endingOnDay(-5);
    const cancelled = await paying.change(person, 'cancelSubscription');
    expect(cancelled).toMatchObject({ status: 'CANCELLED', expiresAt: day });
  });

  it('is paid again, and can be cancelled, before the period in which it ends', async () => {
    const { person, day } = await endingOnDay(15);
    const { renewsAt } = await stands(person);
    expect(await stands(person)).toMatchObject({ ...MONTHLY, expiresAt: renewsAt });
    await paying.advanceToRenewal(person);
    expect(await stands(person)).toMatchObject({ status: 'CANCELLED', expiresAt: day });
    const other = await endingOnDay(15);
    const { renewsAt: end } = await stands(other.person);
    const cancelled = await paying.change(other.person, 'cancelSubscription');
    expect(cancelled).toMatchObject({ status: 'CANCELLED', expiresAt: end });
  });

  it('has nothing to cancel, resume or switch before it begins and after it has ended', async () => {
    const person = await paying.app.signup();
    for (const call of [
      'cancelSubscription',
      'resumeSubscription',
      'switchPlan(plan: PREMIUM_YEARLY)',
    ]) {
      expect([call, await paying.change(person, call)]).toEqual([call, 'NO_SUBSCRIPTION']);
    }
    const other = await paying.subscriber();
    await paying.change(other, 'cancelSubscription');
    await paying.advance({ months: 1, days: 1 });
    expect(await paying.change(other, 'resumeSubscription')).toBe('NO_SUBSCRIPTION');
  });

  it('switches to the year and back, at the price that was shown', async () => {
    const person = await paying.subscriber();
    const shown = await preview(person, 'PREMIUM_YEARLY');
    expect(shown).toMatchObject({ plan: 'PREMIUM_YEARLY', currency: 'EUR', price: 89.99 });
    expect(shown.amountDue).toBeCloseTo(80, 0);
    const switched = await paying.change(person, 'switchPlan(plan: PREMIUM_YEARLY)');
    expect(switched).toMatchObject({ ...YEARLY, renewalPrice: 89.99, currency: 'EUR' });
    expect(await paying.mail(person, NOW_YEARLY)).toContain('It costs €89.99 a year;');
    const { invoices } = await bills(person);
    expect(invoices[0]).toMatchObject({ amount: shown.amountDue, status: 'PAID' });
    await expectNextBilling(person, shown);
    expect(shown.creditAfter).toBe(0);
    const back = await preview(person, 'PREMIUM_MONTHLY');
    expect(back).toMatchObject({ amountDue: 0, price: 9.99 });
    expect(back.creditAfter).toBeCloseTo(80, 0);
    expect(await creditOf(person)).toBeNull();
    expect(await paying.change(person, 'switchPlan(plan: PREMIUM_MONTHLY)')).toMatchObject(MONTHLY);
    expect(await paying.mail(person, NOW_MONTHLY)).toContain('It costs €9.99 a month;');
    await expectNextBilling(person, back);
    expect(await creditOf(person)).toEqual({ amount: back.creditAfter, currency: 'EUR' });
  });

  it('is switched at the price that was shown, for as long as that is good', async () => {
    const person = await paying.subscriber();
    const shown = await preview(person, 'PREMIUM_YEARLY');
    await paying.advance({ days: 1 });
    const call = (at: unknown) =>
      `switchPlan(plan: PREMIUM_YEARLY, prorationDate: ${JSON.stringify(at)})`;
    expect(await paying.change(person, call(shown.prorationDate))).toBe('VALIDATION_FAILED');
    const fresh = await preview(person, 'PREMIUM_YEARLY');
    expect(fresh.amountDue).toBeGreaterThan(shown.amountDue);
    const before = (minutes: number) =>
      new Date(Date.parse(fresh.prorationDate ?? '') - minutes * 60_000).toISOString();
    for (const at of [before(-1), before(11), '1970-01-01T00:00:00Z', 'soon']) {
      expect([at, await paying.change(person, call(at))]).toEqual([at, 'VALIDATION_FAILED']);
    }
    expect(await stands(person)).toMatchObject(MONTHLY);
    const agreed = before(9);
    expect(await paying.change(person, call(agreed))).toMatchObject(YEARLY);
    const update = paying.provider
      .calls()
      .findLast(({ method, path }) => method === 'POST' && path.startsWith('/v1/subscriptions/'));
    const sent = new URLSearchParams(update?.body).get('proration_date');
    expect(Number(sent)).toBe(Math.floor(Date.parse(agreed) / 1_000));
  });

  it('is switched for the amount that was shown, and for no other', async () => {
    const person = await paying.subscriber();
    const { amountDue, prorationDate } = await preview(person, 'PREMIUM_YEARLY');
    const call = (due: number) =>
      `switchPlan(plan: PREMIUM_YEARLY, amountDue: ${due}, prorationDate: ${JSON.stringify(prorationDate)})`;
    expect(await paying.change(person, call(amountDue - 30))).toBe('VALIDATION_FAILED');
    expect(await stands(person)).toMatchObject(MONTHLY);
    expect(await paying.change(person, call(amountDue))).toMatchObject(YEARLY);
    const { invoices } = await bills(person);
    expect(invoices[0]).toMatchObject({ amount: amountDue, status: 'PAID' });
  });

  it('is not switched by who was shown nothing of the cancellation that is taken back with it', async () => {
    const person = await paying.subscriber();
    const shown = await preview(person, 'PREMIUM_YEARLY');
    expect(shown.takesBack).toBe(false);
    await paying.change(person, 'cancelSubscription');
    const call = (takesBack: boolean) =>
      `switchPlan(plan: PREMIUM_YEARLY, takesBack: ${takesBack})`;
    expect(await paying.change(person, call(false))).toBe('VALIDATION_FAILED');
    expect(await stands(person)).toMatchObject({
      ...MONTHLY,
      status: 'CANCELLED',
      isCancelled: true,
    });
    expect((await preview(person, 'PREMIUM_YEARLY')).takesBack).toBe(true);
    expect(await paying.change(person, call(true))).toMatchObject(YEARLY);
  });

  describe('where prices have been replaced since they were read', () => {
    const KEYS = { month: 'premium_monthly', year: 'premium_yearly' };

    /** Takes the place of a price, which is not sold any more. */
    const sell = async (interval: keyof typeof KEYS, unit_amount: number, currency = 'eur') => {
      const lookup_key = KEYS[interval];
      const { data } = await paying.ask<{ data: { id: string }[] }>(
        `/v1/prices?lookup_keys[]=${lookup_key}`,
      );
      await paying.ask('/v1/prices', {
        ...{ product: 'prod_premium', currency, unit_amount: String(unit_amount) },
        ...{ 'recurring[interval]': interval, lookup_key, transfer_lookup_key: 'true' },
      });
      for (const { id } of data) await paying.ask(`/v1/prices/${id}`, { active: 'false' });
    };

    it('is switched at the new one, once that was shown', async () => {
      const person = await paying.subscriber();
      const shown = await preview(person, 'PREMIUM_YEARLY');
      await sell('year', 9999);
      const call = `switchPlan(plan: PREMIUM_YEARLY, amountDue: ${shown.amountDue})`;
      expect(await paying.change(person, call)).toBe('VALIDATION_FAILED');
      expect(await stands(person)).toMatchObject(MONTHLY);
      expect(await preview(person, 'PREMIUM_YEARLY')).toMatchObject({ price: 99.99 });
      await sell('year', 8999);
      const switched = await paying.change(person, 'switchPlan(plan: PREMIUM_YEARLY)');
      expect(switched).toMatchObject({ ...YEARLY, renewalPrice: 89.99 });
    });

    it('stays as it is where the other plan is sold in another currency only', async () => {
      const person = await paying.subscriber();
      await sell('month', 1099, 'usd');
      await sell('year', 9999, 'usd');
      expect(await paying.change(person, 'switchPlan(plan: PREMIUM_YEARLY)')).toBe('NOT_FOUND');
      expect(await stands(person)).toMatchObject(MONTHLY);
      const own = { price: 9.99, currency: 'EUR', amountDue: 0 };
      expect(await preview(person, 'PREMIUM_MONTHLY')).toMatchObject(own);
      await sell('month', 999);
      await sell('year', 8999);
      expect(await paying.change(person, 'switchPlan(plan: PREMIUM_YEARLY)')).toMatchObject(YEARLY);
    });
  });

  it('is switched five times a day at most, as each may give back some minutes that were used', async () => {
    const person = await paying.subscriber('PREMIUM_YEARLY');
    const calls = [0, 1, 2, 3, 4].map((i) => (i % 2 === 0 ? 'PREMIUM_MONTHLY' : 'PREMIUM_YEARLY'));
    for (const plan of calls)
      expect(await paying.change(person, `switchPlan(plan: ${plan})`)).toMatchObject({ plan });
    expect(await paying.change(person, 'switchPlan(plan: PREMIUM_YEARLY)')).toBe('RATE_LIMITED');
    await expect(preview(person, 'PREMIUM_YEARLY')).rejects.toThrow('no preview');
    expect(await stands(person)).toMatchObject(MONTHLY);
    await paying.advance({ days: 1 });
    expect(await paying.change(person, 'switchPlan(plan: PREMIUM_YEARLY)')).toMatchObject(YEARLY);
  });

  it('stays as it is where the payment for the switch is declined', async () => {
    const person = await paying.subscriber();
    paying.provider.failNextPayment();
    const answer = await paying.change(person, 'switchPlan(plan: PREMIUM_YEARLY)');
    paying.provider.failNextPayment(false);
    expect(answer).toBe('PAYMENT_DECLINED');
    expect(await stands(person)).toMatchObject(MONTHLY);
  });

  it.each([
    ['refund', 'REFUNDED'],
    ['dispute', 'DISPUTED'],
  ] as const)('ends with a %s of what is paid for', async (how, endedBecause) => {
    const person = await paying.subscriber();
    paying.provider[how](charged(person));
    await paying.provider.settled();
    expect(await stands(person)).toMatchObject({ ...EXPIRED, endedBecause });
    const live = await paying.change(person, 'refreshSubscription');
    expect(live).toMatchObject({ ...EXPIRED, endedBecause });
  });

  it('is over for a refund alone, though what was had before it had been contested', async () => {
    const person = await paying.subscriber();
    paying.provider.dispute(charged(person));
    await paying.provider.settled();
    expect(await stands(person)).toMatchObject({ ...EXPIRED, endedBecause: 'DISPUTED' });
    await paying.advance({ days: 1 });
    const { sessionId } = await paying.checkout(person);
    paying.provider.payCheckout(sessionId);
    await paying.provider.settled();
    expect(await stands(person)).toMatchObject(MONTHLY);
    paying.provider.refund(charged(person));
    await paying.provider.settled();
    expect(await stands(person)).toMatchObject({ ...EXPIRED, endedBecause: 'REFUNDED' });
  });

  it('goes on after a refund of a part, or of a month that is over', async () => {
    const person = await paying.subscriber();
    paying.provider.refund(charged(person), 500);
    await paying.provider.settled();
    expect(await stands(person)).toMatchObject(MONTHLY);
    const other = await paying.subscriber();
    const first = paying.provider.events().findLast(({ type }) => type === 'charge.succeeded');
    await paying.advance({ months: 1, days: 1 });
    paying.provider.refund((first?.data.object as { id: string }).id);
    await paying.provider.settled();
    expect(await stands(other)).toMatchObject(MONTHLY);
  });

  it.each(['refund', 'dispute'] as const)(
    'ends with a %s of the year that a month was paid from, and the credit goes, too',
    async (how) => {
      const person = await paying.subscriber('PREMIUM_YEARLY');
      const year = paying.provider.events().findLast(({ type }) => type === 'charge.succeeded');
      await paying.advance({ days: 1 });
      await paying.change(person, 'switchPlan(plan: PREMIUM_MONTHLY)');
      await paying.advance({ months: 1, days: 1 });
      expect(await stands(person)).toMatchObject(MONTHLY);
      paying.provider[how]((year?.data.object as { id: string }).id);
      await paying.provider.settled();
      expect(await stands(person)).toMatchObject(EXPIRED);
      expect(await paying.balanceOf(person)).toBe(0);
    },
  );

  it('goes on after a refund of a month whose rest has paid for a ninth of a year', async () => {
    const person = await paying.subscriber();
    const month = paying.provider.events().findLast(({ type }) => type === 'charge.succeeded');
    await paying.change(person, 'switchPlan(plan: PREMIUM_YEARLY)');
    paying.provider.refund((month?.data.object as { id: string }).id);
    await paying.provider.settled();
    expect(await stands(person)).toMatchObject(YEARLY);
    expect(await paying.refundsOf(person)).toEqual([false, true]);
    await paying.change(person, 'switchPlan(plan: PREMIUM_MONTHLY)');
    const left = 8_999 - 999;
    const gone = Math.round((999 / 8_999) * left);
    expect(Math.abs((await paying.balanceOf(person)) + left - gone)).toBeLessThan(5);
  });

  it.each([
    ['goes on after a dispute that was decided for us before we heard of it', 'won', MONTHLY],
    ['ends with one that was decided for the payer', 'lost', EXPIRED],
  ] as const)('%s', async (_, outcome, state) => {
    const person = await paying.subscriber();
    const customer = charged(person);
    paying.provider.deliver({ mode: 'hold' });
    paying.provider.dispute(customer);
    paying.provider.decideDispute(customer, outcome);
    paying.provider.deliver({});
    await paying.provider.release('normal');
    await paying.provider.settled();
    expect(await paying.change(person, 'refreshSubscription')).toMatchObject(state);
  });

  it('ends with a dispute of a month that is over, and not with a question that the bank only asks', async () => {
    const person = await paying.subscriber();
    const first = paying.provider.events().findLast(({ type }) => type === 'charge.succeeded');
    await paying.advance({ months: 1, days: 1 });
    paying.provider.dispute(charged(person), 'general', true);
    await paying.provider.settled();
    expect(await stands(person)).toMatchObject(MONTHLY);
    paying.provider.dispute((first?.data.object as { id: string }).id);
    await paying.provider.settled();
    expect(await stands(person)).toMatchObject(EXPIRED);
  });

  it('leaves no credit of a payment that went back after it had ended', async () => {
    const person = await paying.subscriber('PREMIUM_YEARLY');
    const customer = charged(person);
    await paying.change(person, 'switchPlan(plan: PREMIUM_MONTHLY)');
    await paying.change(person, 'cancelSubscription');
    await paying.advance({ months: 1, days: 1 });
    expect(await stands(person)).toMatchObject(EXPIRED);
    expect(await paying.balanceOf(person)).toBeLessThan(-7_000);
    paying.provider.dispute(customer);
    await paying.provider.settled();
    expect(await paying.balanceOf(person)).toBe(0);
    // What somebody gives afterwards comes from somewhere else.
    await paying.ask(`/v1/customers/${customer}`, { balance: '-9000' });
    await paying.change(person, 'refreshSubscription');
    expect(await paying.balanceOf(person)).toBe(-9_000);
  });

  it('is not switched while a payment has failed: what was not paid for is no credit', async () => {
    const person = await paying.subscriber('PREMIUM_YEARLY');
    paying.provider.replaceCard(charged(person), TEST_CARDS.failsLater);
    await paying.advance({ months: 12, days: 1 });
    expect(await stands(person)).toMatchObject({ ...YEARLY, paymentFailed: true });
    const call = 'switchPlan(plan: PREMIUM_MONTHLY)';
    expect(await paying.change(person, call)).toBe('PAYMENT_DECLINED');
    await expect(preview(person, 'PREMIUM_MONTHLY')).rejects.toThrow('no preview');
    expect(await paying.balanceOf(person)).toBe(0);
    expect(await stands(person)).toMatchObject({ ...YEARLY, paymentFailed: true });
  });

  it('ends with its customer, and begins again as another', async () => {
    const person = await paying.subscriber();
    paying.provider.deleteCustomer(charged(person));
    await paying.provider.settled();
    expect(await stands(person)).toMatchObject(EXPIRED);
    const { sessionId } = await paying.checkout(person);
    paying.provider.payCheckout(sessionId);
    await paying.provider.settled();
    expect(await stands(person)).toMatchObject(MONTHLY);
  });
});

interface SwitchPreview {
  readonly amountDue: number;
  readonly creditAfter: number;
  readonly nextBillingAt: string;
  readonly takesBack: boolean;
  readonly prorationDate: string | null;
}

/** The provider's clock goes on between what is shown and what is done. */
async function expectNextBilling(person: SignedUp, { nextBillingAt }: SwitchPreview) {
  const { renewsAt } = await stands(person);
  const apart = Math.abs(Date.parse(renewsAt ?? '') - Date.parse(nextBillingAt));
  expect(apart).toBeLessThan(5_000);
}

const preview = async ({ token }: SignedUp, plan: string) => {
  const { data } = await paying.app.gql<{
    planSwitchPreview: SwitchPreview;
  }>(
    `{ planSwitchPreview(plan: ${plan}) { plan amountDue creditAfter currency price nextBillingAt takesBack prorationDate } }`,
    {},
    { token },
  );
  if (!data) throw new Error('no preview');
  return data.planSwitchPreview;
};

const creditOf = async ({ token }: SignedUp) => {
  const { data } = await paying.app.gql<{ accountCredit: object | null }>(
    '{ accountCredit { amount currency } }',
    {},
    { token },
  );
  if (!data) throw new Error('no credit');
  return data.accountCredit;
};

const bills = async ({ token }: SignedUp) => {
  const { data } = await paying.app.gql<{ invoices: { amount: number; status: string }[] }>(
    '{ invoices { id number createdAt amount currency status pageUrl pdfUrl } }',
    {},
    { token },
  );
  if (!data) throw new Error('no invoices');
  return data;
};

describe('invoices', () => {
  it('are listed with what became of them, the latest first', async () => {
    const person = await paying.subscriber();
    paying.provider.refund(charged(person));
    await paying.provider.settled();
    const { sessionId } = await paying.checkout(person, 'PREMIUM_YEARLY');
    paying.provider.payCheckout(sessionId);
    await paying.provider.settled();
    const { invoices } = await bills(person);
    const common = { currency: 'EUR', number: expect.any(String), pageUrl: expect.any(String) };
    expect(invoices).toEqual([
      expect.objectContaining({ ...common, amount: 89.99, status: 'PAID' }),
      expect.objectContaining({ ...common, amount: 9.99, status: 'REFUNDED' }),
    ]);
  });

  it('are none for who never paid, and those of a card that failed say so', async () => {
    expect(await bills(await paying.app.signup())).toEqual({ invoices: [] });
    const person = await paying.pastDue();
    const { invoices } = await bills(person);
    expect(invoices.map(({ status }) => status)).toEqual(['FAILED', 'PAID']);
  });
});
