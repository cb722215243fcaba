import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PayingApp } from './paying-app';
import type { SignedUp } from './testing-app';

const PREMIUM = { status: 'ACTIVE', isPremium: true };

let paying: PayingApp;
beforeAll(async () => {
  paying = await PayingApp.start();
});
afterAll(() => paying.close());

type Session = { readonly id: string; readonly status: string } & Record<string, unknown>;

const sessionsOf = (person: SignedUp) => paying.listOf<Session>('checkout/sessions', person);
const subscriptionsOf = async (person: SignedUp) =>
  (
    await paying.ask<{ data: { id: string; status: string }[] }>(
      `/v1/subscriptions?status=all&customer=${paying.customerOf(person)}`,
    )
  ).data;
/** Of every charge, the newest first, those that were declined among them. */
const chargesRefunded = async (person: SignedUp) =>
  (await paying.listOf<{ refunded: boolean }>('charges', person)).map(({ refunded }) => refunded);
const customers = async ({ userId }: SignedUp) =>
  (
    await paying.ask<{ data: { metadata: { userId?: string } }[] }>('/v1/customers?limit=100')
  ).data.filter(({ metadata }) => metadata.userId === userId);

describe('a checkout', () => {
  it('tells the provider who pays, in which language, and where to come back to', async () => {
    const person = await paying.app.signup({ name: 'Nora' });
    await paying.app.rest('PUT', '/api/auth/profile', { language: 'fr' }, { token: person.token });
    const { sessionId } = await paying.checkout(person, 'PREMIUM_YEARLY');
    const session = await paying.ask<Session>(`/v1/checkout/sessions/${sessionId}`);
    expect(session).toMatchObject({
      mode: 'subscription',
      locale: 'fr',
      client_reference_id: person.userId,
      allowed_payment_method_types: ['card'],
      customer: paying.customerOf(person),
      success_url: 'http://localhost:0/checkout/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:0/checkout/cancel',
      amount_total: 8_999,
    });
    expect(await paying.ask(`/v1/customers/${paying.customerOf(person)}`)).toMatchObject({
      email: person.email,
      name: 'Nora',
      preferred_locales: ['fr'],
      metadata: { userId: person.userId },
    });
  });

  it('asked for 20 times at once is one, of one customer', async () => {
    const person = await paying.app.signup();
    const opened = await Promise.all(Array.from({ length: 20 }, () => paying.checkout(person)));
    expect(new Set(opened.map(({ url }) => url)).size).toBe(1);
    expect(await sessionsOf(person)).toHaveLength(1);
    expect(await customers(person)).toHaveLength(1);
  });

  it('for another plan takes the place of the one before, of which nothing can be paid any more', async () => {
    const person = await paying.app.signup();
    const monthly = await paying.checkout(person, 'PREMIUM_MONTHLY');
    const yearly = await paying.checkout(person, 'PREMIUM_YEARLY');
    expect(yearly.sessionId).not.toBe(monthly.sessionId);
    const sessions = await sessionsOf(person);
    expect(sessions.map(({ id, status }) => [id, status])).toEqual([
      [yearly.sessionId, 'open'],
      [monthly.sessionId, 'expired'],
    ]);
    expect(await paying.checkout(person, 'PREMIUM_YEARLY')).toEqual(yearly);
  });

  it.each([1, 2, 3])('in two tabs at once ends with one subscription (%i)', async () => {
    const person = await paying.app.signup();
    const plans = [
      'PREMIUM_MONTHLY',
      'PREMIUM_YEARLY',
      'PREMIUM_MONTHLY',
      'PREMIUM_YEARLY',
    ] as const;
    const tabs = await Promise.allSettled(plans.map((plan) => paying.checkout(person, plan)));
    const open = (await sessionsOf(person)).filter(({ status }) => status === 'open');
    expect(open).toHaveLength(1);
    for (const tab of tabs) {
      if (tab.status === 'fulfilled') pay(tab.value.sessionId);
    }
    // Where all tabs were told to come again, this is what they find.
    for (const { id } of open) pay(id);
    await paying.provider.settled();
    const live = (await subscriptionsOf(person)).filter(({ status }) => status === 'active');
    expect(live).toHaveLength(1);
    expect(await paying.subscription(person)).toMatchObject(PREMIUM);
    for (const plan of plans) {
      await expect(paying.checkout(person, plan)).rejects.toThrow('ALREADY_SUBSCRIBED');
    }
  });

  it('that was paid before the news of it came is not opened again', async () => {
    const person = await paying.app.signup();
    const { sessionId } = await paying.checkout(person);
    paying.provider.deliver({ mode: 'drop' });
    paying.provider.payCheckout(sessionId);
    paying.provider.deliver({});
    await expect(paying.checkout(person, 'PREMIUM_YEARLY')).rejects.toThrow('ALREADY_SUBSCRIBED');
    expect(await paying.subscription(person)).toMatchObject(PREMIUM);
  });

  it('whose answer was lost on its way is found again', async () => {
    const person = await paying.app.signup();
    const lost = { cut: true, afterwards: true, path: '/v1/checkout/sessions' } as const;
    paying.provider.failCalls({ ...lost, path: '/v1/customers' });
    const { sessionId } = await paying.checkout(person);
    paying.provider.failCalls(lost);
    expect((await paying.checkout(person)).sessionId).toBe(sessionId);
    expect(await customers(person)).toHaveLength(1);
  });

  it('that the provider fails to make leaves none open, and the next one is made', async () => {
    const person = await paying.app.signup();
    const { sessionId: first } = await paying.checkout(person);
    const failure = { status: 500, afterwards: true, path: '/v1/checkout/sessions' } as const;
    paying.provider.failCalls(failure, failure, failure, failure, failure, failure);
    await expect(paying.checkout(person, 'PREMIUM_YEARLY')).rejects.toThrow(
      'PAYMENT_PROVIDER_ERROR',
    );
    paying.provider.failCalls();
    await paying.checkout(person, 'PREMIUM_YEARLY').catch(() => undefined);
    const second = await paying.checkout(person, 'PREMIUM_YEARLY');
    const open = (await sessionsOf(person)).filter(({ status }) => status === 'open');
    expect(open.map(({ id }) => id)).toEqual([second.sessionId]);
    expect(second.sessionId).not.toBe(first);
  });

  it('after it has expired is another', async () => {
    const person = await paying.app.signup();
    const { sessionId } = await paying.checkout(person);
    await paying.advance({ days: 2 });
    expect((await paying.checkout(person)).sessionId).not.toBe(sessionId);
  });

  it('is for a session only', async () => {
    const { token } = await paying.app.signup();
    const { data } = await paying.app.gql<{ createApiKey: { key: string } }>(
      'mutation { createApiKey(input: {name: "x", scopes: [CHECK, TRANSFORM]}) { key } }',
      {},
      { token },
    );
    for (const [bearer, code] of [
      [data?.createApiKey.key, 'FORBIDDEN'],
      [undefined, 'UNAUTHENTICATED'],
    ] as const) {
      const { errors } = await paying.app.gql(
        'mutation { createCheckoutSession(plan: PREMIUM_MONTHLY) { url } }',
        {},
        bearer === undefined ? {} : { token: bearer },
      );
      expect(errors?.[0]?.extensions.code).toBe(code);
    }
  });
});

/** What has expired cannot be paid; the page says so. */
function pay(sessionId: string): void {
  try {
    paying.provider.payCheckout(sessionId);
  } catch (error) {
    expect(String(error)).toMatch(/expired|complete|open/i);
  }
}

describe('two subscriptions', () => {
  /** As somebody might in the provider's own pages. */
  async function buyAnother(person: SignedUp): Promise<void> {
    // In the same second none would be the later.
    await paying.advance({ days: 1 });
    const { data: prices } = await paying.ask<{ data: { id: string }[] }>('/v1/prices');
    const { id } = await paying.ask<Session>('/v1/checkout/sessions', {
      mode: 'subscription',
      customer: paying.customerOf(person),
      'line_items[0][price]': prices[0]?.id ?? '',
      'line_items[0][quantity]': '1',
      success_url: 'http://localhost/x',
    });
    paying.provider.payCheckout(id);
    await paying.provider.settled();
  }

  it.each([500, 20_000])('leave the credit of %i that the later was paid from', async (credit) => {
    const person = await paying.subscriber();
    const customer = `/v1/customers/${paying.customerOf(person)}`;
    await paying.ask(customer, { balance: `${-credit}` });
    await buyAnother(person);
    const active = (await subscriptionsOf(person)).filter(({ status }) => status === 'active');
    expect(active).toHaveLength(1);
    await paying.change(person, 'refreshSubscription');
    expect(await paying.ask(customer)).toMatchObject({ balance: -credit });
    expect(await paying.subscription(person)).toMatchObject(PREMIUM);
  });

  it.each([500, 403] as const)(
    'hide nothing that is paid for while a %i keeps the later from being paid back, and are told of again',
    async (status) => {
      const person = await paying.subscriber();
      const failure = { status, path: '/v1/refunds' } as const;
      paying.provider.failCalls(...Array.from({ length: 3 }, () => failure));
      await buyAnother(person);
      expect(await paying.subscription(person)).toMatchObject(PREMIUM);
      const cancelled = await paying.change(person, 'cancelSubscription');
      expect(cancelled).toMatchObject({ status: 'CANCELLED', isPremium: true });
      paying.provider.failCalls();
      await paying.change(person, 'refreshSubscription');
      expect(await chargesRefunded(person)).toEqual([true, false]);
    },
  );

  it('were none where the one that was to end was kept to its end', async () => {
    const person = await paying.subscriber();
    const [own] = await subscriptionsOf(person);
    await paying.ask(`/v1/subscriptions/${own?.id}`, { 'metadata[second_to]': 'sub_other' });
    await paying.change(person, 'cancelSubscription');
    await paying.advance({ months: 1, days: 1 });
    expect(await paying.subscription(person)).toMatchObject({ isExpired: true });
    expect(await chargesRefunded(person)).toEqual([false]);
  });

  it('that should not be end as one: the later is cancelled at once and paid back', async () => {
    const person = await paying.subscriber();
    const [first] = await subscriptionsOf(person);
    await buyAnother(person);
    const all = await subscriptionsOf(person);
    expect(all).toHaveLength(2);
    expect(all.filter(({ status }) => status === 'active')).toEqual([
      expect.objectContaining({ id: first?.id }),
    ]);
    expect(await chargesRefunded(person)).toEqual([true, false]);
    expect(await paying.subscription(person)).toMatchObject(PREMIUM);
    // What went back had nothing to do with the one that goes on.
    await paying.change(person, 'switchPlan(plan: PREMIUM_YEARLY)');
    await paying.change(person, 'switchPlan(plan: PREMIUM_MONTHLY)');
    expect(await paying.subscription(person)).toMatchObject(PREMIUM);
    expect(await paying.balanceOf(person)).toBeLessThan(-7_000);
  });
});

describe('REST', () => {
  const post = (person: SignedUp, path: string, body?: object) =>
    paying.app.rest('POST', `/api/Subscription/${path}`, body, { token: person.token });

  it.each([
    ['premium-yearly', 8_999],
    ['YEARLY', 8_999],
    ['premium-monthly', 999],
    ['anything', 999],
  ])('checks out %s at %i', async (plan, amount) => {
    const person = await paying.app.signup();
    const { status, body } = await post(person, 'create-checkout-session', { plan });
    expect([status, body]).toEqual([
      200,
      { success: true, sessionId: expect.any(String), url: expect.any(String) },
    ]);
    const session = await paying.ask<Session>(
      `/v1/checkout/sessions/${body['sessionId'] as string}`,
    );
    expect(session['amount_total']).toBe(amount);
  });

  it.each([
    [{}, 'Plan is required'],
    [{ plan: null }, 'Plan is required'],
    [{ plan: '' }, 'Plan is required'],
    [{ plan: 3 }, 'Plan is required'],
    [{ plan: 'free' }, 'The free plan is not for sale'],
    [{ plan: ' Free ' }, 'The free plan is not for sale'],
    [{ plan: 'x'.repeat(61) }, 'Plan must be at most 60 characters long'],
  ])('checks out nothing for %j', async (body, why) => {
    const person = await paying.app.signup();
    const { status, body: answer } = await post(person, 'create-checkout-session', body);
    expect([status, answer]).toMatchObject([
      400,
      { code: 'VALIDATION_FAILED', validationErrors: { plan: [why] } },
    ]);
  });

  it('cancels, and takes that back', async () => {
    const person = await paying.subscriber();
    expect(await post(person, 'cancel')).toMatchObject({
      status: 200,
      body: { success: true, expiresAt: expect.any(String), message: expect.any(String) },
    });
    expect(await post(person, 'resume')).toMatchObject({
      status: 200,
      body: { success: true, renewsAt: expect.any(String) },
    });
    const stranger = await paying.app.signup();
    expect(await post(stranger, 'cancel')).toMatchObject({
      status: 404,
      body: { code: 'NO_SUBSCRIPTION' },
    });
  });

  it('reads a subscription anew for its owner, whatever is said of the plan, and for nobody else', async () => {
    const person = await paying.app.signup();
    const { userId } = person;
    const plan = 'premium-yearly';
    expect(await post(person, 'update', { userId, plan })).toMatchObject({
      status: 200,
      body: { plan: 'free', isPremium: false },
    });
    const { sessionId } = await paying.checkout(person);
    paying.provider.deliver({ mode: 'drop' });
    paying.provider.payCheckout(sessionId);
    paying.provider.deliver({});
    expect(await post(person, 'update', { userId, plan })).toMatchObject({
      status: 200,
      body: { plan: 'premium-monthly', status: 'active', isPremium: true },
    });
    const other = await paying.app.signup();
    expect(await post(other, 'update', { userId, plan })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect((await post(other, 'update', { plan })).status).toBe(400);
  });
});

describe('who comes back from the payment page', () => {
  it('is told of nobody else’s session, nor of one that is not there', async () => {
    const owner = await paying.app.signup();
    const { sessionId } = await paying.checkout(owner);
    const other = await paying.app.signup();
    const refresh = (id: string) => paying.change(other, `refreshSubscription(sessionId: "${id}")`);
    expect(await refresh(sessionId)).toBe('FORBIDDEN');
    for (const id of [
      'cs_test_unknown',
      '',
      '../customers',
      'cs_test_1?expand[]=customer',
      'x'.repeat(300),
    ]) {
      expect([id, await refresh(id)]).toEqual([id, 'NOT_FOUND']);
    }
    expect(await paying.change(other, 'refreshSubscription')).toMatchObject({ isPremium: false });
  });
});
