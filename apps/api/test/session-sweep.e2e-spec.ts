import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource, LessThan } from 'typeorm';
import { SessionEntity } from '../src/features/auth/sessions/session.entity';
import { createTestingApp, type TestingApp } from './testing-app';

let app: TestingApp;
beforeAll(async () => {
  app = await createTestingApp();
});
afterAll(() => app.close());

describe('sessions that are over', () => {
  it("go at anybody's sign-in, at most 100 at a time, and no others", async () => {
    const gone = await app.signup();
    const here = await app.signup();
    const sessions = app.app.get(DataSource).getRepository(SessionEntity);
    const past = new Date(Date.now() - 1_000);
    const endingAt = (expiresAt: Date) => ({
      id: randomUUID(),
      userId: gone.userId,
      tokenId: randomUUID(),
      issuedAt: past,
      expiresAt,
      rememberMe: false,
      deviceInfo: null,
    });
    // It has a moment left, in which whoever uses it can refresh it.
    const ending = endingAt(new Date(Date.now() + 60_000));
    await sessions.insert([...Array.from({ length: 150 }, () => endingAt(past)), ending]);
    const left = () => sessions.countBy({ expiresAt: LessThan(new Date()) });
    await app.signup();
    expect(await left()).toBe(50);
    await app.signup();
    expect(await left()).toBe(0);
    expect(await sessions.countBy({ id: ending.id })).toBe(1);
    for (const { token } of [gone, here]) {
      expect((await app.rest('GET', '/api/auth/me', undefined, { token })).status).toBe(200);
    }
  });
});
