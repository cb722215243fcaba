import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from './server-process';

const SECRET = 'k3vJq0Zt8sXw2nRb6yLm4pHc9dFg7aTu';
const EXAMPLE = 'please-change-me-please-change-me-please';
const PRODUCTION = { NODE_ENV: 'production', JWT_SECRET: SECRET };
/** Many times as long as a second process may take to see that the folder is taken. */
const REFUSAL_LIMIT_MS = 20_000;
/** Many times what two starts take, because other programs may keep the machine busy. */
const TWO_STARTS_MS = 120_000;
let dataDir: string;
const started: ServerProcess[] = [];
const start = (env: Record<string, string> = {}) => {
  const server = ServerProcess.start({ DATA_DIR: dataDir, ...env });
  started.push(server);
  return server;
};
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tercet-start-'));
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.kill()));
  await rm(dataDir, { recursive: true });
});

describe('starting', () => {
  it('says on one line where it listens and what it runs on', async () => {
    const server = start();
    const response = await fetch(`${await server.url()}/health/ready`);
    expect(response.status).toBe(200);
    const { output } = await server.kill();
    expect(output.split('\n')[0]).toMatch(
      /listens on http:\/\/localhost:\d+ \(database: embedded in .*AI: .*mail: off/,
    );
  });

  it('in production needs a secret, and may do with the embedded database', async () => {
    const server = start(PRODUCTION);
    expect((await fetch(`${await server.url()}/health/ready`)).status).toBe(200);
    const { output } = await server.kill();
    expect(output).toContain('(database: embedded in ');
    expect(output).not.toContain(SECRET);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT', 'eighty'],
    [{ NODE_ENV: 'production' }, 'JWT_SECRET', undefined],
    [{ NODE_ENV: 'production', JWT_SECRET: 'shortsecretvalue' }, 'JWT_SECRET', 'shortsecretvalue'],
    [{ JWT_SECRET: EXAMPLE }, 'JWT_SECRET', EXAMPLE],
    [{ JWT_PREVIOUS_SECRETS: `${SECRET},${EXAMPLE}` }, 'JWT_PREVIOUS_SECRETS', EXAMPLE],
    [{ DATABASE_URL: 'mysql://root:hunter2@host/db' }, 'DATABASE_URL', 'hunter2'],
    [{ DATABASE_URL: `postgres://me:hunter2@127.0.0.1:1/db` }, 'DATABASE_URL', 'hunter2'],
    [{ DATABASE_URL: 'postgres://me:hunter2%zz@127.0.0.1/db' }, 'DATABASE_URL', 'hunter2'],
    [{ ...PRODUCTION, SANDBOX_URL: 'http://127.0.0.1:1' }, 'SANDBOX_URL', '127.0.0.1:1'],
    [
      { ...PRODUCTION, STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' },
      'STRIPE_SECRET_KEY must be a live key',
      'sk_test_abc',
    ],
    [
      { ...PRODUCTION, PUBLIC_URL: 'https://x.example', STRIPE_SECRET_KEY: 'sk_live_abc' },
      'STRIPE_WEBHOOK_SECRET is required',
      'sk_live_abc',
    ],
    [{ TRUST_PROXY: 'yes-please' }, 'TRUST_PROXY', 'yes-please'],
    [{ DATA_DIR: import.meta.filename }, 'DATA_DIR', import.meta.filename],
    [{ DATA_DIR: join(import.meta.filename, 'data') }, 'DATA_DIR', import.meta.filename],
    [{ DATA_DIR: '/proc/x' }, 'DATA_DIR', '/proc/x'],
  ])('ends with %j by naming what is wrong', async (env, name, value) => {
    const { code, output } = await start(env).exit();
    expect(code).toBe(1);
    expect(output).toMatch(
      new RegExp(`^(The configuration is wrong:\\n)?[^\\n]*${name}[^\\n]*\\n$`),
    );
    if (value) expect(output).not.toContain(value);
  });

  it('ends with one sentence when the port is taken', async () => {
    const blocker = createServer().listen(0);
    await once(blocker, 'listening');
    const address = blocker.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, output } = await start({ PORT: String(port) }).exit();
    blocker.close();
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Port ${port} is in use: stop the program that uses it, or set PORT.`,
    );
  });

  it(
    'refuses a data folder that another process has open, and names the process',
    async () => {
      const first = start();
      const url = await first.url();
      const { code, output } = await start().exit(REFUSAL_LIMIT_MS);
      expect(code).toBe(1);
      expect(output).toContain(`in use by process ${first.pid}`);
      expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    },
    TWO_STARTS_MS,
  );

  it('takes over what a dead process left', async () => {
    await writeFile(join(dataDir, 'database.lock'), '999999999 1');
    expect((await fetch(`${await start().url()}/health/ready`)).status).toBe(200);
  });
});
