import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Behaviour } from '@tercet/sandbox';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { AiRequestKeyEntity } from '../src/features/subscription/ai-request-key.entity';
import { RequestKeys } from '../src/features/subscription/request-keys';
import { UsageService } from '../src/features/subscription/usage.service';
import { Sweeps } from '../src/platform/sweeps/sweeps';
import { findInColumns } from './column-scan';
import { createSubscription } from './factories/subscription.factory';
import { createTestingApp, type TestingApp } from './testing-app';
import {
  openTransform,
  readWords,
  shortenLimits,
  TestingModel,
  transform,
  usageOf,
} from './transform-client';
import { until } from './waiting';

let model: TestingModel;
let app: TestingApp;
let token: string;
let userId: string;
let idempotencyKey: string;
beforeAll(async () => {
  model = await TestingModel.start();
  app = await createTestingApp({ config: model.config });
  // A model that hangs does so for as long as a test takes.
  shortenLimits(app, { firstWordMs: 120_000 });
});
afterAll(async () => {
  await app.close();
  await model.sandbox.close();
});
beforeEach(async () => {
  model.behave();
  idempotencyKey = randomUUID();
  ({ token, userId } = await app.signup());
});

const TEXT = 'one two three';
const send = async (input: object = {}, as = token) =>
  (await transform(app, as, { text: TEXT, idempotencyKey, ...input })).end;
const codeOf = async (input: object = {}, as = token) => (await send(input, as)).code ?? 'answered';
const rows = () => app.app.get(DataSource).getRepository(AiRequestKeyEntity);
const past = new Date(Date.now() - 1_000);

/** Sends it so often at once to a model that hangs; tells what became of all but one, which it then leaves. */
async function atOnce(requests: number): Promise<string[]> {
  model.behave({ hang: true });
  const leave = new AbortController();
  const codes: string[] = [];
  const sent = Array.from({ length: requests }, async () => {
    const stream = await openTransform(app, token, { text: TEXT, idempotencyKey }, leave.signal);
    codes.push((await stream.next())?.code ?? 'a word');
  });
  await until(() => codes.length === requests - 1 && model.calls.length === 1, 25_000);
  expect(await usageOf(app, token)).toBe(1);
  leave.abort();
  await Promise.allSettled(sent);
  return codes;
}

/** Answered, and counted. */
async function answered(): Promise<void> {
  expect(await codeOf()).toBe('answered');
}

describe('a request with a key', () => {
  it('is taken by one of fifty, in twenty rounds, where all wait for the same row', async () => {
    const keys = app.app.get(RequestKeys, { strict: false });
    for (let round = 0; round < 20; round += 1) {
      const account = await app.signup();
      const claims = await Promise.allSettled(
        Array.from({ length: 50 }, () => keys.claim(account.userId, idempotencyKey, TEXT)),
      );
      expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  }, 60_000);

  it('runs once where it is sent twenty times at once', async () => {
    expect(await atOnce(20)).toEqual(Array<string>(19).fill('REQUEST_IN_PROGRESS'));
  });

  it('says when to ask again, as a status too', async () => {
    model.behave({ hang: true });
    const leave = new AbortController();
    const input = { text: TEXT, idempotencyKey };
    const opened = openTransform(app, token, input, leave.signal).catch(() => undefined);
    await until(() => model.calls.length === 1);
    expect(await send()).toMatchObject({
      code: 'REQUEST_IN_PROGRESS',
      args: { retryAfterSeconds: 5 },
      retryAfterSeconds: 5,
      returned: true,
    });
    const { errors } = await app.gql(
      'mutation ($input: TextTransformInput!) { transformText(input: $input) { text } }',
      { input: { operation: 'IMPROVE', ...input } },
      { token },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'REQUEST_IN_PROGRESS',
      retryAfterSeconds: 5,
    });
    leave.abort();
    await opened;
  });

  it('can be sent three times again, which does not count, and then not for a while', async () => {
    await answered();
    for (let repeat = 0; repeat < 3; repeat += 1) {
      const end = await send();
      expect(end).toMatchObject({ text: TEXT, allowance: { usageCount: 1 } });
    }
    const end = await send();
    expect(end).toMatchObject({ code: 'RATE_LIMITED', returned: true });
    expect(end.retryAfterSeconds).toBeGreaterThan(500);
    expect(end.retryAfterSeconds).toBeLessThanOrEqual(600);
    expect(await usageOf(app, token)).toBe(1);
  });

  it('is repeated by one of twenty at once', async () => {
    await answered();
    expect(await atOnce(20)).toEqual(Array<string>(19).fill('REQUEST_IN_PROGRESS'));
  });

  it('can be sent again where it was the last of the day', async () => {
    const usage = app.app.get(UsageService, { strict: false });
    for (let used = 0; used < 9; used += 1) await usage.reserve(userId, 10);
    await answered();
    expect(await codeOf()).toBe('answered');
    expect(await codeOf({ idempotencyKey: randomUUID() })).toBe('USAGE_LIMIT_REACHED');
  });

  it('can be sent again by somebody who left it half-way, which counted', async () => {
    model.behave({ stallAfterChunks: 3 });
    const leave = new AbortController();
    const stream = await openTransform(app, token, { text: TEXT, idempotencyKey }, leave.signal);
    await readWords(stream, 3);
    leave.abort();
    model.behave();
    await until(async () => (await codeOf()) === 'answered');
    expect(await usageOf(app, token)).toBe(1);
    expect(await rows().findOneBy({ userId })).toMatchObject({ repeats: 1 });
  });

  it('counts anew once its time is over, whatever it asks for then', async () => {
    await answered();
    await rows().update({ userId }, { expiresAt: past, repeats: 3 });
    expect(await codeOf({ text: 'four' })).toBe('answered');
    expect(await usageOf(app, token)).toBe(2);
    expect(await codeOf({ text: 'four' })).toBe('answered');
    expect(await usageOf(app, token)).toBe(2);
  });

  it('keeps its key while it is answered again when its time is over', async () => {
    await answered();
    model.behave({ hang: true });
    const leave = new AbortController();
    const input = { text: TEXT, idempotencyKey };
    const opened = openTransform(app, token, input, leave.signal).catch(() => undefined);
    await until(() => model.calls.length === 1);
    await rows().update({ userId }, { expiresAt: past });
    await app.app.get(Sweeps).run();
    expect(await codeOf()).toBe('REQUEST_IN_PROGRESS');
    leave.abort();
    await opened;
  });

  it.each<[string, Partial<AiRequestKeyEntity>, number]>([
    ['the first time: counts anew', { busyUntil: past, expiresAt: past }, 2],
    ['when it ran again: does not', { busyUntil: past, repeats: 1 }, 1],
  ])('whose process died %s', async (_name, left, usage) => {
    await answered();
    await rows().update({ userId }, left);
    expect(await codeOf()).toBe('answered');
    expect(await usageOf(app, token)).toBe(usage);
  });

  it('is held by its key on premium too, where it counts once as well', async () => {
    await createSubscription(app, userId);
    await answered();
    expect(await codeOf()).toBe('answered');
    expect(await codeOf({ text: 'four' })).toBe('VALIDATION_FAILED');
    expect(await usageOf(app, token)).toBe(1);
  });
});

describe('a request that was given back', () => {
  const FAILURE: Behaviour = { refusal: 'No.' };

  it('frees its key, for whatever is asked for next', async () => {
    model.behave(FAILURE);
    expect(await codeOf()).toBe('AI_UNAVAILABLE');
    expect(await rows().countBy({ userId })).toBe(0);
    model.behave();
    expect(await codeOf({ text: 'four' })).toBe('answered');
    expect(await usageOf(app, token)).toBe(1);
  });

  it('is none of its repeats', async () => {
    await answered();
    model.behave(FAILURE);
    for (let i = 0; i < 4; i += 1) expect(await codeOf()).toBe('AI_UNAVAILABLE');
    model.behave();
    const codes = [];
    for (let i = 0; i < 4; i += 1) codes.push(await codeOf());
    expect(codes).toEqual(['answered', 'answered', 'answered', 'RATE_LIMITED']);
    expect(await usageOf(app, token)).toBe(1);
  });

  it('frees its key where the day has nothing left for it', async () => {
    const usage = app.app.get(UsageService, { strict: false });
    for (let used = 0; used < 10; used += 1) await usage.reserve(userId, 10);
    for (let i = 0; i < 2; i += 1) expect(await codeOf()).toBe('USAGE_LIMIT_REACHED');
    expect(await rows().countBy({ userId })).toBe(0);
  });

  it('is not one that its text has stopped after words came, so that there are no answers without end', async () => {
    model.behave({ finishReason: 'content_filter' });
    const returned = [];
    for (let i = 0; i < 4; i += 1) {
      const { code, ...end } = await send();
      expect(code).toBe('AI_UNAVAILABLE');
      returned.push(end.returned);
    }
    expect(returned).toEqual([false, true, true, true]);
    expect(await codeOf()).toBe('RATE_LIMITED');
    expect(await usageOf(app, token)).toBe(1);
  });
});

describe('a key', () => {
  it.each([
    ['another text', { text: 'four' }],
    ['another operation', { operation: 'REWRITE' }],
    ['another wish', { instructions: 'Be kind.' }],
    ['another language', { language: 'FR' }],
  ])('is refused with %s', async (_name, other) => {
    await answered();
    expect(await send(other)).toMatchObject({
      code: 'VALIDATION_FAILED',
      args: { field: 'idempotencyKey' },
      returned: true,
    });
    expect(model.calls).toHaveLength(1);
    expect(await usageOf(app, token)).toBe(1);
  });

  it('is of the account that sends it', async () => {
    await answered();
    const other = await app.signup();
    expect(await codeOf({ text: 'four' }, other.token)).toBe('answered');
    expect(await usageOf(app, other.token)).toBe(1);
    expect(await codeOf()).toBe('answered');
  });

  it.each(['short', 'a'.repeat(65), 'with space', 'naïve-key', `${'a'.repeat(8)}\n`, ''])(
    'is refused where it is %j',
    async (key) => {
      const { errors } = await app.gql(
        'mutation ($input: TextTransformInput!) { transformText(input: $input) { text } }',
        { input: { operation: 'IMPROVE', text: TEXT, idempotencyKey: key } },
        { token },
      );
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'VALIDATION_FAILED',
        validationErrors: { idempotencyKey: [expect.any(String)] },
      });
    },
  );

  it('keeps nothing of the text', async () => {
    const text = `marked${randomUUID()}`;
    expect(await codeOf({ text })).toBe('answered');
    expect(await findInColumns(app, [text])).toEqual([]);
    expect(await rows().countBy({ userId })).toBe(1);
  });

  it('is swept away when its time is over, and no other', async () => {
    await answered();
    const over = randomUUID();
    expect(await codeOf({ idempotencyKey: over })).toBe('answered');
    await rows().update({ userId, key: over }, { expiresAt: past });
    await app.app.get(Sweeps).run();
    const left = await rows().findBy({ userId });
    expect(left.map(({ key }) => key)).toEqual([idempotencyKey]);
  });
});
