import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../test-database';
import type { TestingApp } from '../testing-app';
import { openTransform, readWords, TestingModel } from '../transform-client';
import { until, within } from '../waiting';
import { ServerProcess } from './server-process';

/** Three times what stopping may take. */
const STOP_LIMIT_MS = 30_000;
const PASSWORD = 'violet-harbor-42';
let model: TestingModel;
let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
let url: string;
beforeAll(async () => {
  model = await TestingModel.start();
});
afterAll(() => model.sandbox.close());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tercet-stop-'));
  database = await createTestDatabase();
  const { baseUrl = '', apiKey = '', model: name = '' } = model.config.ai;
  const { databaseUrl } = database.config;
  server = ServerProcess.start({
    DATA_DIR: dataDir,
    AI_BASE_URL: baseUrl,
    AI_API_KEY: apiKey,
    AI_MODEL: name,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  url = await server.url();
}, 90_000);
afterEach(async () => {
  await server.kill();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const soon = <T>(what: string, promise: Promise<T>) => within(STOP_LIMIT_MS, () => what, promise);
const call = (path: string, init: RequestInit) => fetch(url + path, init);

async function register(name: string): Promise<{ status: number; token: string }> {
  const email = `${name}@example.com`;
  const response = await call('/api/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, password: PASSWORD, confirmPassword: PASSWORD }),
  });
  const { token } = (await response.json()) as { token: string };
  return { status: response.status, token };
}

/** A stream of which two words have come, and the model is silent. */
async function openStream() {
  const { token } = await register('writer');
  model.behave({ stallAfterChunks: 2 });
  const caller: Pick<TestingApp, 'fetch'> = {
    fetch: (path, { token: bearer, headers, ...init } = {}) =>
      call(path, { ...init, headers: { ...headers, authorization: `Bearer ${bearer}` } }),
  };
  const stream = await openTransform(caller, token, { text: 'one two three' });
  await readWords(stream, 2);
  return stream;
}

describe('a server that is told to stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s ends its streams, answers what it was asked, lets the folder go, and ends well',
    async (signal) => {
      const stream = await openStream();
      // Hashing takes long enough for all of these to be under way when the signal comes.
      const underWay = Array.from({ length: 12 }, (_, index) => register(`person${index}`));
      await Promise.race(underWay);
      server.signal(signal);
      expect(await soon('the last message of the stream', stream.next())).toMatchObject({
        __typename: 'TextTransformFailed',
        code: 'SERVICE_BUSY',
        returned: true,
      });
      const ready = await call('/health/ready', {}).then(
        ({ status }) => status,
        () => 'refused',
      );
      expect([503, 'refused']).toContain(ready);
      expect(await soon('the end of the stream', stream.next())).toBeUndefined();
      await until(() => model.earlyCloses === 1);
      const answers = await soon('answers to what was under way', Promise.all(underWay));
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
      expect((await server.exit()).code).toBe(0);
      const left = database.config.databaseUrl ? ['jwt-secret'] : ['database', 'jwt-secret'];
      expect((await readdir(dataDir)).sort()).toEqual(left);
    },
    120_000,
  );
});
