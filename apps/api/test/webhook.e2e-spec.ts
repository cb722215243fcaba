import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { DataSource } from 'typeorm';
import Stripe from 'stripe';
import { PaymentJobEntity } from '../src/features/payments/reconcile/payment-job.entity';
import { RecentEvents } from '../src/features/payments/reconcile/recent-events';
import { PaymentUpkeep } from '../src/features/payments/reconcile/payment-upkeep';
import { Reconciliation } from '../src/features/payments/reconcile/reconciliation';
import { ProviderTruth } from '../src/features/payments/sync/provider-truth';
import { SubscriptionSync } from '../src/features/payments/sync/subscription-sync';
import { Outbox } from '../src/platform/mail/outbox';
import { beginWith } from './database-setting';
import { PayingApp } from './paying-app';
import { TEST_CARDS } from './test-cards';
import type { SignedUp } from './testing-app';
import { until } from './waiting';

const PATH = '/api/Subscription/webhook';
const PREMIUM = { plan: 'PREMIUM_MONTHLY', status: 'ACTIVE', isPremium: true };
const QUICK = [50, 50, 50, 50, 50, 50, 50, 50, 50, 50];

let paying: PayingApp;
beforeAll(async () => {
  paying = await PayingApp.start();
});
afterAll(() => paying.close());

const database = () => paying.app.app.get(DataSource);
const mailsTo = async ({ email }: SignedUp) =>
  (await paying.sandbox.mail.list(email)).filter(({ subject }) => subject === 'Premium is yours');

/** All that payments have written, to the last column. */
const written = async (): Promise<unknown> => ({
  customers: await database().query(`SELECT * FROM "billing_customers" ORDER BY "userId"`),
  subscriptions: await database().query(`SELECT * FROM "subscriptions" ORDER BY "userId"`),
  checkouts: await database().query(`SELECT * FROM "checkouts" ORDER BY "userId"`),
});

const lastEvent = (type: string) => {
  const event = paying.provider.events().findLast((each) => each.type === type);
  if (!event) throw new Error(`no ${type}`);
  return event;
};

describe('an event', () => {
  it('that arrives 20 times at once and 5 times later has one effect', async () => {
    const person = await paying.app.signup();
    const { sessionId } = await paying.checkout(person);
    paying.provider.deliver({ mode: 'hold' });
    paying.provider.payCheckout(sessionId);
    paying.provider.deliver({});
    const { id } = lastEvent('checkout.session.completed');
    const first = await paying.provider.resend(id, 20, true);
    expect(first.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await paying.subscription(person)).toMatchObject(PREMIUM);
    const rows = (await written()) as { subscriptions: object[] };
    const later = await paying.provider.resend(id, 5, false);
    expect(later.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await paying.provider.release();
    expect(((await written()) as typeof rows).subscriptions).toEqual(rows.subscriptions);
    await until(async () => (await mailsTo(person)).length > 0);
    expect(await mailsTo(person)).toHaveLength(1);
  });

  it('does not hold the server up: many at once ask the provider a few times', async () => {
    await paying.subscriber();
    const { id } = lastEvent('checkout.session.completed');
    const asked = jest.spyOn(paying.app.app.get(SubscriptionSync, { strict: false }), 'sync');
    const truth = paying.app.app.get(ProviderTruth, { strict: false });
    const read = truth.of.bind(truth);
    // The first is not through before the last has come.
    const runs = jest.spyOn(truth, 'of').mockImplementation(async (customer) => {
      await until(() => asked.mock.calls.length >= 20);
      return read(customer);
    });
    await paying.provider.resend(id, 20, true);
    // That of the first, and one for all who came meanwhile.
    expect(runs).toHaveBeenCalledTimes(2);
    runs.mockRestore();
    asked.mockRestore();
  });

  it('of somebody or something unknown is taken and means nothing', async () => {
    const before = await written();
    for (const object of [
      { object: 'subscription', id: 'sub_unknown', customer: 'cus_unknown', status: 'active' },
      { object: 'unheard_of' },
      { object: 'dispute', charge: 'ch_unknown' },
    ]) {
      const { status } = await send(JSON.stringify({ id: 'evt_1', type: 'x.y', data: { object } }));
      expect(status).toBe(200);
    }
    expect(await written()).toEqual(before);
  });

  it('is only a hint: what it claims is not believed', async () => {
    const person = await paying.app.signup();
    await paying.checkout(person);
    const object = {
      object: 'subscription',
      id: 'sub_forged',
      customer: paying.customerOf(person),
      status: 'active',
      metadata: { userId: person.userId },
    };
    const event = { id: 'evt_1', type: 'customer.subscription.created', data: { object } };
    expect((await send(JSON.stringify(event))).status).toBe(200);
    expect(await paying.subscription(person)).toMatchObject({ isPremium: false });
  });

  it.each(['twice', 'reverse'] as const)(
    'delivered in the mode %s ends in the same',
    async (mode) => {
      paying.provider.deliver({ mode });
      const person = await paying.subscriber();
      expect(await paying.subscription(person)).toMatchObject(PREMIUM);
      await paying.change(person, 'cancelSubscription');
      await paying.provider.settled();
      expect(await paying.subscription(person)).toMatchObject({ status: 'CANCELLED' });
      paying.provider.deliver({});
    },
  );
});

const now = () => Math.floor(Date.now() / 1_000);
const header = (payload: string, { secret = paying.secret ?? '', timestamp = now() } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

/** The library makes none with an empty key. */
function signedWithNothing(payload: string): string {
  const timestamp = now();
  const digest = createHmac('sha256', '').update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${digest}`;
}

async function send(
  payload: string,
  signature: string | null = header(payload),
  headers: Record<string, string> = {},
): Promise<Response> {
  return paying.app.fetch(PATH, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature !== null && { 'stripe-signature': signature }),
      ...headers,
    },
    body: payload,
  });
}

describe('the signature of an event', () => {
  let payload: string;
  beforeAll(async () => {
    const person = await paying.app.signup();
    const { sessionId } = await paying.checkout(person);
    paying.provider.deliver({ mode: 'drop' });
    paying.provider.payCheckout(sessionId);
    paying.provider.deliver({});
    // As the provider writes it, with spaces that a parser would lose.
    payload = JSON.stringify(lastEvent('checkout.session.completed'), null, 2);
  });

  const CASES: Record<string, () => Promise<Response>> = {
    'a byte that is different': () => send(payload.replace('"cus_', '"cuz_'), header(payload)),
    'the same JSON written anew': () => send(JSON.stringify(JSON.parse(payload)), header(payload)),
    'no signature': () => send(payload, null),
    'an empty signature': () => send(payload, ''),
    'another secret': () => send(payload, header(payload, { secret: 'whsec_other' })),
    'an empty secret': () => send(payload, signedWithNothing(payload)),
    'a digest of nothing but zeros': () => send(payload, `t=${now()},v1=${'0'.repeat(64)}`),
    'a time that is 301 seconds ago': () =>
      send(payload, header(payload, { timestamp: now() - 302 })),
    'a time that is 301 seconds ahead': () =>
      send(payload, header(payload, { timestamp: now() + 302 })),
    'a second time': () => send(payload, `t=${now() - 999},${header(payload)}`),
    'another scheme': () => send(payload, header(payload).replace('v1=', 'v0=')),
    'no body': () => send('', header('')),
  };

  it.each(Object.keys(CASES))('is refused with %s, and nothing is written', async (name) => {
    const before = await written();
    const response = await (CASES[name] as () => Promise<Response>)();
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, code: 'MALFORMED_REQUEST' });
    expect(await written()).toEqual(before);
  });

  it('is refused by the stand-in too, until it signs as agreed', async () => {
    const { id } = lastEvent('checkout.session.completed');
    for (const behaviour of [{ wrongSecret: true }, { oldTimestamp: true }]) {
      paying.provider.deliver(behaviour);
      const [attempt] = await paying.provider.resend(id);
      expect(attempt?.status).toBe(400);
    }
    paying.provider.deliver({});
    expect((await paying.provider.resend(id))[0]?.status).toBe(200);
  });

  it.each([
    ['as it was sent', PATH],
    ['at the path in other letters', '/API/subscription/WEBHOOK'],
  ])('is accepted %s', async (_, path) => {
    const response = await paying.app.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': header(payload) },
      body: payload,
    });
    expect(response.status).toBe(200);
  });

  it('looks at no session: a stale token stands in nobody’s way', async () => {
    expect((await send(payload, header(payload), { authorization: 'Bearer stale' })).status).toBe(
      200,
    );
  });
});

describe('news that are lost', () => {
  const progress = () => database().getRepository(PaymentJobEntity).find();

  it('hide no payment from who comes back to the success page', async () => {
    paying.provider.deliver({ mode: 'drop' });
    const person = await paying.app.signup();
    const { sessionId } = await paying.checkout(person);
    paying.provider.payCheckout(sessionId);
    expect(await paying.subscription(person)).toMatchObject({ isPremium: false });
    const call = `refreshSubscription(sessionId: "${sessionId}")`;
    expect(await paying.change(person, call)).toMatchObject(PREMIUM);
    paying.provider.deliver({});
  });

  it('hide no payment from the hourly job', async () => {
    paying.provider.deliver({ mode: 'drop' });
    const person = await paying.app.signup();
    const { sessionId } = await paying.checkout(person);
    paying.provider.payCheckout(sessionId);
    expect(await paying.app.app.get(PaymentUpkeep, { strict: false }).run()).toBe(true);
    expect(await paying.subscription(person)).toMatchObject(PREMIUM);
    const rows = await database().query(`SELECT 1 FROM "checkouts" WHERE "userId" = $1`, [
      person.userId,
    ]);
    expect(rows).toEqual([]);
    paying.provider.deliver({});
  });

  it('hide neither a failed renewal nor its end from the hourly job', async () => {
    const person = await paying.subscriber('PREMIUM_MONTHLY', TEST_CARDS.failsLater);
    paying.provider.deliver({ mode: 'drop' });
    await paying.advance({ months: 1, days: 1 });
    const upkeep = paying.app.app.get(PaymentUpkeep, { strict: false });
    await upkeep.run();
    expect(await paying.subscription(person)).toMatchObject({
      isPremium: true,
      paymentFailed: true,
    });
    await paying.advance({ days: 30 });
    await upkeep.run();
    expect(await paying.subscription(person)).toMatchObject({ status: 'EXPIRED' });
    paying.provider.deliver({});
  });

  it('hide nothing of others where one can never be read', async () => {
    const unreadable = await paying.subscriber();
    const person = await paying.subscriber();
    const name = (from: string, to: string) =>
      database().query(`UPDATE "billing_customers" SET "customerId" = $2 WHERE "customerId" = $1`, [
        from,
        to,
      ]);
    const customer = paying.customerOf(unreadable);
    await name(customer, 'cus_of_another_account');
    await database().query(`UPDATE "subscriptions" SET "expiresAt" = now() - interval '1 day'`);
    const begunAt = Date.now();
    expect(await paying.app.app.get(PaymentUpkeep, { strict: false }).run()).toBe(false);
    // What has been looked at is not looked at again for the sake of the one.
    const [job] = await progress();
    expect(job?.seenUntil?.getTime()).toBeGreaterThanOrEqual(begunAt);
    expect(job?.customersLeft).toEqual(['cus_of_another_account']);
    const { expiresAt } = await paying.subscription(person);
    expect(Date.parse(expiresAt ?? '')).toBeGreaterThan(Date.now());
    await name('cus_of_another_account', customer);
    expect(await paying.app.app.get(PaymentUpkeep, { strict: false }).run()).toBe(true);
    expect(await progress()).toEqual([expect.objectContaining({ customersLeft: [] })]);
  });
});

describe('the hourly job', () => {
  const HOUR_MS = 3_600_000;
  /** Of whose end nothing is known here, nor to be learnt of what is due. */
  async function endedUnheard(): Promise<SignedUp> {
    const person = await paying.subscriber();
    // It closes the payment page, too.
    await paying.app.app.get(PaymentUpkeep, { strict: false }).run();
    paying.provider.deliver({ mode: 'drop' });
    const [subscription] = await paying.listOf<{ id: string }>('subscriptions', person);
    await paying.endNow(subscription?.id);
    await paying.provider.settled();
    paying.provider.deliver({});
    expect(await paying.subscription(person)).toMatchObject(PREMIUM);
    return person;
  }
  const run = (progress: Parameters<Reconciliation['run']>[0]) =>
    paying.app.app.get(Reconciliation, { strict: false }).run(progress);

  it('comes back to who is left, though nothing happens there any more', async () => {
    const person = await endedUnheard();
    // All that has happened was looked at.
    const seenUntil = new Date(paying.provider.now() * 1_000 + 3 * HOUR_MS);
    await run({ seenUntil, customersLeft: [] });
    expect(await paying.subscription(person)).toMatchObject(PREMIUM);
    const { isWhole } = await run({ seenUntil, customersLeft: [paying.customerOf(person)] });
    expect(isWhole).toBe(true);
    expect(await paying.subscription(person)).toMatchObject({ status: 'EXPIRED' });
  });

  it('looks at those whom it has read of before the reading failed, and reads all again', async () => {
    const person = await endedUnheard();
    const missed = paying.app.app.get(RecentEvents, { strict: false });
    const reading = jest.spyOn(missed, 'customers').mockImplementation(async function* () {
      yield paying.customerOf(person);
      throw new Error('The second page cannot be had.');
    });
    const seenUntil = new Date(paying.provider.now() * 1_000 + 3 * HOUR_MS);
    const { isWhole, progress } = await run({ seenUntil, customersLeft: [] });
    reading.mockRestore();
    expect({ isWhole, progress }).toEqual({
      isWhole: false,
      progress: { seenUntil, customersLeft: [] },
    });
    expect(await paying.subscription(person)).toMatchObject({ status: 'EXPIRED' });
  });
});

describe('an event that cannot be worked on', () => {
  const attemptsOf = (id: string) =>
    paying.provider
      .deliveries()
      .filter(({ event }) => event === id)
      .flatMap(({ attempts }) => attempts.map(({ status }) => status));

  it('because the database takes nothing is sent again, and then all is right', async () => {
    const person = await paying.app.signup();
    const { sessionId } = await paying.checkout(person);
    await beginWith(paying.app, 'default_transaction_read_only', 'on');
    paying.provider.deliver({ retryDelaysMs: [...QUICK, 2_000, 5_000, 5_000] });
    paying.provider.payCheckout(sessionId);
    const { id } = lastEvent('checkout.session.completed');
    await until(() =>
      paying.provider
        .deliveries()
        .some(({ event, attempts }) => event === id && attempts.length > 1),
    );
    expect(await paying.subscription(person)).toMatchObject({ isPremium: false });
    await beginWith(paying.app, 'default_transaction_read_only', 'off');
    await paying.provider.settled();
    paying.provider.deliver({});
    const attempts = attemptsOf(id);
    expect(attempts[0]).toBe(503);
    expect(attempts.at(-1)).toBe(200);
    expect(await paying.subscription(person)).toMatchObject(PREMIUM);
  });

  it('because the last step fails leaves nothing half done', async () => {
    const person = await paying.app.signup();
    const { sessionId } = await paying.checkout(person);
    const add = jest
      .spyOn(paying.app.app.get(Outbox), 'add')
      .mockRejectedValueOnce(new Error('no'));
    paying.provider.deliver({ mode: 'hold' });
    paying.provider.payCheckout(sessionId);
    const { id } = lastEvent('checkout.session.completed');
    const rows = () =>
      database().query(`SELECT 1 FROM "subscriptions" WHERE "userId" = $1`, [person.userId]);
    expect((await paying.provider.resend(id))[0]?.status).toBe(500);
    expect(await rows()).toEqual([]);
    expect((await paying.provider.resend(id))[0]?.status).toBe(200);
    expect(await rows()).toHaveLength(1);
    add.mockRestore();
    await until(async () => (await mailsTo(person)).length === 1);
    paying.provider.deliver({});
    await paying.provider.release();
  });

  it('because the provider does not answer is sent again', async () => {
    const person = await paying.app.signup();
    const { sessionId } = await paying.checkout(person);
    paying.provider.deliver({ mode: 'hold' });
    paying.provider.payCheckout(sessionId);
    const { id } = lastEvent('checkout.session.completed');
    const failure = { status: 500, path: '/v1/customers/' } as const;
    paying.provider.failCalls(failure, failure, failure);
    expect((await paying.provider.resend(id))[0]?.status).toBe(502);
    expect(await paying.subscription(person)).toMatchObject({ isPremium: false });
    expect((await paying.provider.resend(id))[0]?.status).toBe(200);
    expect(await paying.subscription(person)).toMatchObject(PREMIUM);
    paying.provider.deliver({});
    await paying.provider.release();
  });
});
