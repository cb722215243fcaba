// Typing in the editor and in the field of the public pages with checks on, beside a plain textarea with the same text in
// the same browser and run:
// milliseconds from a key to the frame after it, and the longest task of the main thread.
import { chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/lib/chromium.mjs';
import { recordMainThread } from './lib/main-thread.mjs';
import { startServer } from './lib/server.mjs';
import { signUp } from './lib/sign-up.mjs';
import { median, percentile } from './lib/statistics.mjs';

const KEYS = 200;
const SENTENCE =
  'The committee met in the old station on a wet evening and spoke for a long time about chairs, tables, draughts and the price of coffee. ';

/** Paragraphs of some hundred characters, with a misspelled word in every fourth. */
function* paragraphs() {
  for (let number = 0; ; number++) {
    const mistake = number % 4 === 0 ? 'Nobody recieved an answer.' : '';
    yield `${number}. ${SENTENCE.repeat(3)}${mistake}`.trim();
  }
}

function textOf(isEnough) {
  let text = '';
  for (const paragraph of paragraphs()) {
    text += `${text && '\n'}${paragraph}`;
    if (isEnough(text)) return text;
  }
}

const MARK = '.cm-content .cm-issue';
const WORDS = 5_000;
const CHARACTERS = 50_000;
const TEXTS = {
  '5,000 words': textOf((text) => text.split(/\s+/).length >= WORDS),
  '50,000 characters': textOf((text) => text.length >= CHARACTERS),
};

/**
 * Notes, in the page, how long each key takes from the moment that the browser has it, so that waiting for the main thread
 * counts, to the frame with what it wrote; and the long tasks between.
 */
function watch() {
  const log = { keys: [], longTasks: [] };
  window.typingLog = log;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => log.keys.push(performance.now() - timeStamp);
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
  const stop = await recordMainThread(page);
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'e');
    await page.waitForTimeout(40);
  }
  await page.waitForTimeout(500);
  const { keys, longTasks } = await page.evaluate(() => window.typingLog);
  const { longest, total } = await stop();
  if (keys.length !== KEYS) throw new Error(`${keys.length} of ${KEYS} keys were measured`);
  const round = (milliseconds) => Number(milliseconds.toFixed(1));
  return {
    median: round(median(keys)),
    p95: round(percentile(keys, 0.95)),
    longest: Math.round(Math.max(0, ...longTasks)),
    longestCpu: round(longest),
    cpuPerKey: round(total / KEYS),
  };
}

async function inTextarea(page, text) {
  await page.goto('about:blank');
  await page.setContent('<textarea rows="30" cols="90"></textarea>');
  await page.locator('textarea').fill(text);
  await page.locator('textarea').focus();
  return type(page);
}

async function paste(page, text) {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('Control+v');
}

/** Typing in the field of a public page once the text is checked. */
async function inChecker(page, text, url) {
  await page.goto(`${url}/grammar-checker`);
  const field = page.getByRole('textbox', { name: 'Text to check' });
  await field.focus();
  await page.keyboard.press('Control+a');
  await paste(page, text);
  await page.getByText(/^1 of \d+$/).waitFor({ timeout: 120_000 });
  await page.waitForTimeout(2_000);
  return type(page);
}

/** Typing at once after the paste, while the text is checked, and once more when it is checked. */
async function inEditor(page, text, url) {
  await page.goto(url);
  await page.evaluate(
    (value) => localStorage.setItem('authSession', value),
    JSON.stringify(await signUp(url)),
  );
  await page.goto(`${url}/editor`);
  const surface = page.locator('.cm-content');
  await surface.waitFor();
  await surface.focus();
  await paste(page, text);
  const checking = await type(page);
  const status = page.getByRole('group', { name: 'Status of the text' });
  await status.getByText(/^\d+ issues$/).waitFor({ timeout: 120_000 });
  await page.locator(MARK).first().waitFor();
  await page.waitForTimeout(2_000);
  return { checking, checked: await type(page) };
}

function rows(where, { median, p95, longest, longestCpu, cpuPerKey }, isBound) {
  const bound = (value) => (isBound ? { bound: value } : {});
  return [
    { name: `key to paint, ${where}, median`, value: median, unit: 'ms' },
    { name: `key to paint, ${where}, 95th percentile`, value: p95, unit: 'ms', ...bound(25) },
    { name: `longest task over 50 ms, ${where}`, value: longest, unit: 'ms', ...bound(50) },
    { name: `longest task, ${where}, processor time`, value: longestCpu, unit: 'ms' },
    { name: `main thread for each key, ${where}, processor time`, value: cpuPerKey, unit: 'ms' },
  ];
}

async function measure(browser, what, text, url) {
  const context = await browser.newContext({
    locale: 'en-US',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const plain = await inTextarea(page, text);
  const checker = await inChecker(page, text, url);
  const editor = await inEditor(page, text, url);
  await context.close();
  return [
    ...rows(`${what}, textarea`, plain, false),
    ...rows(`${what}, field of a public page`, checker, true),
    ...rows(`${what}, editor while it is checked`, editor.checking, true),
    ...rows(`${what}, editor`, editor.checked, true),
  ];
}

/** @returns {Promise<{ name: string, value: number, unit: string, bound?: number }[]>} */
export async function typing() {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const results = [];
    for (const [what, text] of Object.entries(TEXTS)) {
      results.push(...(await measure(browser, what, text, server.url)));
    }
    return results;
  } finally {
    await browser.close();
    await server.stop();
  }
}
