import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../waiting';
import { ServerProcess } from './server-process';

const PASSWORD = 'violet-harbor-42';
const KILLS = 15;
/** Spread over what follows once the folder is taken. Reading the program, which comes before, is near half of a start. */
const FIRST_START_MOMENTS = 12;
/** Many times what it takes, because other programs may keep the machine busy. */
const TIMEOUT_MS = 600_000;
/** Many times what a server takes to begin with its folder. */
const START_MS = 180_000;

let dataDir: string;
const started: ServerProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tercet-kill-'));
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.kill()));
  await rm(dataDir, { recursive: true });
});

const start = (folder = dataDir) => {
  const server = ServerProcess.start({ DATA_DIR: folder });
  started.push(server);
  return server;
};
const post = (url: string, path: string, body: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function register(url: string): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const account = { name: 'Ada', email, password: PASSWORD, confirmPassword: PASSWORD };
  const { status } = await post(url, '/api/auth/register', account);
  if (status !== 201) throw new Error(`register: ${status}`);
  return email;
}

/** Waits until a server has begun with its data folder, which it takes first. */
const hasTaken = async (folder: string, { pid }: ServerProcess) => {
  const lock = join(folder, 'database.lock');
  const holder = async () => (await readFile(lock, 'utf8').catch(() => '')).split(' ')[0];
  await until(async () => (await holder()) === String(pid), START_MS);
};

/** Registers until the server is gone; answers the addresses that it acknowledged. */
async function registerUntilKilled(server: ServerProcess, url: string, count: number) {
  const acknowledged: string[] = [];
  const writers = Array.from({ length: 3 }, async () => {
    for (;;) {
      const email = await register(url).catch(() => undefined);
      if (email === undefined) return;
      acknowledged.push(email);
      if (acknowledged.length === count) server.signal('SIGKILL');
    }
  });
  await Promise.all(writers);
  await server.exit();
  return acknowledged;
}

describe('a server that is killed', () => {
  it(
    'has kept every account that it acknowledged',
    async () => {
      const all: string[] = [];
      for (let kill = 0; kill < KILLS; kill++) {
        const server = start();
        all.push(...(await registerUntilKilled(server, await server.url(), 5 + kill)));
      }
      const server = start();
      const url = await server.url();
      for (const email of all) {
        const { status } = await post(url, '/api/auth/login', { email, password: PASSWORD });
        expect([email, status]).toEqual([email, 200]);
      }
      await server.kill();
    },
    TIMEOUT_MS,
  );

  it(
    'at any moment of its first start can be started again',
    async () => {
      /** Every second moment, in a folder of its own, because a start keeps no more than one core busy. */
      const killAt = async (moments: readonly number[], folder: string) => {
        let length = 0;
        for (const moment of moments) {
          await rm(join(folder, 'database'), { recursive: true, force: true });
          const killed = start(folder);
          if (moment > 0) await hasTaken(folder, killed);
          await sleep((length * moment) / FIRST_START_MOMENTS);
          await killed.kill();
          const next = start(folder);
          await hasTaken(folder, next);
          const began = performance.now();
          const { status } = await fetch(`${await next.url()}/health/ready`);
          expect([moment, status]).toEqual([moment, 200]);
          // Nothing had been done at moment 0: what came after was a whole first start.
          length ||= performance.now() - began;
          await next.kill();
        }
      };
      const moments = Array.from({ length: FIRST_START_MOMENTS }, (_, i) => i + 1);
      await Promise.all(
        [0, 1].map((half) =>
          killAt(
            [0, ...moments.filter((moment) => moment % 2 === half)],
            join(dataDir, String(half)),
          ),
        ),
      );
    },
    TIMEOUT_MS,
  );
});
