import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSandbox, type RunningSandbox } from '@tercet/sandbox';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../process/server-process';
import type { TestingApp } from '../testing-app';
import { createTestDatabase, type TestDatabase } from '../test-database';
import { openTransform } from '../transform-client';

const ROUNDS = 20;
const REQUESTS = 50;
const ALLOWANCE = 10;
const AI_KEY = 'race-key';
const KEY = 'one-request';
const TRANSFORM =
  'mutation ($input: TextTransformInput!) { transformText(input: $input) { text } }';
const CREATE_KEY = 'mutation { createApiKey(input: { name: "x", scopes: [TRANSFORM] }) { key } }';

let sandbox: RunningSandbox;
let database: TestDatabase;
let dataDir: string;
let servers: ServerProcess[];
let urls: string[];
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'tercet-race-'));
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.config.databaseUrl ?? '',
    AI_BASE_URL: sandbox.aiBaseUrl,
    AI_API_KEY: AI_KEY,
    AI_MODEL: 'stand-in-rules-1',
    FREE_DAILY_AI_REQUESTS: String(ALLOWANCE),
  };
  servers = [ServerProcess.start(env), ServerProcess.start(env)];
  urls = await Promise.all(servers.map((server) => server.url()));
}, 90_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await database.drop();
  await sandbox.close();
  await rm(dataDir, { recursive: true });
});

async function call<Answer>(url: string, path: string, body?: object, token?: string) {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Answer;
}

async function register(url: string): Promise<string> {
  const password = 'violet-harbor-42';
  const email = `${randomUUID()}@example.com`;
  const account = { name: 'Ada', email, password, confirmPassword: password };
  return (await call<{ token: string }>(url, '/api/auth/register', account)).token;
}

interface Refusal {
  readonly errors: readonly [{ readonly extensions: { readonly code: string } }];
}

/** @returns the error's code, or `answered`; where the server is too busy to say, asks again */
async function transform(url: string, token: string, idempotencyKey?: string): Promise<string> {
  const input = { operation: 'GENERATE', text: 'a', idempotencyKey };
  const body = { query: TRANSFORM, variables: { input } };
  const { errors } = await call<Partial<Refusal>>(url, '/graphql', body, token);
  const code = errors?.[0]?.extensions.code;
  return code === 'SERVICE_BUSY' ? transform(url, token, idempotencyKey) : (code ?? 'answered');
}

/** The same over the streamed subscription, which is refused without a stream where that comes first. */
async function stream(url: string, token: string): Promise<string> {
  const app: Pick<TestingApp, 'fetch'> = {
    fetch: (path, { token: _, headers, ...init } = {}) =>
      fetch(url + path, { ...init, headers: { ...headers, authorization: `Bearer ${token}` } }),
  };
  const { headers, body, next } = await openTransform(app, token, {
    operation: 'GENERATE',
    text: 'a',
  });
  let code: string;
  if (headers.get('content-type')?.startsWith('multipart/')) {
    let message = await next();
    while (message?.__typename === 'TextDelta') message = await next();
    code = message?.__typename === 'TextTransformDone' ? 'answered' : (message?.code ?? 'cut off');
  } else {
    code = ((await body()) as Refusal).errors[0].extensions.code;
  }
  return code === 'SERVICE_BUSY' ? stream(url, token) : code;
}

async function createKey(url: string, token: string): Promise<string> {
  type Answer = { data: { createApiKey: { key: string } } };
  return (await call<Answer>(url, '/graphql', { query: CREATE_KEY }, token)).data.createApiKey.key;
}

describe('two servers on one database', () => {
  it(`answer exactly ${ALLOWANCE} of ${REQUESTS} requests at once, whole and streamed, of a session and of an API key, in each of ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one = '', other = ''] = urls;
      const token = await register(one);
      const key = await createKey(other, token);
      const ways = [one, other].flatMap((url) =>
        [token, key].flatMap((bearer) => [() => transform(url, bearer), () => stream(url, bearer)]),
      );
      const answers = await Promise.all(
        Array.from({ length: REQUESTS }, (_, i) => ways[i % ways.length]?.()),
      );
      const counts = Object.fromEntries(
        [...new Set(answers)].map((code) => [code, answers.filter((a) => a === code).length]),
      );
      const { usageCount } = await call<{ usageCount: number }>(
        other,
        '/api/Subscription',
        undefined,
        token,
      );
      expect([round, usageCount, counts]).toEqual([
        round,
        ALLOWANCE,
        { answered: ALLOWANCE, USAGE_LIMIT_REACHED: REQUESTS - ALLOWANCE },
      ]);
    }
  }, 120_000);

  it(`run a request with a key once at a time, and count it once, in each of ${ROUNDS} rounds`, async () => {
    const [one = '', other = ''] = urls;
    sandbox.ai.always(AI_KEY, { firstTokenDelayMs: 300 });
    for (let round = 0; round < ROUNDS; round += 1) {
      const token = await register(one);
      const asked = sandbox.ai.calls(AI_KEY).length;
      const answers = await Promise.all(
        Array.from({ length: ALLOWANCE }, (_, i) => transform(i % 2 ? one : other, token, KEY)),
      );
      const { usageCount } = await call<{ usageCount: number }>(
        other,
        '/api/Subscription',
        undefined,
        token,
      );
      const answered = answers.filter((answer) => answer === 'answered').length;
      // One that comes after the end of another runs again, at most three times.
      expect(answered).toBeGreaterThan(0);
      expect(answered).toBeLessThanOrEqual(4);
      const calls = sandbox.ai.calls(AI_KEY).length - asked;
      expect([round, usageCount, calls]).toEqual([round, 1, answered]);
    }
  }, 120_000);
});
