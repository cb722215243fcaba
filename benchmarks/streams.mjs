// Five hundred answers streamed to the assistant in one page, each put away: what stays of them in the page, after a collection
// of garbage, beside what was there after the first thousand.
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { startSandbox } from './lib/sandbox.mjs';
import { startServer } from './lib/server.mjs';
import { signUp } from './lib/transform-stream.mjs';
import { residentMegabytes } from './lib/resident.mjs';

/** As often until the page's code is compiled, and its caches of fixed size are full. */
const WARM_UP = 1_000;
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

/** In the page, which a driver from outside would leave traces of its own in. */
async function askAndDiscard(times) {
  const press = async (name) => {
    for (;;) {
      const buttons = [...document.querySelectorAll('button:enabled')];
      const button = buttons.find(({ textContent }) => textContent.trim() === name);
      if (button) return button.click();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  for (let i = 0; i < times; i += 1) {
    await press('Improve');
    await press('Discard');
  }
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
    await openAssistant(page, server.url, await signUp(server.url));
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    await page.getByRole('button', { name: 'Improve', exact: true }).waitFor();
    const run = async (times) => {
      await page.evaluate(askAndDiscard, times);
      return { ...(await held(client)), server: residentMegabytes(server.pid) };
    };
    const before = await run(WARM_UP);
    const after = await run(RUNS);
    const grown = (name) => after[name] - before[name];
    const kilobytes = Math.round(grown('heap') / 1000);
    const what = `after ${RUNS} answers`;
    return [
      { name: `the page’s heap, grown ${what}`, value: kilobytes, unit: 'kB', bound: 300 },
      { name: `its listeners, grown ${what}`, value: grown('listeners'), unit: '', bound: 50 },
      { name: `its nodes, grown ${what}`, value: grown('nodes'), unit: '', bound: 500 },
      { name: `the server’s resident memory, grown ${what}`, value: grown('server'), unit: 'MB' },
    ];
  } finally {
    await browser.close();
    await server.stop();
    await sandbox.stop();
  }
}
