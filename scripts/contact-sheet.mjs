// Pictures of every page in each language, theme and size, for somebody to look at: `npm run contact-sheet [page …]`.
import { chromium } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { startServer } from '../benchmarks/lib/server.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { startStandIns } from './lib/stand-ins.mjs';
import { prepare, root } from './lib/workspace.mjs';

const FOLDER = path.join(root, 'contact-sheet');
const LOCALES = ['en', 'fr', 'es'];
const THEMES = ['light', 'dark'];
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
/** Milliseconds for what comes after the page itself. */
const SETTLES_MS = 700;

/** Pixels of a picture on its sheet, by the width of its window. */
const SHOWN = { 1280: 480, 390: 240 };

const MISTAKEN = {
  en: 'I saw teh cat, and she dont know me. It was a unexpected visit.',
  fr: 'Les enfant joue dans le jardin. Ils on faim.',
  es: 'Los niño juegan en la calle. Ayer e visto un gato.',
};

const write = async (page, field, { locale }) => {
  await page.locator(field).first().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(MISTAKEN[locale]);
};
const send = (page) => page.locator('main form [type=submit]').first().click();
/** What is marked is not there at once. */
const MARKS_MS = 3_000;

/** Each page by its address, or with what is done on it before the picture is taken. */
const VISITOR = {
  home: '/',
  menu: [
    '/',
    async (page) => {
      const menu = page.locator('header [aria-expanded]').last();
      if (await menu.isVisible()) await menu.click();
    },
  ],
  pricing: '/pricing',
  support: '/support',
  'grammar-checker': '/grammar-checker',
  'spell-checker': '/spell-checker',
  'ai-writing-assistant': '/ai-writing-assistant',
  accuracy: '/accuracy',
  privacy: '/privacy',
  notices: '/notices',
  'sign-in': '/auth/signin',
  'sign-up': '/auth/signup',
  'forgot-password': '/auth/forgot-password',
  'reset-password': '/auth/reset-password',
  'verify-email': '/auth/verify-email',
  'not-found': '/nowhere',
  'checker-with-marks': [
    '/grammar-checker',
    async (page, look) => {
      await write(page, 'main textarea', look);
      await page.waitForTimeout(MARKS_MS);
    },
  ],
  'sign-up-refused': ['/auth/signup', send],
  'support-refused': ['/support', send],
};
const SIGNED_IN = {
  editor: '/editor',
  'editor-with-text': [
    '/editor',
    async (page, look) => {
      await write(page, '.cm-content', look);
      await page.locator('.cm-issue').first().waitFor();
    },
  ],
  settings: '/settings',
  subscribe: '/subscribe',
  'checkout-success': '/checkout/success',
  'checkout-cancel': '/checkout/cancel',
};

const PREMIUM = {
  'pricing-premium': '/pricing',
  'subscribe-premium': '/subscribe',
  'checkout-success-premium': '/checkout/success',
  'settings-premium': '/settings',
};

async function register(url, language, plan = 'free') {
  const password = 'sixteen small owls';
  const email = `sheet-${Date.now()}-${plan}-${language}@example.com`;
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Noor',
      email,
      language,
      password,
      confirmPassword: password,
    }),
  });
  const { token, expiresAt, user } = await response.json();
  return JSON.stringify({ token, expiresAt, user });
}

/** Subscribes on the payment page of the stand-in. @returns the session of who has premium */
async function registerPremium(browser, url, language) {
  const session = await register(url, language, 'premium');
  const context = await browser.newContext({ baseURL: url, locale: language });
  await context.addInitScript((value) => localStorage.setItem('authSession', value), session);
  const page = await context.newPage();
  await page.goto('/subscribe?plan=premium-monthly');
  await page.waitForURL(/\/pay\/checkout\//);
  await page.getByRole('link', { name: '4242424242424242' }).click();
  await page.locator('button.submit').click();
  await page.waitForURL(/\/checkout\/success/);
  await context.close();
  return session;
}

const looks = LOCALES.flatMap((locale) =>
  THEMES.flatMap((theme) => SIZES.map((viewport) => ({ locale, theme, viewport }))),
);
const fileOf = (page, { locale, theme, viewport }) =>
  `${page}.${locale}.${theme}.${viewport.width}.png`;

/** Takes the pictures of `pages` in one look, and tells what went wider than the window. */
async function picture(browser, url, pages, look, session) {
  const { locale, theme, viewport } = look;
  const context = await browser.newContext({
    baseURL: url,
    locale,
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  if (session) {
    await context.addInitScript((value) => localStorage.setItem('authSession', value), session);
  }
  // Else the page of the subscription leads on to the provider's.
  await context.route('**/graphql', async (route) => {
    const isCheckout = /checkout/i.test(route.request().postData() ?? '');
    if (!isCheckout) await route.continue();
  });
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  for (const [name, shown] of Object.entries(pages)) {
    const [address, act] = [shown].flat();
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await act?.(page, look);
    await page.waitForTimeout(SETTLES_MS);
    const width = await page.locator('html').evaluate((html) => html.scrollWidth);
    if (width > viewport.width) faults.push(`${fileOf(name, look)} is ${width} pixels wide`);
    await page.screenshot({ path: path.join(FOLDER, fileOf(name, look)), fullPage: true });
  }
  await context.close();
  return faults;
}

function sheetOf(name) {
  const pictures = looks
    .map((look) => {
      const file = fileOf(name, look);
      const width = SHOWN[look.viewport.width];
      return `<figure><img src="${file}" width="${width}"><figcaption>${file}</figcaption></figure>`;
    })
    .join('');
  return `<section><h2 id="${name}">${name}</h2><div>${pictures}</div></section>`;
}

const STYLE =
  'body{font:14px sans-serif;background:#888}div{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}figure{margin:0}img{display:block}';

const asked = process.argv.slice(2);
const only = (pages) =>
  Object.fromEntries(
    Object.entries(pages).filter(([name]) => !asked.length || asked.includes(name)),
  );

prepare();
fs.mkdirSync(FOLDER, { recursive: true });
const server = await startServer(await startStandIns());
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
const visitor = only(VISITOR);
const signedIn = only(SIGNED_IN);
const premium = only(PREMIUM);
const inEach = async (make) =>
  Object.fromEntries(
    await Promise.all(LOCALES.map(async (locale) => [locale, await make(locale)])),
  );
try {
  const sessions = await inEach((locale) => register(server.url, locale));
  const payers = await inEach((locale) => registerPremium(browser, server.url, locale));
  for (const look of looks) {
    const faults = [
      ...(await picture(browser, server.url, visitor, look)),
      ...(await picture(browser, server.url, signedIn, look, sessions[look.locale])),
      ...(await picture(browser, server.url, premium, look, payers[look.locale])),
    ];
    for (const fault of faults) console.error(`✗ ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
  const names = Object.keys({ ...visitor, ...signedIn, ...premium });
  const html = `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>${names.map(sheetOf).join('')}`;
  fs.writeFileSync(path.join(FOLDER, 'index.html'), html);
  console.log(`${names.length * looks.length} pictures: ${path.join(FOLDER, 'index.html')}`);
} finally {
  await browser.close();
  await server.stop();
}
