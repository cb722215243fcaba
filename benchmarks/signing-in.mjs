// Two hundred people sign in at once. Meanwhile somebody who is signed in asks for small things: how long that takes, as
// in a quiet moment, and what becomes of the two hundred.
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from './lib/server.mjs';
import { percentile } from './lib/statistics.mjs';

const LOGINS = 200;
const OTHERS_EVERY_MS = 10;
const QUIET_MS = 3_000;
const PASSWORD = 'violet-harbor-42';
const TURNED_AWAY = [429, 503];

const post = (url, path, body, token) =>
  fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

async function register(url, i) {
  const account = { name: 'Ada', email: `ada-${i}@example.com`, sendEmailVerification: false };
  const input = { ...account, password: PASSWORD, confirmPassword: PASSWORD };
  return (await post(url, '/api/auth/register', input)).json();
}

/** Asks again and again until told to stop. @returns how long each answer took, in milliseconds */
async function askMeanwhile(url, token, signal) {
  const asked = [];
  for (let i = 0; !signal.aborted; i += 1) {
    const started = performance.now();
    const answer =
      i % 2
        ? fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
        : post(url, '/graphql', { query: '{ me { name } }' }, token);
    asked.push(
      answer.then(async (response) => {
        await response.arrayBuffer();
        if (!response.ok)
          throw new Error(`a request beside the logins was answered ${response.status}`);
        return performance.now() - started;
      }),
    );
    await sleep(OTHERS_EVERY_MS);
  }
  return Promise.all(asked);
}

async function during(url, token, work) {
  const done = new AbortController();
  const others = askMeanwhile(url, token, done.signal);
  await sleep(OTHERS_EVERY_MS * 5);
  const result = await work();
  done.abort();
  return { result, times: await others };
}

/** @returns {Promise<{ name: string, value: number, unit: string, bound?: number }[]>} */
export async function signingIn() {
  const server = await startServer();
  const { url } = server;
  try {
    const { token } = await register(url, 'reader');
    for (let i = 0; i < LOGINS; i += 1) await register(url, i);
    const quiet = await during(url, token, () => sleep(QUIET_MS));
    const wave = await during(url, token, () =>
      Promise.all(
        Array.from({ length: LOGINS }, async (_, i) => {
          const credentials = { email: `ada-${i}@example.com`, password: PASSWORD };
          const response = await post(url, '/api/auth/login', credentials);
          await response.arrayBuffer();
          return response.status;
        }),
      ),
    );
    const count = (wanted) => wave.result.filter((status) => wanted.includes(status)).length;
    const otherwise = LOGINS - count([200, ...TURNED_AWAY]);
    const p99 = (times) => Math.round(percentile(times, 0.99));
    return [
      { name: `of ${LOGINS} logins at once, signed in`, value: count([200]), unit: '' },
      { name: 'turned away with 429 or 503', value: count(TURNED_AWAY), unit: '' },
      { name: 'answered otherwise', value: otherwise, unit: '', bound: 0 },
      {
        name: 'other requests in a quiet moment, 99th percentile',
        value: p99(quiet.times),
        unit: 'ms',
      },
      {
        name: 'other requests meanwhile, 99th percentile',
        value: p99(wave.times),
        unit: 'ms',
        bound: 250,
      },
    ];
  } finally {
    await server.stop();
  }
}
