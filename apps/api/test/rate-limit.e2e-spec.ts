import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestingApp, type TestingApp } from './testing-app';

const LIMIT = 3;
let app: TestingApp;
let proxied: TestingApp;
beforeAll(async () => {
  const rateLimits = { check: 0, auth: LIMIT, transform: 0 };
  app = await createTestingApp({ config: { rateLimits } });
  proxied = await createTestingApp({ config: { rateLimits, trustProxy: 1 } });
});
afterAll(() => Promise.all([app.close(), proxied.close()]));

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
    const { errors } = await app.gql(
      'mutation { login(input: {email: "a@b.co", password: "x"}) { token } }',
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      args: { retryAfterSeconds: expect.any(Number) },
    });
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
