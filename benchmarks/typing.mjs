// Typing in the editor with checks on, beside a plain textarea in the same browser and run: milliseconds from a key to the frame after it.
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { startServer } from './lib/server.mjs';

const KEYS = 120;
const SENTENCE =
  'The committee met in the old station on a wet evening and spoke for a long time about chairs, tables, draughts and the price of coffee. ';
const CHARACTERS = 50_000;

/** Paragraphs of some hundred characters, with a misspelled word in every fourth. */
function text() {
  const paragraphs = [];
  for (let length = 0; length < CHARACTERS;) {
    const number = paragraphs.length;
    const paragraph = `${number}. ${SENTENCE.repeat(3)}${number % 4 === 0 ? 'Nobody recieved an answer.' : ''}`;
    paragraphs.push(paragraph.trim());
    length += paragraph.length + 1;
  }
  return paragraphs.join('\n');
}

async function signUp(url) {
  const password = 'sixteen small owls';
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Benchmark',
      email: `benchmark-${Date.now()}@example.com`,
      password,
      confirmPassword: password,
    }),
  });
  const { token, expiresAt, user } = await response.json();
  return { token, expiresAt, user };
}

/** Notes, in the page, when each key goes down and when the frame after it has been painted, and the long tasks between. */
function watch() {
  const log = { keys: [], longTasks: [] };
  window.typingLog = log;
  addEventListener(
    'keydown',
    () => {
      const down = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => log.keys.push(performance.now() - down);
        port2.postMessage(null);
      });
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) log.longTasks.push(entry.duration);
  }).observe({ entryTypes: ['longtask'] });
}

async function type(page) {
  await page.evaluate(watch);
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'e');
    await page.waitForTimeout(40);
  }
  await page.waitForTimeout(500);
  const { keys, longTasks } = await page.evaluate(() => window.typingLog);
  keys.sort((a, b) => a - b);
  return {
    p95: Number(keys[Math.floor(keys.length * 0.95)].toFixed(1)),
    longest: Math.round(Math.max(0, ...longTasks)),
  };
}

async function inTextarea(page, url) {
  await page.goto(`${url}/icon.svg`);
  await page.setContent('<textarea rows="30" cols="90"></textarea>');
  await page.locator('textarea').fill(text());
  await page.locator('textarea').focus();
  return type(page);
}

async function inEditor(page, url, session) {
  await page.goto(url);
  await page.evaluate(
    (value) => localStorage.setItem('authSession', value),
    JSON.stringify(session),
  );
  await page.goto(`${url}/editor`);
  const surface = page.locator('.cm-content');
  await surface.waitFor();
  await surface.focus();
  await page.evaluate((value) => navigator.clipboard.writeText(value), text());
  await page.keyboard.press('Control+v');
  await page.locator('.cm-content [class*="issue"]').first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(20_000);
  return type(page);
}

/** @returns {Promise<{ name: string, value: number, unit: string, bound?: number }[]>} */
export async function typing() {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const context = await browser.newContext({
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    const plain = await inTextarea(page, server.url);
    const editor = await inEditor(page, server.url, await signUp(server.url));
    const what = `${CHARACTERS} characters`;
    return [
      { name: `key to paint, ${what}, textarea, 95th percentile`, value: plain.p95, unit: 'ms' },
      {
        name: `key to paint, ${what}, editor, 95th percentile`,
        value: editor.p95,
        unit: 'ms',
        bound: 25,
      },
      { name: 'longest task while typing, textarea', value: plain.longest, unit: 'ms' },
      { name: 'longest task while typing, editor', value: editor.longest, unit: 'ms', bound: 50 },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
