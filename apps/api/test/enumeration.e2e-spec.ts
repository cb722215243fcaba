import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { OutboxMailEntity } from '../src/platform/mail/outbox-mail.entity';
import { OutboxTiming } from '../src/platform/mail/outbox-timing';
import { address, from } from './elsewhere';
import { createMailedApp, type MailedApp } from './mailed-app';
import { differ } from './mann-whitney';
import { medianDifference } from './medians';
import { stopClock } from './stopped-clock';
import type { RestAnswer, TestingApp } from './testing-app';
import { until } from './waiting';

/** Samples of each kind. */
const ROUNDS = 200;
/** Less often than the throttle has anybody wait, for guesses as for mails. */
const CALLS_FOR_ONE = 8;
const PEOPLE = ROUNDS / CALLS_FOR_ONE;
const MAX_DIFFERENCE = 0.05;
/** Chance alone makes equal times look unequal once in a hundred tries, and three times in a row once in a million. */
const TRIES = 3;
/** Medians of so few samples swing by several percent; those of this many times as many by one. */
const LOOKS = 10;
/** All that is counted of somebody is forgotten by then. */
const LONG_MS = 3 * 3_600_000;

/** Mails go when they are woken for. In the product that is beside no request, and every five seconds anyway. */
@Module({})
class SleepingOutbox {
  constructor(timing: OutboxTiming) {
    timing.lookMs = LONG_MS;
  }
}

let mailed: MailedApp;
let app: TestingApp;
beforeAll(async () => {
  // The throttle is on; calls a minute are not what is tried here.
  const rateLimits = { check: 0, auth: 10_000, transform: 0, payments: 0, support: 0, logs: 0 };
  mailed = await createMailedApp({
    config: { rateLimits, trustProxy: 1 },
    imports: [SleepingOutbox],
  });
  ({ app } = mailed);
});
afterAll(() => mailed.close());

type Ask = (email: string) => Promise<RestAnswer<unknown>>;

/** Each call comes from a place of its own. */
let calls = 0;
const post = (path: string, body: object) =>
  app.rest<unknown>('POST', path, body, from(address((calls += 1))));
const login: Ask = (email) => post('/api/auth/login', { email, password: 'wrong-password' });
const forgot: Ask = (email) => post('/api/auth/forgot-password', { email });

const strangers = (count: number) =>
  Array.from({ length: count }, () => `${randomUUID()}@example.com`);
/** New accounts, whose mails have been sent. */
async function people(count: number): Promise<readonly string[]> {
  const emails = strangers(count);
  // One after the other: on a busy machine, passwords that all wait at once are refused.
  for (const [i, email] of emails.entries()) await app.signup({ email }, from(address(i)));
  const mails = app.app.get(DataSource).getRepository(OutboxMailEntity);
  // The embedded database goes by the clock that a test has moved: what was asked for then is due later.
  const due = () => mails.countBy({ dueAt: LessThanOrEqual(new Date()) });
  await until(async () => (await due()) === 0, 60_000);
  return emails;
}

/** Of calls for accounts that there are, or for ones that there are not, in milliseconds. */
interface Samples {
  readonly times: number[];
  /** How long the processor was at work, which is the same on a busy machine. */
  readonly work: number[];
}
const none = (): Samples => ({ times: [], work: [] });

async function sample(ask: Ask, email: string, { times, work }: Samples): Promise<string> {
  const [began, before] = [performance.now(), process.cpuUsage()];
  const { status, headers, body } = await ask(email);
  times.push(performance.now() - began);
  const { user, system } = process.cpuUsage(before);
  work.push((user + system) / 1_000);
  return JSON.stringify([status, headers.get('retry-after'), body]);
}

/**
 * Expects one answer for all, no difference in time in at least one of some tries, and medians of work that differ by less
 * than 5 %, as soon as there are samples enough. Accounts that there are and others are asked for in turns, so that a busy
 * machine slows both, and in no order that what the server does beside them could fall in step with.
 */
async function expectAlike(
  ask: Ask,
  answer: string,
  addresses: () => Promise<readonly [known: readonly string[], unknown: readonly string[]]>,
): Promise<void> {
  const answers = new Set<string>();
  const work = { known: [] as number[], unknown: [] as number[] };
  let takesAsLong = false;
  let difference = 1;
  for (let look = 1; look <= LOOKS; look += 1) {
    const samples = [none(), none()] as const;
    const emails = await addresses();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const kind of Math.random() < 0.5 ? ([0, 1] as const) : ([1, 0] as const)) {
        const email = emails[kind][round % emails[kind].length] ?? '';
        answers.add(await sample(ask, email, samples[kind]));
      }
    }
    const [known, unknown] = samples;
    takesAsLong ||= !differ(known.times, unknown.times);
    work.known.push(...known.work);
    work.unknown.push(...unknown.work);
    difference = medianDifference(work.known, work.unknown);
    if (takesAsLong ? difference < MAX_DIFFERENCE : look === TRIES) break;
  }
  expect([...answers]).toEqual([expect.stringContaining(answer)]);
  expect(takesAsLong).toBe(true);
  expect(difference).toBeLessThan(MAX_DIFFERENCE);
}

describe.each([
  ['signing in', login, 10, 'INVALID_CREDENTIALS'],
  ['asking for a new password', forgot, 20, '"success":true'],
] as const)('%s', (_, ask, free, answer) => {
  it('is refused from the same try on whether there is an account or not, alike and in the same time', async () => {
    const known = await people(2);
    const unknown = strangers(2);
    // Their making is long past, and time stands still, so that the refusal lasts.
    const clock = stopClock(LONG_MS);
    try {
      const refused = [...known, ...unknown].map(async (email) => {
        const statuses: number[] = [];
        for (let i = 0; i <= free; i += 1) statuses.push((await ask(email)).status);
        return statuses.indexOf(429);
      });
      expect(await Promise.all(refused)).toEqual([free, free, free, free]);
      await expectAlike(ask, 'RATE_LIMITED', () => Promise.resolve([known, unknown]));
    } finally {
      clock.restart();
    }
  }, 180_000);

  it('tells neither by its answer nor by its time whether there is an account', async () => {
    await expectAlike(ask, answer, async () => [await people(PEOPLE), strangers(PEOPLE)]);
  }, 180_000);
});

describe('registering', () => {
  it('says that an address is taken, under the limit of sign-in calls', async () => {
    const { email, password } = await app.signup();
    const input = { name: 'Ada', email, password, confirmPassword: password };
    const { status, body } = await app.rest('POST', '/api/auth/register', input);
    expect([status, body['code']]).toEqual([409, 'EMAIL_TAKEN']);
  });
});

describe('the tests of times', () => {
  const around = (middle: number) =>
    Array.from({ length: ROUNDS }, (_, i) => middle + ((i * 7919) % ROUNDS) / ROUNDS);

  it('find a difference that is there, and none that is not', () => {
    expect(differ(around(10), around(10.3))).toBe(true);
    expect(differ(around(10), around(10))).toBe(false);
    expect(medianDifference([9, 1, 9.5, 30], [10])).toBeCloseTo(0.075);
    expect(medianDifference([4, 1, 2], [2])).toBe(0);
  });
});
