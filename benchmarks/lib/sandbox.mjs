import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/lib/workspace.mjs';
import { freePort } from './server.mjs';

/** With which key the product asks the stand-in. */
export const AI_KEY = 'benchmark';

/**
 * Starts the built stand-ins in a process of their own.
 * @returns {Promise<{ aiBaseUrl: string, env: Record<string, string>, behave: (behaviour: object) => Promise<void>, calls: () => Promise<{ closedEarlyAt?: number }[]>, stop: () => Promise<void> }>}
 * `env`: what leads the server to the model.
 */
export async function startSandbox() {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tercet-stand-ins-'));
  const child = fork(path.join(root, 'apps/sandbox/dist/main.js'), {
    cwd: root,
    env: { ...process.env, PORT: String(await freePort()), SMTP_PORT: '0', DATA_DIR: data },
  });
  const [{ url, aiBaseUrl, failed }] = await once(child, 'message');
  if (failed) throw new Error(`the stand-ins do not start: ${failed}`);
  const ended = once(child, 'exit');
  const control = async (method, body) => {
    const response = await fetch(`${url}/control/ai?key=${AI_KEY}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`the stand-in answered ${response.status}`);
    return response;
  };
  return {
    aiBaseUrl,
    env: { AI_BASE_URL: aiBaseUrl, AI_API_KEY: AI_KEY, AI_MODEL: 'stand-in-rules-1' },
    behave: async (behaviour) => {
      await control('DELETE');
      await control('POST', { key: AI_KEY, always: behaviour });
    },
    calls: async () => (await (await control('GET')).json()).calls,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}
