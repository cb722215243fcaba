import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from './server-process';

const DEADLINE_MS = 10_000;
const PASSWORD = 'violet-harbor-42';
let dataDir: string;
let server: ServerProcess;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tercet-stop-'));
  server = ServerProcess.start({ DATA_DIR: dataDir });
});
afterEach(async () => {
  await server.kill();
  await rm(dataDir, { recursive: true });
});

const register = (url: string, name: string) =>
  fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name,
      email: `${name}@example.com`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    }),
  });

describe('a server that is told to stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s answers what it was asked, lets the folder go, and ends well',
    async (signal) => {
      const url = await server.url();
      await (await register(url, 'first')).text();
      // Hashing takes long enough for all of these to be under way when the signal comes.
      const underWay = Array.from({ length: 12 }, (_, index) => register(url, `person${index}`));
      await Promise.race(underWay);
      const asked = performance.now();
      server.signal(signal);
      const statuses = (await Promise.all(underWay)).map(({ status }) => status);
      expect(statuses).toEqual(Array(12).fill(201));
      const { code } = await server.exit();
      expect(code).toBe(0);
      expect(performance.now() - asked).toBeLessThan(DEADLINE_MS);
      expect((await readdir(dataDir)).sort()).toEqual(['database', 'jwt-secret']);
    },
    60_000,
  );
});
