// Fails when a public page moves under its reader while it loads (cumulative layout shift) by more than its budget.
import { chromium, type Browser } from '@playwright/test';
import { LOCALES, PAGE_PATHS, type Locale, type PageName } from '@tercet/contracts';
import { startServer } from '../benchmarks/lib/server.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { PUBLIC_PAGES } from './lib/public-pages.mjs';

/** Without a unit: the part of the window that moved, times the part of its height that it moved by. */
const BUDGET = 0.02;

/** A desk, and the phone on which the least of a page is seen and most of it moves. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
];

/** Runs in the page, before any of its scripts. */
function watchShifts(): void {
  const shifts = { sum: 0 };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How far each page moves in one language and size until nothing more is loaded. */
async function shiftsIn(browser: Browser, url: string, locale: Locale, viewport: Viewport) {
  const context = await browser.newContext({ baseURL: url, locale, viewport });
  await context.addInitScript(watchShifts);
  const page = await context.newPage();
  const shifts: { what: string; shift: number }[] = [];
  for (const name of Object.keys(PUBLIC_PAGES) as PageName[]) {
    await page.goto(PAGE_PATHS[name]);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
    );
    shifts.push({ what: `${name} in ${locale} at ${viewport.width} pixels`, shift });
  }
  await context.close();
  return shifts;
}

type Viewport = (typeof SIZES)[number];

const executablePath = ensureChromium();
if (!executablePath) {
  console.error(
    'Layout shift is measured in Chrome or Chromium: install it, or name its program in CHROMIUM_PATH.',
  );
  process.exit(1);
}
const server = await startServer();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
try {
  const all = [];
  for (const locale of LOCALES) {
    for (const size of SIZES) all.push(...(await shiftsIn(browser, server.url, locale, size)));
  }
  const most = Math.max(...all.map(({ shift }) => shift));
  console.log(
    `${all.length} loads of public pages: moved by at most ${most.toFixed(4)} of ${BUDGET}.`,
  );
  for (const { what, shift } of all) {
    if (shift < BUDGET) continue;
    console.error(`  ${what} moved by ${shift.toFixed(4)}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
}
