import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// Vite prepares every dependency of the page, and the server makes a new database.
jest.setTimeout(180_000);

const dataDir = mkdtempSync(join(tmpdir(), 'tercet-dev-'));
let dev: ChildProcess;
let output = '';

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The page's address; Vite takes the next port when its own is taken. */
const pageAddress = () => /Local:\s+(http:\/\/\S+?)\/?\s/.exec(output)?.[1];

async function until<T>(get: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    if (dev.exitCode !== null) throw new Error(`It ended with ${dev.exitCode}:\n${output}`);
    const value = await get();
    if (value !== undefined) return value;
    await sleep(200);
  }
}

beforeAll(async () => {
  const port = await freePort();
  dev = spawn(process.execPath, ['dev.mjs'], {
    cwd: import.meta.dirname,
    env: {
      PATH: process.env.PATH,
      SMTP_PORT: '0',
      PORT: String(port),
      DATA_DIR: dataDir,
      NO_COLOR: '1',
    },
  });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
});

afterAll(() => {
  dev.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

it('serves both pages from their sources, and the server behind them', async () => {
  const page = await until(pageAddress);
  const read = async (path: string) => {
    const answer = await fetch(page + path).catch(() => undefined);
    return answer?.ok ? answer.text() : undefined;
  };
  expect(await until(() => read('/src/main.tsx'))).toContain('createRoot');
  expect(await until(() => read('/src/graphiql/main.tsx'))).toContain('createRoot');
  expect(await until(() => read('/health/ready'))).toContain('ok');
  // Dependencies are prepared in the background, and a failure there ends everything.
  expect(await until(() => read('/node_modules/.vite/deps/_metadata.json'))).toContain('react-dom');
});

it('stops everything that it started', async () => {
  const ended = once(dev, 'exit');
  dev.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
