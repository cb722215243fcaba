import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { SessionEntity } from '../src/features/auth/sessions/session.entity';
import { createTestingApp, type SignedUp, type TestingApp } from './testing-app';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const LIST = '{ sessions { id deviceInfo createdAt lastSeenAt expiresAt current } }';
const MINUTE_MS = 60_000;

interface Listed {
  readonly id: string;
  readonly deviceInfo: string | null;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly expiresAt: string;
  readonly current: boolean;
}

let app: TestingApp;
beforeAll(async () => {
  app = await createTestingApp();
});
afterAll(() => app.close());

const list = async (token: string) =>
  (await app.gql<{ sessions: Listed[] }>(LIST, {}, { token })).data?.sessions ?? [];
const isIn = async (token: string) =>
  (await app.rest('GET', '/api/auth/me', undefined, { token })).status === 200;

async function login({ email, password }: SignedUp, values: object = {}, userAgent = FIREFOX) {
  const headers = { 'user-agent': userAgent };
  const credentials = { email, password, ...values };
  const { body } = await app.rest<{ token: string }>('POST', '/api/auth/login', credentials, {
    headers,
  });
  return body.token;
}

const rows = () => app.app.get(DataSource).getRepository(SessionEntity);

describe('the places where somebody is signed in', () => {
  it('are listed with their device and times, what was used last first, and the one that asks', async () => {
    const person = await app.signup();
    const named = await login(person, { deviceInfo: 'Kitchen tablet', rememberMe: true });
    const unnamed = await login(person);
    const [, second] = await list(unnamed);
    await rows().update({ id: second?.id ?? '' }, { lastSeenAt: new Date(Date.now() - 60_000) });
    const sessions = await list(unnamed);
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    expect(sessions[0]?.deviceInfo).toBe('Firefox, Linux');
    const tablet = (await list(named)).find(({ current }) => current);
    expect(tablet?.deviceInfo).toBe('Kitchen tablet');
    const days =
      (Date.parse(tablet?.expiresAt ?? '') - Date.parse(tablet?.createdAt ?? '')) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
    const seen = sessions.map(({ lastSeenAt }) => Date.parse(lastSeenAt));
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
  });

  it('stay what they are called, for as long, where the password is changed', async () => {
    const person = await app.signup();
    const token = await login(person, { deviceInfo: 'Kitchen tablet', rememberMe: true });
    const newPassword = 'copper-lantern-77';
    const input = { currentPassword: person.password, newPassword, confirmPassword: newPassword };
    const path = '/api/auth/change-password';
    const { body } = await app.rest<{ token: string }>('POST', path, input, { token });
    const [session] = await list(body.token);
    expect(session?.deviceInfo).toBe('Kitchen tablet');
    const days = (Date.parse(session?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
  });

  it.each([
    ['', null],
    ['curl/8.5.0', null],
    [`${'A'.repeat(300)}/1.0 (x)`, 'A'.repeat(60)],
    ['x'.repeat(600), null],
  ])('are named after what calls itself %.20j', async (userAgent, device) => {
    const person = await app.signup();
    const token = await login(person, {}, userAgent);
    expect((await list(token)).find(({ current }) => current)?.deviceInfo).toBe(device);
  });

  it('show when they were last used, to within five minutes', async () => {
    const { token } = await app.signup();
    const [{ id }] = (await list(token)) as [Listed];
    const seenAgo = async (minutes: number) => {
      await rows().update({ id }, { lastSeenAt: new Date(Date.now() - minutes * MINUTE_MS) });
      const [session] = await list(token);
      return Math.round((Date.now() - Date.parse(session?.lastSeenAt ?? '')) / MINUTE_MS);
    };
    expect(await seenAgo(4)).toBe(4);
    expect(await seenAgo(6)).toBe(0);
  });

  it('leave out those that are over', async () => {
    const person = await app.signup();
    const token = await login(person);
    const other = (await list(token)).find(({ current }) => !current);
    await rows().update({ id: other?.id ?? '' }, { expiresAt: new Date(Date.now() - 1000) });
    expect(await list(token)).toHaveLength(1);
  });
});

describe('ending', () => {
  it('one session signs it out, and no other', async () => {
    const person = await app.signup();
    const [token, third] = [await login(person), await login(person)];
    const sessions = await list(person.token);
    const { id } = sessions.find(({ current }) => current) as Listed;
    const end = 'mutation ($id: ID!) { endSession(id: $id) }';
    const { data } = await app.gql(end, { id }, { token });
    expect(data).toEqual({ endSession: true });
    expect(await Promise.all([person.token, token, third].map(isIn))).toEqual([false, true, true]);
    const again = await app.gql(end, { id }, { token });
    expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('all others keeps the one that asks', async () => {
    const person = await app.signup();
    const [token, third] = [await login(person), await login(person)];
    const { data } = await app.gql('mutation { endOtherSessions }', {}, { token });
    expect(data).toEqual({ endOtherSessions: 2 });
    expect(await Promise.all([person.token, token, third].map(isIn))).toEqual([false, true, false]);
  });
});
