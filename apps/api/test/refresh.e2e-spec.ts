import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { DataSource } from 'typeorm';
import { SessionEntity } from '../src/features/auth/sessions/session.entity';
import { createTestingApp, type TestingApp } from './testing-app';

let app: TestingApp;
const log: string[] = [];
beforeAll(async () => {
  app = await createTestingApp({ log });
});
afterAll(() => app.close());

const refresh = async (token: string) => {
  const { status, body } = await app.rest<{ token: string }>(
    'POST',
    '/api/auth/refresh',
    {},
    { token },
  );
  return { status, token: body.token };
};
const meStatus = async (token: string) =>
  (await app.rest('GET', '/api/auth/me', undefined, { token })).status;
const sessionIdOf = (token: string) => new JwtService().decode<{ sid: string }>(token).sid;

/** Lets the time since the last rotation pass. */
const age = (token: string, seconds: number) =>
  app.app
    .get(DataSource)
    .getRepository(SessionEntity)
    .update({ id: sessionIdOf(token) }, { rotatedAt: new Date(Date.now() - seconds * 1000) });

describe('refreshing', () => {
  it('gives ten calls at once the same new token, and signs nobody out (20 sessions)', async () => {
    for (let round = 0; round < 20; round++) {
      const { token } = await app.signup();
      const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(token)));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      const tokens = new Set(answers.map((answer) => answer.token));
      expect(tokens.size).toBe(1);
      const [renewed] = [...tokens] as [string];
      expect(renewed).not.toBe(token);
      expect(await meStatus(renewed)).toBe(200);
    }
  }, 120_000);

  it('prolongs the session by its own length', async () => {
    const { email, password } = await app.signup();
    const credentials = { email, password, rememberMe: true };
    const login = await app.rest<{ token: string }>('POST', '/api/auth/login', credentials);
    const answer = await app.gql<{
      refreshSession: { expiresAt: string; user: { email: string } };
    }>('mutation { refreshSession { expiresAt user { email } } }', {}, { token: login.body.token });
    const days =
      (Date.parse(answer.data?.refreshSession.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
    expect(answer.data?.refreshSession.user.email).toBe(email);
  });

  it('keeps the old token good for a minute', async () => {
    const { token } = await app.signup();
    const renewed = await refresh(token);
    await age(token, 58);
    expect(await meStatus(token)).toBe(200);
    expect((await refresh(token)).token).toBe(renewed.token);
  });

  it('ends the session when the old token is used after that', async () => {
    const { token } = await app.signup();
    const renewed = await refresh(token);
    await age(token, 61);
    expect(await meStatus(token)).toBe(401);
    expect(await meStatus(renewed.token)).toBe(401);
    expect(log.some((line) => line.includes('session token reused'))).toBe(true);
  });

  it("ends the session when the old token's own predecessor is used", async () => {
    const { token } = await app.signup();
    const child = await refresh(token);
    const grandchild = await refresh(child.token);
    expect((await refresh(token)).status).toBe(401);
    expect(await meStatus(grandchild.token)).toBe(401);
  });

  it('writes no token to the log', () => {
    expect(log.length).toBeGreaterThan(0);
    expect(log.join('')).not.toMatch(/eyJ[\w-]{11,}/);
  });
});
