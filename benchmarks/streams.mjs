// Five hundred answers streamed to the assistant in one page, each put away, and five hundred that are stopped in the middle:
// what stays of them in the page, after a collection of garbage, beside what was there after as many before.
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { startSandbox } from './lib/sandbox.mjs';
import { startServer } from './lib/server.mjs';
import { signUp } from './lib/sign-up.mjs';
import { residentMegabytes } from './lib/resident.mjs';

/** As often until the page's code is compiled, and its caches of fixed size are full. */
const WARM_UP = 1_000;
const WARM_UP_STOPPED = 200;
const RUNS = 500;
const TEXT = 'They was late. We do this in order to recieve an answer.';

/** What the page holds on to. @returns {Promise<{ heap: number, nodes: number, listeners: number }>} `heap`: bytes. */
async function held(client) {
  // What is let go of in one collection may let go of more.
  for (let i = 0; i < 3; i += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (wanted) => metrics.find(({ name }) => name === wanted).value;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

async function openAssistant(page, url, token) {
  const me = await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const session = JSON.stringify({ token, expiresAt, user: await me.json() });
  await page.goto(url);
  await page.evaluate((value) => localStorage.setItem('authSession', value), session);
  await page.goto(`${url}/editor`);
  await page.locator('.cm-content').click();
  await page.keyboard.insertText(TEXT);
  await page.getByRole('tab', { name: 'Assistant' }).click();
}

const READ = ['Improve', 'Discard'];
/** With milliseconds in which words come. */
const STOPPED = ['Improve', 100, 'Stop'];
/** So slow that an answer can be stopped before its end. */
const SLOW = { chunkDelayMs: 200 };

/** In the page, which a driver from outside would leave traces of its own in. */
async function pressInTurn({ steps, times }) {
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const press = async (name) => {
    for (;;) {
      const buttons = [...document.querySelectorAll('button:enabled')];
      const button = buttons.find(({ textContent }) => textContent.trim() === name);
      if (button) return button.click();
      await wait(5);
    }
  };
  for (let i = 0; i < times; i += 1)
    for (const step of steps) await (typeof step === 'number' ? wait(step) : press(step));
}

/** @returns {Promise<{ name: string, value: number, unit: string, bound?: number }[]>} */
export async function streams() {
  const sandbox = await startSandbox();
  const limits = { FREE_DAILY_AI_REQUESTS: '1000000', TRANSFORM_RATE_PER_MINUTE: '0' };
  const server = await startServer({ ...sandbox.env, ...limits });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const page = await (await browser.newContext({ locale: 'en-US' })).newPage();
    const { token } = await signUp(server.url);
    await openAssistant(page, server.url, token);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    await page.getByRole('button', { name: 'Improve', exact: true }).waitFor();
    const run = async (steps, times) => {
      await page.evaluate(pressInTurn, { steps, times });
      return { ...(await held(client)), server: residentMegabytes(server.pid) };
    };
    const rows = (before, after, what) => {
      const grown = (name) => after[name] - before[name];
      const kilobytes = Math.round(grown('heap') / 1000);
      return [
        { name: `the page’s heap, grown ${what}`, value: kilobytes, unit: 'kB', bound: 300 },
        { name: `its listeners, grown ${what}`, value: grown('listeners'), unit: '', bound: 50 },
        { name: `its nodes, grown ${what}`, value: grown('nodes'), unit: '', bound: 500 },
        { name: `the server’s resident memory, grown ${what}`, value: grown('server'), unit: 'MB' },
      ];
    };
    const first = await run(READ, WARM_UP);
    const read = rows(first, await run(READ, RUNS), `after ${RUNS} answers`);
    await sandbox.behave(SLOW);
    const begun = await run(STOPPED, WARM_UP_STOPPED);
    const stopped = await run(STOPPED, RUNS);
    return [...read, ...rows(begun, stopped, `after ${RUNS} stopped answers`)];
  } finally {
    await browser.close();
    await server.stop();
    await sandbox.stop();
  }
}
