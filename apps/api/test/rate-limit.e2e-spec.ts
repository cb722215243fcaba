import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { CheckerPool } from '../src/features/proofreading/checker-pool';
import { AppError } from '../src/platform/errors/app-error';
import { registeredRoutes } from './registered-routes';
import { operationsOf } from './schema-operations';
import { createTestingApp, type TestingApp } from './testing-app';

const LIMIT = 3;
let app: TestingApp;
let proxied: TestingApp;
const toClose: TestingApp[] = [];
beforeAll(async () => {
  const rateLimits = { check: 0, auth: LIMIT, transform: 0, payments: 0, support: 0, logs: 0 };
  app = await createTestingApp({ config: { rateLimits } });
  proxied = await createTestingApp({ config: { rateLimits, trustProxy: 1 } });
  toClose.push(app, proxied);
});
afterAll(() => Promise.all(toClose.map((each) => each.close())));

const login = (target: TestingApp, from?: string) =>
  target.rest(
    'POST',
    '/api/auth/login',
    { email: 'nobody@example.com', password: 'wrong-password' },
    { headers: from ? { 'x-forwarded-for': from } : {} },
  );

describe('sign-in attempts of one address', () => {
  it('are refused beyond the limit, whatever address they claim and whichever way they come', async () => {
    for (let i = 0; i < LIMIT; i++) expect((await login(app, `203.0.113.${i}`)).status).toBe(401);
    const refused = await login(app, '203.0.113.200');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ success: false, code: 'RATE_LIMITED' });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    const { errors, headers } = await app.gql(
      'mutation { login(input: {email: "a@b.co", password: "x"}) { token } }',
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      args: { retryAfterSeconds: expect.any(Number) },
    });
    expect(Number(headers.get('retry-after'))).toBe(errors?.[0]?.extensions['retryAfterSeconds']);
  });

  it('are told apart behind a proxy that is trusted', async () => {
    for (let i = 0; i <= LIMIT; i++) {
      expect((await login(proxied, `203.0.113.${i}`)).status).toBe(401);
    }
    for (let i = 1; i < LIMIT; i++) await login(proxied, '203.0.113.0');
    expect((await login(proxied, '203.0.113.0')).status).toBe(429);
    expect((await login(proxied, '198.51.100.7, 203.0.113.0')).status).toBe(429);
  });
});

/** What may be called as often as anybody likes, or is limited in another way. A new call is limited, or stands here. */
const UNLIMITED = [
  ...['Query.me', 'Query.subscription', 'Query.canUse', 'Query.apiKeys', 'Query.sessions'],
  ...['Query.assistantEngine', 'Query.assistantModel', 'Query.check'],
  ...['Query.supportedLanguages', 'Query.tones', 'Query.pricing', 'Query.pricingPlan'],
  ...['Mutation.logout', 'Mutation.refreshSession', 'Mutation.updateProfile'],
  ...['Mutation.endSession', 'Mutation.endOtherSessions', 'Mutation.revokeApiKey'],
  ...['Mutation.transformText', 'Subscription.textTransform'],
  ...['POST /api/auth/refresh', 'POST /api/auth/logout', 'GET /api/auth/me'],
  ...['PUT /api/auth/profile', 'GET /api/Subscription', 'GET /api/Subscription/status'],
  ...['GET /api/Subscription/can-use', 'GET /api/Subscription/can-use/:operation'],
  ...['GET /api/pricing', 'GET /api/pricing/:planId', 'POST /api/pricing/clear-cache'],
  ...['POST /api/Subscription/webhook', 'GET /health/live', 'GET /health/ready'],
  ...['POST /v2/check', 'ALL /v2/check', 'GET /v2/languages'],
];

describe('all other calls of accounts', () => {
  it('are refused beyond the limit, in REST and in GraphQL', async () => {
    const rateLimits = { check: 0, auth: 1, transform: 0, payments: 1, support: 1, logs: 1 };
    const limited = await createTestingApp({ config: { rateLimits } });
    toClose.push(limited);
    // The two calls of the address, and the three of the account.
    const { token } = await limited.signup();
    const once = await limited.rest('POST', '/api/auth/generate-redirect-token', {}, { token });
    expect(once.status).toBe(200);
    expect((await limited.rest('POST', '/api/logs', { logs: [] })).status).toBe(202);
    const asked = await limited.gql('{ invoices { id } }', {}, { token });
    expect(asked.errors?.[0]?.extensions.code).toBe('PAYMENTS_OFF');
    const message = 'contactSupport(input: {email: "ada@example.com", message: "Help!"})';
    expect((await limited.gql(`mutation { ${message} }`, {}, { token })).errors).toBeUndefined();

    const calls: Record<string, () => Promise<unknown>> = {};
    for (const { name, query } of operationsOf(limited)) {
      calls[name] = async () =>
        (await limited.gql(query, {}, { token })).errors?.[0]?.extensions.code;
    }
    for (const route of registeredRoutes(limited)) {
      const [method = '', path = ''] = route.split(' ');
      calls[route] = async () => (await limited.rest(method, path, undefined, { token })).status;
    }
    expect(Object.keys(calls)).toEqual(expect.arrayContaining(UNLIMITED));
    for (const name of Object.keys(calls).filter((each) => !UNLIMITED.includes(each))) {
      const answer = name.includes(' ') ? 429 : 'RATE_LIMITED';
      expect([name, await calls[name]?.()]).toEqual([name, answer]);
    }
  });
});

describe('checks of one address', () => {
  it('do not count where the server was too busy', async () => {
    const rateLimits = { check: LIMIT, auth: 0, transform: 0, payments: 0, support: 0, logs: 0 };
    const busy = await createTestingApp({ config: { rateLimits } });
    toClose.push(busy);
    const run = jest.spyOn(busy.app.get(CheckerPool, { strict: false }), 'run');
    run.mockRejectedValue(new AppError('SERVICE_BUSY', { retryAfterSeconds: 2 }));
    const check = async (count: number) => {
      const answers = Array.from({ length: count }, () =>
        busy.rest('POST', '/v2/check', { text: 'A text.', language: 'en' }),
      );
      return (await Promise.all(answers)).map(({ status }) => status).sort();
    };
    for (let i = 0; i < 2; i += 1) expect(await check(LIMIT)).toEqual(Array(LIMIT).fill(503));
    const query = '{ check(input: { text: "A text." }) { language } }';
    expect((await busy.gql(query)).errors?.[0]?.extensions.code).toBe('SERVICE_BUSY');
    run.mockRestore();
    expect(await check(LIMIT + 1)).toEqual([...Array<number>(LIMIT).fill(200), 429]);
  });

  it('count where the caller hung up, whatever came of them', async () => {
    const rateLimits = { check: 1, auth: 0, transform: 0, payments: 0, support: 0, logs: 0 };
    const left = await createTestingApp({ config: { rateLimits } });
    toClose.push(left);
    const connected = once(left.app.getHttpServer() as Server, 'connection');
    const leave = new AbortController();
    const run = jest.spyOn(left.app.get(CheckerPool, { strict: false }), 'run');
    const worked = new Promise<void>((resolve) => {
      run.mockImplementationOnce(async () => {
        const [socket] = (await connected) as [Socket];
        leave.abort();
        await once(socket, 'close');
        resolve();
        throw new AppError('SERVICE_BUSY');
      });
    });
    const body = new URLSearchParams({ text: 'A text.', language: 'en' });
    const answer = left.fetch('/v2/check', { method: 'POST', body, signal: leave.signal });
    await expect(answer).rejects.toThrow('aborted');
    await worked;
    const next = await left.rest('POST', '/v2/check', { text: 'Another.', language: 'en' });
    expect(next.status).toBe(429);
  });
});
