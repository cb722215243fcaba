import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { startSandbox, type RunningSandbox } from '@tercet/sandbox';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../waiting';
import { ServerProcess } from './server-process';

const AI_KEY = 'kill-key';
/** Many times what it takes, because other programs may keep the machine busy. */
const TIMEOUT_MS = 300_000;

let dataDir: string;
let sandbox: RunningSandbox;
let servers: ServerProcess[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tercet-kill-'));
  sandbox = await startSandbox({ port: 0 });
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await sandbox.close();
  await rm(dataDir, { recursive: true });
});

function start(): ServerProcess {
  const server = ServerProcess.start({
    DATA_DIR: dataDir,
    AI_BASE_URL: sandbox.aiBaseUrl,
    AI_API_KEY: AI_KEY,
    AI_MODEL: 'stand-in-rules-1',
  });
  servers.push(server);
  return server;
}

async function call<Answer>(url: string, path: string, body?: object, token = '') {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Answer;
}

const usageOf = async (url: string, token: string) =>
  (await call<{ usageCount: number }>(url, '/api/Subscription', undefined, token)).usageCount;

const transform = (url: string, token: string, idempotencyKey: string) => {
  const query = 'mutation ($input: TextTransformInput!) { transformText(input: $input) { text } }';
  const variables = { input: { operation: 'IMPROVE', text: 'a', idempotencyKey } };
  return call<{ data: object | null }>(url, '/graphql', { query, variables }, token);
};

it(
  'a server that is killed while the model is silent costs nobody a request, nor its key',
  async () => {
    const killed = start();
    const url = await killed.url();
    const password = 'violet-harbor-42';
    const account = { name: 'Ada', email: 'ada@example.com', password, confirmPassword: password };
    const { token } = await call<{ token: string }>(url, '/api/auth/register', account);
    await transform(url, token, 'the-first');
    sandbox.ai.always(AI_KEY, { hang: true });
    const cut = transform(url, token, 'the-other').catch(() => undefined);
    await until(() => sandbox.ai.calls(AI_KEY).length === 2);
    expect(await usageOf(url, token)).toBe(2);
    await killed.kill();
    await cut;
    const next = await start().url();
    expect(await usageOf(next, token)).toBe(1);
    sandbox.ai.always(AI_KEY, {});
    for (const key of ['the-other', 'the-first']) {
      expect(await transform(next, token, key)).toMatchObject({ data: expect.any(Object) });
    }
    expect(await usageOf(next, token)).toBe(2);
  },
  TIMEOUT_MS,
);
