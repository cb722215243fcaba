// Seconds from `npm start` to ready, everything installed and built.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../scripts/lib/workspace.mjs';
import { freePort } from './lib/server.mjs';

async function secondsToReady(env) {
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, stdio: 'ignore', env });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await fetch(`http://127.0.0.1:${env.PORT}/health/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`npm start ended with code ${child.exitCode}`);
    await sleep(20);
  }
  const seconds = (performance.now() - started) / 1000;
  child.kill('SIGTERM');
  await ended;
  return Number(seconds.toFixed(1));
}

/** @returns {Promise<{ name: string, value: number, unit: string, bound?: number }[]>} */
export async function start() {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tercet-benchmark-'));
  const env = { ...process.env, DATA_DIR: data, PORT: String(await freePort()) };
  try {
    const first = await secondsToReady(env);
    const second = await secondsToReady(env);
    return [
      { name: 'start on an empty data folder', value: first, unit: 's' },
      { name: 'second start', value: second, unit: 's', bound: 5 },
    ];
  } finally {
    fs.rmSync(data, { recursive: true, force: true });
  }
}
