import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { RESET, TestingMailbox } from './mailbox';
import { FastOutbox } from './testing-outbox';
import { createTestingApp, type SignedUp, type TestingApp } from './testing-app';

const FREE = 10;
const OWN_ADDRESS = '198.51.100.7';

let mailbox: TestingMailbox;
let app: TestingApp;
beforeAll(async () => {
  mailbox = await TestingMailbox.start();
});
afterAll(() => mailbox.close());

/** A server of its own for each test, behind a proxy that is trusted; calls a minute are not what is tried here. */
async function start(config: object = {}) {
  const rateLimits = { check: 0, auth: 10_000, transform: 0 };
  return createTestingApp({
    config: { ...mailbox.config, rateLimits, trustProxy: 1, ...config },
    imports: [FastOutbox],
  });
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const address = (i: number) => `203.0.${Math.floor(i / 250)}.${1 + (i % 250)}`;

async function login(email: string, password: string, ip: string): Promise<number> {
  const { status } = await app.rest('POST', '/api/auth/login', { email, password }, from(ip));
  return status;
}

async function signup(ip: string): Promise<SignedUp> {
  const password = 'violet-harbor-42';
  const email = `${crypto.randomUUID()}@example.com`;
  const input = { name: 'Ada', email, password, confirmPassword: password };
  const { body } = await app.rest<{ token: string; user: { id: string } }>(
    'POST',
    '/api/auth/register',
    input,
    from(ip),
  );
  return { token: body.token, userId: body.user.id, email, password };
}

const count = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length;

describe('guessing passwords', () => {
  beforeAll(async () => {
    app = await start();
  });
  afterAll(() => app.close());

  it('of one account from many addresses is slowed down after ten, one by one or all at once', async () => {
    const person = await signup(OWN_ADDRESS);
    const other = await signup(OWN_ADDRESS);
    const inARow: number[] = [];
    for (let i = 0; i < 100; i += 1) inARow.push(await login(person.email, 'wrong', address(i)));
    const atOnce = await Promise.all(
      Array.from({ length: 100 }, (_, i) => login(other.email, 'wrong', address(200 + i))),
    );
    for (const statuses of [inARow, atOnce]) {
      expect(count(statuses, 401)).toBeLessThanOrEqual(FREE + 1);
      expect(count(statuses, 429)).toBeGreaterThanOrEqual(100 - FREE - 1);
    }
  });

  it('keeps no owner out who has been there before, and slows down their guesses too', async () => {
    const person = await signup('198.51.100.20');
    expect(await login(person.email, person.password, '198.51.100.21')).toBe(200);
    for (let i = 0; i < 30; i += 1) await login(person.email, 'wrong', address(400 + i));
    expect(await login(person.email, person.password, '198.51.100.22')).toBe(429);
    for (const place of ['198.51.100.20', '198.51.100.21', '198.51.100.20', '198.51.100.21']) {
      expect(await login(person.email, person.password, place)).toBe(200);
    }
    const statuses: number[] = [];
    for (let i = 0; i < 30; i += 1) {
      statuses.push(await login(person.email, 'wrong', '198.51.100.21'));
    }
    expect(count(statuses, 401)).toBeLessThanOrEqual(FREE + 1);
  });

  it('lets an owner in from anywhere by a link in a mail', async () => {
    const person = await signup('198.51.100.30');
    for (let i = 0; i < 30; i += 1) await login(person.email, 'wrong', address(500 + i));
    expect(await login(person.email, person.password, '198.51.100.31')).toBe(429);
    const { email } = person;
    const asked = await app.rest(
      'POST',
      '/api/auth/forgot-password',
      { email },
      from('198.51.100.31'),
    );
    expect(asked.status).toBe(200);
    const token = await mailbox.token(email, RESET);
    const newPassword = 'copper-lantern-77';
    const input = { token, newPassword, confirmPassword: newPassword };
    const reset = await app.rest('POST', '/api/auth/reset-password', input, from('198.51.100.31'));
    expect(reset.status).toBe(200);
    expect(await login(email, newPassword, '198.51.100.31')).toBe(200);
  });

  it('of many accounts from one address is slowed down after ten', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 100; i += 1) {
      statuses.push(await login(`somebody-${i}@example.com`, 'wrong', '203.0.113.5'));
    }
    expect(count(statuses, 401)).toBeLessThanOrEqual(FREE + 1);
  });

  it('of an account that there is not is slowed down alike', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 30; i += 1) {
      statuses.push(await login('nobody@example.com', 'wrong', address(600 + i)));
    }
    expect(count(statuses, 401)).toBeLessThanOrEqual(FREE + 1);
    expect(statuses.at(-1)).toBe(429);
  });

  it('behind a stolen session is slowed down too', async () => {
    const { token } = await signup('198.51.100.40');
    const newPassword = 'copper-lantern-77';
    const statuses: number[] = [];
    for (let i = 0; i < 30; i += 1) {
      const input = { currentPassword: `guess ${i}`, newPassword, confirmPassword: newPassword };
      const options = { token, ...from(address(700 + i)) };
      const { status } = await app.rest('POST', '/api/auth/change-password', input, options);
      statuses.push(status);
    }
    expect(count(statuses, 401)).toBeLessThanOrEqual(FREE + 1);
  });

  it('says how long to wait, ever longer', async () => {
    const person = await signup('198.51.100.50');
    for (let i = 0; i < FREE; i += 1) await login(person.email, 'wrong', address(800 + i));
    const body = { email: person.email, password: 'wrong' };
    const refusedFor = async (i: number) => {
      const answer = await app.rest('POST', '/api/auth/login', body, from(address(900 + i)));
      expect(answer.body).toMatchObject({ success: false, code: 'RATE_LIMITED' });
      return Number(answer.headers.get('retry-after'));
    };
    expect(await refusedFor(0)).toBe(1);
    await sleep(1_000);
    expect(await login(person.email, 'wrong', address(950))).toBe(401);
    expect(await refusedFor(1)).toBe(2);
  });
});

describe('an address that a caller claims', () => {
  beforeAll(async () => {
    app = await start({ trustProxy: undefined });
  });
  afterAll(() => app.close());

  it('changes nothing where no proxy is trusted', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 100; i += 1) {
      statuses.push(await login(`somebody-${i}@example.com`, 'wrong', address(i)));
    }
    expect(count(statuses, 401)).toBeLessThanOrEqual(FREE + 1);
    expect(count(statuses, 401) + count(statuses, 429)).toBe(statuses.length);
  });
});

describe('guesses of everybody together', () => {
  beforeAll(async () => {
    // Sixty of them in a minute, as each address may make two calls.
    app = await start({ rateLimits: { check: 0, auth: 2, transform: 0 } });
  });
  afterAll(() => app.close());

  it('are slowed down where no owner is known, and owners come in', async () => {
    const person = await signup('198.51.100.60');
    expect(await login(person.email, person.password, '198.51.100.61')).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 100; i += 1) {
      statuses.push(await login(`somebody-${i}@example.com`, 'wrong', address(i)));
    }
    expect(count(statuses, 401)).toBeLessThanOrEqual(60);
    expect(await login(person.email, person.password, '198.51.100.62')).toBe(429);
    expect(await login(person.email, person.password, '198.51.100.61')).toBe(200);
  });
});

describe('mails that somebody asks for', () => {
  beforeAll(async () => {
    app = await start();
  });
  afterAll(() => app.close());

  const ask = async (email: string, ip: string) =>
    (await app.rest('POST', '/api/auth/forgot-password', { email }, from(ip))).status;

  it('are a few to one address, whether there is an account or not', async () => {
    const { email } = await signup('198.51.100.70');
    for (const each of [email, 'nobody@example.com']) {
      const statuses: number[] = [];
      for (let i = 0; i < 10; i += 1) statuses.push(await ask(each, '203.0.113.70'));
      expect(statuses).toEqual([...Array<number>(5).fill(200), ...Array<number>(5).fill(429)]);
    }
  });

  it('are not used up by strangers where the owner is known', async () => {
    const { email } = await signup('198.51.100.71');
    for (let i = 0; i < 40; i += 1) await ask(email, address(i));
    expect(await ask(email, '203.0.113.72')).toBe(429);
    expect(await ask(email, '198.51.100.71')).toBe(200);
  });

  it('are not counted where another account asks for an address that is taken', async () => {
    const victim = await signup('198.51.100.73');
    const thief = await signup('203.0.113.74');
    const change = `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { id } }`;
    const input = { newEmail: victim.email, password: thief.password };
    for (let i = 0; i < 30; i += 1) {
      const options = { token: thief.token, ...from('203.0.113.74') };
      const { errors } = await app.gql(change, { input }, options);
      expect(errors?.[0]?.extensions.code).toBe('EMAIL_TAKEN');
    }
    expect(await ask(victim.email, '203.0.113.75')).toBe(200);
  });

  it('are a few where an account is made again and again', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const password = 'violet-harbor-42';
    const statuses: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      const input = { name: 'Ada', email, password, confirmPassword: password };
      const options = from('203.0.113.76');
      const made = await app.rest<{ token: string }>('POST', '/api/auth/register', input, options);
      statuses.push(made.status);
      await app.gql(
        'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }',
        { input: { password } },
        { token: made.body.token, ...options },
      );
    }
    expect(statuses).toEqual([...Array<number>(5).fill(201), ...Array<number>(3).fill(429)]);
  });
});
