// Pictures of every page in each language, theme and size, for somebody to look at: `npm run contact-sheet [page …]`.
import { chromium, type Browser } from '@playwright/test';
import { LOCALES, type Locale } from '@tercet/contracts';
import fs from 'node:fs';
import path from 'node:path';
import { startServer } from '../benchmarks/lib/server.mjs';
import { signUp } from '../benchmarks/lib/sign-up.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import {
  OF_MEMBERS,
  OF_PREMIUM,
  OF_VISITORS,
  type Look,
  type Pages,
} from './lib/contact-sheet/pages';
import { openIn, photograph } from './lib/contact-sheet/photograph';
import { fileOf, sheetOf } from './lib/contact-sheet/sheet';
import { startStandIns } from './lib/stand-ins.mjs';
import { prepare, root } from './lib/workspace.mjs';

const FOLDER = path.join(root, 'contact-sheet');
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const LOOKS: readonly Look[] = LOCALES.flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    SIZES.map((viewport) => ({ locale, theme, viewport })),
  ),
);

const register = async (url: string, language: Locale) =>
  JSON.stringify(await signUp(url, { name: 'Noor', language }));

/** Subscribes on the payment page of the stand-in. */
async function registerPremium(browser: Browser, url: string, locale: Locale): Promise<string> {
  const session = await register(url, locale);
  const look = { locale, theme: 'light', viewport: { width: 1280, height: 800 } } as const;
  const page = await openIn(browser, url, look, session);
  await page.goto('/subscribe?plan=premium-monthly');
  await page.waitForURL(/\/pay\/checkout\//);
  await page.getByRole('link', { name: '4242424242424242' }).click();
  await page.locator('button.submit').click();
  await page.waitForURL(/\/checkout\/success/);
  await page.context().close();
  return session;
}

/** Takes the pictures of `pages` in one look, and tells what went wrong in them or wider than the window. */
async function pictures(browser: Browser, url: string, pages: Pages, look: Look, session?: string) {
  const page = await openIn(browser, url, look, session);
  // Else the page of the subscription leads on to the provider's.
  await page.route('**/graphql', async (route) => {
    const isCheckout = /checkout/i.test(route.request().postData() ?? '');
    if (!isCheckout) await route.continue();
  });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  for (const [name, shown] of Object.entries(pages)) {
    const [address, act] = typeof shown === 'string' ? [shown] : shown;
    const file = fileOf(name, look);
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await act?.(page, look);
    await photograph(page, { path: path.join(FOLDER, file), fullPage: true });
    const width = await page.locator('html').evaluate((html) => html.scrollWidth);
    if (width > look.viewport.width) faults.push(`${file} is ${width} pixels wide`);
  }
  await page.context().close();
  return faults;
}

const asked = process.argv.slice(2);
const only = (pages: Pages): Pages =>
  Object.fromEntries(
    Object.entries(pages).filter(([name]) => asked.length === 0 || asked.includes(name)),
  );

prepare();
fs.mkdirSync(FOLDER, { recursive: true });
const server = await startServer(await startStandIns());
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
const [visitors, members, premium] = [only(OF_VISITORS), only(OF_MEMBERS), only(OF_PREMIUM)];
try {
  for (const locale of LOCALES) {
    const member = await register(server.url, locale);
    const payer = await registerPremium(browser, server.url, locale);
    for (const look of LOOKS.filter((one) => one.locale === locale)) {
      const faults = [
        ...(await pictures(browser, server.url, visitors, look)),
        ...(await pictures(browser, server.url, members, look, member)),
        ...(await pictures(browser, server.url, premium, look, payer)),
      ];
      for (const fault of faults) console.error(`✗ ${fault}`);
      if (faults.length > 0) process.exitCode = 1;
    }
  }
  const names = Object.keys({ ...visitors, ...members, ...premium });
  const sheet = path.join(FOLDER, 'index.html');
  fs.writeFileSync(sheet, sheetOf(names, LOOKS));
  console.log(`${names.length * LOOKS.length} pictures: ${sheet}`);
} finally {
  await browser.close();
  await server.stop();
}
