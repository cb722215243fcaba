import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../scripts/lib/workspace.mjs';

export async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts the built server with a data folder of its own.
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ url: string, pid: number, readyMs: number, stop: () => Promise<void> }>} `readyMs`: from spawn to ready.
 */
export async function startServer(env = {}) {
  const port = await freePort();
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tercet-benchmark-'));
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [path.join(root, 'apps/api/dist/main.js')], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: data,
      CHECK_RATE_PER_MINUTE: '0',
      AUTH_RATE_PER_MINUTE: '0',
      ...env,
    },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    fs.rmSync(data, { recursive: true, force: true });
  };
  while (!(await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    await sleep(20);
  }
  return { url, pid: child.pid, readyMs: performance.now() - started, stop };
}

/** Checks a text over HTTP. @returns {Promise<{ matches: unknown[] }>} */
export async function check(url, text, language = 'en-US') {
  const body = new URLSearchParams({ text, language });
  const response = await fetch(`${url}/v2/check`, { method: 'POST', body });
  if (!response.ok) throw new Error(`/v2/check answered ${response.status}`);
  return response.json();
}
