import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PayingApp } from './paying-app';
import { createTestingApp, type TestingApp } from './testing-app';

const ADMIN = 'administrators-own-key';
const MONTHLY = {
  planId: 'monthly',
  price: 9.99,
  currency: 'EUR',
  savings: 0,
  isRecommended: false,
};
const YEARLY = {
  planId: 'yearly',
  price: 89.99,
  currency: 'EUR',
  savings: 25,
  isRecommended: true,
};
const QUERY =
  '{ pricing { isAvailable isTest cacheExpirationSeconds maxFreeUsage fairUse plans { planId price currency interval savings isRecommended } } }';

describe('prices', () => {
  let paying: PayingApp;
  beforeAll(async () => {
    paying = await PayingApp.start({ config: { adminApiKey: ADMIN } });
  });
  afterAll(() => paying.close());

  const get = (path: string) => paying.app.rest('GET', `/api/pricing${path}`);
  const reads = () =>
    paying.provider.calls().filter(({ path }) => path.startsWith('/v1/prices')).length;
  const clear = (token?: string) =>
    paying.app.rest(
      'POST',
      '/api/pricing/clear-cache',
      undefined,
      token === undefined ? {} : { token },
    );

  it('are the provider’s, with the saving that follows from them', async () => {
    expect(await get('')).toMatchObject({
      status: 200,
      body: { success: true, plans: [MONTHLY, YEARLY], cacheExpirationSeconds: 3_600 },
    });
    const { data } = await paying.app.gql(QUERY);
    expect(data).toEqual({
      pricing: {
        isAvailable: true,
        isTest: true,
        cacheExpirationSeconds: 3_600,
        maxFreeUsage: 10,
        fairUse: 1_000,
        plans: [
          { ...MONTHLY, planId: 'MONTHLY', interval: 'MONTH' },
          { ...YEARLY, planId: 'YEARLY', interval: 'YEAR' },
        ],
      },
    });
  });

  it.each([
    ['monthly', MONTHLY],
    ['YEARLY', YEARLY],
  ])('of the plan %s alone', async (name, plan) => {
    expect(await get(`/${name}`)).toMatchObject({ status: 200, body: { success: true, plan } });
    const { data } = await paying.app.gql(
      `{ pricingPlan(planId: ${name.toUpperCase()}) { price savings } }`,
    );
    expect(data).toEqual({ pricingPlan: { price: plan.price, savings: plan.savings } });
  });

  it.each([
    ['weekly', 404, 'NOT_FOUND'],
    ['null', 400, 'REQUIRED_PARAMETER'],
    ['undefined', 400, 'REQUIRED_PARAMETER'],
    ['constructor', 404, 'NOT_FOUND'],
  ])('of the plan %s are refused', async (name, status, code) => {
    expect(await get(`/${name}`)).toMatchObject({ status, body: { success: false, code } });
  });

  it('are read once and kept until the administrators’ key has them read anew', async () => {
    const before = reads();
    await Promise.all(Array.from({ length: 10 }, () => get('')));
    expect(reads()).toBe(before);
    const { token } = await paying.app.signup();
    for (const wrong of [undefined, 'guess', `${ADMIN}x`, ADMIN.slice(1), token]) {
      expect(await clear(wrong)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
    expect(await clear(ADMIN)).toMatchObject({ status: 200, body: { success: true } });
    await Promise.all(Array.from({ length: 10 }, () => get('')));
    expect(reads()).toBe(before + 1);
  });

  it.each([
    ['monthly', 'yearly', MONTHLY],
    ['yearly', 'monthly', { ...YEARLY, savings: 0 }],
  ])(
    'are those of the %s plan alone where that of the %s one is missing',
    async (_, gone, left) => {
      const change = (active: string) => paying.ask(`/v1/prices/price_premium_${gone}`, { active });
      await change('false');
      await clear(ADMIN);
      expect(await get('')).toMatchObject({ status: 200, body: { success: true, plans: [left] } });
      expect(await get(`/${left.planId}`)).toMatchObject({ status: 200, body: { plan: left } });
      expect(await get(`/${gone}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      const person = await paying.app.signup();
      const plan = (name: string) => `PREMIUM_${name.toUpperCase()}` as 'PREMIUM_MONTHLY';
      await expect(paying.checkout(person, plan(gone))).rejects.toThrow('NOT_FOUND');
      expect(await paying.checkout(person, plan(left.planId))).toMatchObject({
        url: expect.any(String),
      });
      await change('true');
      await clear(ADMIN);
      expect(await get('')).toMatchObject({ body: { plans: [MONTHLY, YEARLY] } });
    },
  );

  it('are a failure of the provider’s where it has none', async () => {
    const change = (active: string) =>
      Promise.all(
        ['monthly', 'yearly'].map((plan) =>
          paying.ask(`/v1/prices/price_premium_${plan}`, { active }),
        ),
      );
    await change('false');
    await clear(ADMIN);
    expect(await get('')).toMatchObject({ status: 502, body: { code: 'PAYMENT_PROVIDER_ERROR' } });
    await change('true');
    expect((await get('')).status).toBe(200);
  });

  it('that cannot be read are a failure of the provider’s, and are there again afterwards', async () => {
    await clear(ADMIN);
    const failure = { status: 500, path: '/v1/prices' } as const;
    paying.provider.failCalls(failure, failure, failure);
    expect(await get('')).toMatchObject({ status: 502, body: { code: 'PAYMENT_PROVIDER_ERROR' } });
    expect((await get('')).status).toBe(200);
  });
});

describe('without payments', () => {
  let app: TestingApp;
  beforeAll(async () => {
    app = await createTestingApp();
  });
  afterAll(() => app.close());

  it('says that nothing can be bought', async () => {
    const { data, errors } = await app.gql(QUERY);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      pricing: {
        isAvailable: false,
        isTest: false,
        cacheExpirationSeconds: 3_600,
        maxFreeUsage: 10,
        fairUse: 1_000,
        plans: [],
      },
    });
    for (const path of ['/api/pricing', '/api/pricing/monthly']) {
      expect(await app.rest('GET', path)).toMatchObject({
        status: 503,
        body: { code: 'PAYMENTS_OFF' },
      });
    }
  });

  it.each([
    'mutation { createCheckoutSession(plan: PREMIUM_MONTHLY) { url } }',
    'mutation { createBillingPortalSession { url } }',
    'mutation { cancelSubscription { plan } }',
    'mutation { resumeSubscription { plan } }',
    'mutation { switchPlan(plan: PREMIUM_YEARLY) { plan } }',
    'mutation { withdrawSwitch { plan } }',
    'mutation { refreshSubscription { plan } }',
    '{ invoices { id } }',
    '{ accountCredit { amount } }',
    '{ awaitedSwitch { payUrl } }',
    '{ planSwitchPreview(plan: PREMIUM_YEARLY) { price } }',
  ])('answers %s with PAYMENTS_OFF', async (query) => {
    const { token } = await app.signup();
    const { errors } = await app.gql(query, {}, { token });
    expect(errors?.[0]?.extensions.code).toBe('PAYMENTS_OFF');
  });

  it('takes no news and clears nothing for anybody', async () => {
    const webhook = await app.rest('POST', '/api/Subscription/webhook', { id: 'evt_1' });
    expect(webhook).toMatchObject({ status: 503, body: { code: 'PAYMENTS_OFF' } });
    const { status } = await app.rest('POST', '/api/pricing/clear-cache', undefined, {
      token: 'x',
    });
    expect(status).toBe(403);
  });
});
