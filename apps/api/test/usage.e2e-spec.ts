import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Behaviour } from '@tercet/sandbox';
import { DataSource } from 'typeorm';
import { AiReservationEntity } from '../src/features/subscription/ai-reservation.entity';
import { resetsAt, UsageService } from '../src/features/subscription/usage.service';
import { createSubscription } from './factories/subscription.factory';
import { createTestingApp, type TestingApp } from './testing-app';
import { TestingModel, transform, usageOf } from './transform-client';

let model: TestingModel;
let app: TestingApp;
beforeAll(async () => {
  model = await TestingModel.start();
  app = await createTestingApp({ config: model.config });
});
afterAll(async () => {
  await app.close();
  await model.sandbox.close();
});

/** How many of so many requests at once were answered, and how many ended with which code. */
async function atOnce(token: string, requests: number) {
  const ends = await Promise.all(
    Array.from({ length: requests }, async () => (await transform(app, token, { text: 'a' })).end),
  );
  const counts: Record<string, number> = { answered: 0 };
  for (const { code = 'answered' } of ends) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

describe('the free allowance', () => {
  it('lets exactly 10 of 40 requests at once pass', async () => {
    const { token } = await app.signup();
    // Slow answers: all of them are under way at the same time.
    model.behave({ firstTokenDelayMs: 300 });
    expect(await atOnce(token, 40)).toEqual({ answered: 10, USAGE_LIMIT_REACHED: 30 });
    model.behave();
    expect(await usageOf(app, token)).toBe(10);
  });

  it('lets exactly 10 of 50 pass, in twenty rounds, where all wait for the same row', async () => {
    const usage = app.app.get(UsageService, { strict: false });
    for (let round = 0; round < 20; round += 1) {
      const { token, userId } = await app.signup();
      const reserved = await Promise.all(
        Array.from({ length: 50 }, () => usage.reserve(userId, 10)),
      );
      expect(reserved.filter(Boolean)).toHaveLength(10);
      expect(await usageOf(app, token)).toBe(10);
    }
  }, 60_000);

  it('is all there again after 40 failures at once', async () => {
    const { token } = await app.signup();
    model.behave({ refusal: 'No.' });
    expect(await atOnce(token, 40)).not.toHaveProperty('RATE_LIMITED');
    expect(await usageOf(app, token)).toBe(0);
    model.behave();
    expect((await atOnce(token, 12))['answered']).toBe(10);
  });

  it('does not hold premium accounts', async () => {
    const { token, userId } = await app.signup();
    await createSubscription(app, userId);
    for (let i = 0; i < 2; i += 1) expect((await atOnce(token, 8))['answered']).toBe(8);
    const { body } = await app.rest('GET', '/api/Subscription/can-use/tone', undefined, { token });
    expect(body).toMatchObject({ canUse: true, usageCount: 16 });
  });

  it('renews at midnight UTC, and not before', async () => {
    const usage = app.app.get(UsageService, { strict: false });
    const { userId } = await app.signup();
    const [last, first] = [new Date('2031-03-30T23:59:59.999Z'), new Date('2031-03-31T00:00:00Z')];
    expect(await usage.reserve(userId, 1, new Date('2031-03-30T00:00:00Z'))).toBeDefined();
    expect(await usage.reserve(userId, 1, last)).toBeUndefined();
    expect(await usage.used(userId, last)).toBe(1);
    expect(await usage.used(userId, first)).toBe(0);
    expect(await usage.reserve(userId, 1, first)).toBeDefined();
    expect(await usage.reserve(userId, 1, first)).toBeUndefined();
    expect(resetsAt(last)).toEqual(first);
    expect(resetsAt(first)).toEqual(new Date('2031-04-01T00:00:00Z'));
  });

  it('is of the account that asks, and says when it renews', async () => {
    const [one, other] = [await app.signup(), await app.signup()];
    await transform(app, one.token, { text: 'a' });
    expect(await usageOf(app, other.token)).toBe(0);
    const query = '{ canUse(operation: IMPROVE) { canUse usageCount maxFreeUsage resetsAt } }';
    const { data } = await app.gql<{ canUse: { resetsAt: string } }>(query, {}, one);
    expect(data?.canUse).toMatchObject({ canUse: true, usageCount: 1, maxFreeUsage: 10 });
    expect(data?.canUse.resetsAt).toMatch(/T00:00:00\.000Z$/);
    expect(new Date(data?.canUse.resetsAt ?? 0).getTime()).toBeGreaterThan(Date.now());
  });
});

describe('a request whose process died', () => {
  /** So many requests under way, of which the first few will not end any more. */
  async function withDead(reserved: number, dead: number) {
    const account = await app.signup();
    const usage = app.app.get(UsageService, { strict: false });
    const open = [];
    for (let i = 0; i < reserved; i += 1) open.push((await usage.reserve(account.userId, 10))?.id);
    await app.app
      .get(DataSource)
      .query(
        `UPDATE "ai_reservations" SET "expiresAt" = now() - interval '1 second' WHERE "id" = ANY($1)`,
        [open.slice(0, dead)],
      );
    return { ...account, usage, open };
  }
  const openOf = (userId: string) =>
    app.app.get(DataSource).getRepository(AiReservationEntity).countBy({ userId });

  it('does not count any more, and makes room for another', async () => {
    const { token, userId, usage } = await withDead(10, 3);
    expect(await usageOf(app, token)).toBe(7);
    const reserved = await Promise.all(Array.from({ length: 40 }, () => usage.reserve(userId, 10)));
    expect(reserved.filter(Boolean)).toHaveLength(3);
    expect(await usageOf(app, token)).toBe(10);
    expect(await openOf(userId)).toBe(10);
  });

  it('is given back once, whoever does it, in twenty rounds', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { token, userId, usage, open } = await withDead(6, 4);
      await Promise.all([
        ...open.flatMap((id = '') => [usage.giveBack({ id }), usage.giveBack({ id })]),
        ...Array.from({ length: 10 }, () => usage.reserve(userId, 5)),
      ]);
      const left = await openOf(userId);
      expect([left <= 5, await usageOf(app, token)]).toEqual([true, left]);
    }
  }, 60_000);

  it('stays counted where it was settled before', async () => {
    const { token, userId, usage, open } = await withDead(2, 0);
    for (const id of open) {
      await usage.settle({ id: id ?? '' });
      await usage.giveBack({ id: id ?? '' });
    }
    expect([await usageOf(app, token), await openOf(userId)]).toEqual([2, 0]);
  });

  it.each<[string, Behaviour]>([
    ['was answered', {}],
    ['was refused half-way', { finishReason: 'content_filter' }],
    ['failed', { status: 401 }],
  ])('is none that %s', async (_name, behaviour) => {
    const { token, userId } = await app.signup();
    model.behave(behaviour);
    await transform(app, token, { text: 'a' });
    model.behave();
    expect(await openOf(userId)).toBe(0);
  });
});

describe('an allowance of one', () => {
  it('that is given back can be had at once, with the place that goes with it', async () => {
    const config = { ...model.config, freeDailyAiRequests: 1, transformsAtOnce: 1 };
    const strict = await createTestingApp({ config });
    try {
      const { token } = await strict.signup();
      const usage = strict.app.get(UsageService, { strict: false });
      const giveBack = usage.giveBack.bind(usage);
      let next: Awaited<ReturnType<typeof transform>> | undefined;
      usage.giveBack = async (reservation) => {
        usage.giveBack = giveBack;
        await giveBack(reservation);
        model.behave();
        next = await transform(strict, token, { text: 'a' });
      };
      model.behave({ refusal: 'No.' });
      const { end } = await transform(strict, token, { text: 'a' });
      expect(end).toMatchObject({ code: 'AI_UNAVAILABLE', returned: true });
      expect(next?.end).toMatchObject({ __typename: 'TextTransformDone' });
    } finally {
      await strict.close();
    }
  });
});

describe('fair use of premium', () => {
  it('has an end in a day, which parallel requests do not pass, and says when it renews', async () => {
    const config = { ...model.config, premiumDailyAiRequests: 12, transformsAtOnce: 0 };
    const strict = await createTestingApp({ config });
    try {
      const { token, userId } = await strict.signup();
      await createSubscription(strict, userId);
      const sent = Array.from({ length: 20 }, () => transform(strict, token, { text: 'a' }));
      const ends = (await Promise.all(sent)).map(({ end }) => end);
      const refused = ends.filter(({ code }) => code === 'RATE_LIMITED');
      expect([ends.filter(({ code }) => code === undefined).length, refused.length]).toEqual([
        12, 8,
      ]);
      const renewal = new Date().setUTCHours(24, 0, 0, 0);
      const comesBack = Date.now() + (refused[0]?.retryAfterSeconds ?? 0) * 1000;
      expect(Math.abs(renewal - comesBack)).toBeLessThan(60_000);
      expect(refused[0]?.returned).toBe(true);
      const query = '{ canUse(operation: TONE) { canUse reason usageCount } }';
      expect((await strict.gql(query, {}, { token })).data).toEqual({
        canUse: { canUse: false, reason: 'RATE_LIMITED', usageCount: 12 },
      });
    } finally {
      await strict.close();
    }
  });
});

describe('an allowance of nothing', () => {
  it('lets nothing pass', async () => {
    const strict = await createTestingApp({ config: { ...model.config, freeDailyAiRequests: 0 } });
    try {
      const { token } = await strict.signup();
      const { end } = await transform(strict, token, { text: 'a' });
      expect(end).toMatchObject({ code: 'USAGE_LIMIT_REACHED', args: { limit: 0 } });
    } finally {
      await strict.close();
    }
  });
});

describe('/api/Subscription', () => {
  const get = (path: string, token: string) =>
    app.rest('GET', `/api/Subscription${path}`, undefined, { token });

  it('is free, active and unused at first', async () => {
    const { token } = await app.signup();
    expect((await get('', token)).body).toEqual({
      plan: 'free',
      status: 'active',
      usageCount: 0,
      maxFreeUsage: 10,
      isPremium: false,
      isCancelled: false,
      isExpired: false,
      expiresAt: null,
      endedBecause: null,
      cancelledAt: null,
      startedAt: null,
      paymentFailed: false,
      retryAt: null,
      awaitsPayment: false,
      endsSoon: false,
      renewalPrice: null,
      currency: null,
      renewsAt: null,
    });
    expect((await get('/status', token)).body).toEqual({
      status: 'active',
      isPremium: false,
      expiresAt: null,
    });
  });

  const FUTURE = new Date(Date.now() + 86_400_000);
  const PAST = new Date(Date.now() - 1_000);
  it.each([
    ['paid', { expiresAt: FUTURE }, { plan: 'premium-monthly', status: 'active', isPremium: true }],
    [
      'cancelled, until it ends',
      { status: 'cancelled', cancelledAt: PAST, expiresAt: FUTURE },
      { status: 'cancelled', isPremium: true, isCancelled: true, isExpired: false },
    ],
    [
      'cancelled and over',
      { status: 'cancelled', cancelledAt: PAST, expiresAt: PAST },
      { plan: 'free', status: 'expired', isPremium: false, isExpired: true },
    ],
    ['expired', { status: 'expired' }, { status: 'expired', isPremium: false, isExpired: true }],
  ] as const)('tells a subscription that is %s', async (_name, row, answer) => {
    const { token, userId } = await app.signup();
    await createSubscription(app, userId, row);
    expect((await get('', token)).body).toMatchObject(answer);
    const { body } = await app.rest('GET', '/api/auth/me', undefined, { token });
    expect(body).toMatchObject({
      isPremium: answer.isPremium,
      subscriptionType: answer.isPremium ? 'premium' : 'free',
    });
    const graphql = await app.gql('{ subscription { isPremium plan status } }', {}, { token });
    expect(graphql.data).toMatchObject({ subscription: { isPremium: answer.isPremium } });
  });

  it('says of each operation whether it can be used, whatever the case of the path', async () => {
    const { token } = await app.signup();
    const { body } = await app.rest('GET', '/API/subscription/CAN-USE/improve', undefined, {
      token,
    });
    expect(body).toMatchObject({ canUse: true, usageCount: 0, maxFreeUsage: 10 });
    await atOnce(token, 10);
    expect((await get('/can-use/tone', token)).body).toMatchObject({
      canUse: false,
      reason: 'USAGE_LIMIT_REACHED',
    });
  });

  it.each([
    ['fly', 'OPERATION_UNKNOWN', 'improve, rewrite, generate'],
    ['constructor', 'OPERATION_UNKNOWN', 'improve'],
    ['null', 'REQUIRED_PARAMETER', 'operation'],
    ['undefined', 'REQUIRED_PARAMETER', 'operation'],
    ['', 'REQUIRED_PARAMETER', 'operation'],
  ])('refuses the operation %j', async (operation, code, words) => {
    const { token } = await app.signup();
    const { status, body } = await get(`/can-use/${operation}`, token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code, error: expect.stringContaining(words) });
  });

  it.each(['', '/status', '/can-use/improve'])('needs a session for %j', async (path) => {
    expect((await app.rest('GET', `/api/Subscription${path}`)).status).toBe(401);
  });
});
