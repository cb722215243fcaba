// Fails when a public page moves under its reader while it loads (cumulative layout shift) by more than its budget.
import { chromium, type Browser } from '@playwright/test';
import { LOCALES, PAGE_PATHS, type Locale, type PageName } from '@tercet/contracts';
import { MOST_SHIFT, watchShifts } from '../apps/e2e/src/layout-shift';
import { startServer } from '../benchmarks/lib/server.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { PUBLIC_PAGES } from './lib/public-pages.mjs';
import { startStandIns } from './lib/stand-ins.mjs';

/** A desk, and the phone on which the least of a page is seen and most of it moves. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
];
type Viewport = (typeof SIZES)[number];

/** How far each page moves in one language and size until nothing more is loaded. */
async function shiftsIn(browser: Browser, url: string, locale: Locale, viewport: Viewport) {
  const context = await browser.newContext({ baseURL: url, locale, viewport });
  const page = await context.newPage();
  const shiftOfPage = await watchShifts(page);
  const shifts: { what: string; shift: number }[] = [];
  for (const name of Object.keys(PUBLIC_PAGES) as PageName[]) {
    await page.goto(PAGE_PATHS[name]);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    shifts.push({
      what: `${name} in ${locale} at ${viewport.width} pixels`,
      shift: await shiftOfPage(),
    });
  }
  await context.close();
  return shifts;
}

const executablePath = ensureChromium();
if (!executablePath) {
  console.error(
    'Layout shift is measured in Chrome or Chromium: install it, or name its program in CHROMIUM_PATH.',
  );
  process.exit(1);
}
const server = await startServer(await startStandIns());
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
    `${all.length} loads of public pages: moved by at most ${most.toFixed(4)} of ${MOST_SHIFT}.`,
  );
  for (const { what, shift } of all) {
    if (shift < MOST_SHIFT) continue;
    console.error(`  ${what} moved by ${shift.toFixed(4)}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
}
