import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { differ } from './mann-whitney';
import { createTestingApp, type RestAnswer, type TestingApp } from './testing-app';

const ROUNDS = 200;
/** Chance alone makes equal times look unequal once in a hundred tries, and three times in a row once in a million. */
const TRIES = 3;
const PASSWORD = 'violet-harbor-42';

let app: TestingApp;
let knownEmail: string;
beforeAll(async () => {
  app = await createTestingApp();
  knownEmail = (await app.signup({ password: PASSWORD })).email;
});
afterAll(() => app.close());

type Ask = (email: string) => Promise<RestAnswer<unknown>>;

const login: Ask = (email) =>
  app.rest('POST', '/api/auth/login', { email, password: 'wrong-password' });
const forgot: Ask = (email) => app.rest('POST', '/api/auth/forgot-password', { email });

async function timed(ask: Ask, email: string) {
  const started = performance.now();
  const { status, body } = await ask(email);
  return { answer: JSON.stringify([status, body]), ms: performance.now() - started };
}

/** Asks for an account that there is and for ones that there are not, in turns, so that a busy machine slows both. */
async function measure(ask: Ask) {
  const known: number[] = [];
  const unknown: number[] = [];
  const answers = new Set<string>();
  for (let i = 0; i < ROUNDS; i += 1) {
    const email = `${randomUUID()}@example.com`;
    const inTurn = i % 2 ? [knownEmail, email] : [email, knownEmail];
    for (const each of inTurn) {
      const { answer, ms } = await timed(ask, each);
      answers.add(answer);
      (each === knownEmail ? known : unknown).push(ms);
    }
  }
  return { known, unknown, answers };
}

describe.each([
  ['signing in', login],
  ['asking for a new password', forgot],
] as const)('%s', (_, ask) => {
  it('tells neither by its answer nor by its time whether there is an account', async () => {
    let isTold = true;
    for (let i = 0; isTold && i < TRIES; i += 1) {
      const { known, unknown, answers } = await measure(ask);
      expect([...answers]).toHaveLength(1);
      isTold = differ(known, unknown);
    }
    expect(isTold).toBe(false);
  }, 180_000);
});

describe('registering', () => {
  it('says that an address is taken, under the limit of sign-in calls', async () => {
    const input = { name: 'Ada', email: knownEmail, password: PASSWORD, confirmPassword: PASSWORD };
    const { status, body } = await app.rest('POST', '/api/auth/register', input);
    expect([status, body['code']]).toEqual([409, 'EMAIL_TAKEN']);
  });
});

describe('the test of times', () => {
  const around = (middle: number) =>
    Array.from({ length: ROUNDS }, (_, i) => middle + ((i * 7919) % ROUNDS) / ROUNDS);

  it('finds a difference that is there, and none that is not', () => {
    expect(differ(around(10), around(10.3))).toBe(true);
    expect(differ(around(10), around(10))).toBe(false);
  });
});
