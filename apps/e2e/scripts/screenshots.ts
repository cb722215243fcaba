// Pictures of the product for people to look at: all of them in test-results/pictures, and the README's own.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT } from '../src/addresses';
import { assistantOn } from '../src/assistant';
import { openEditor } from '../src/editor';
import { resetModel } from '../src/model';
import { CARDS, plansOn } from '../src/payments';
import { openSettings } from '../src/settings';
import { STORIES } from '../src/texts';
import { LOCALES, wordsOf, type Locale } from '../src/words';

const PICTURES = join(import.meta.dirname, '../test-results/pictures');
const README_PICTURE = join(import.meta.dirname, '../../../docs/images/editor.png');
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SCHEMES = ['light', 'dark'] as const;

interface Look {
  readonly locale: Locale;
  readonly scheme: (typeof SCHEMES)[number];
  readonly viewport: { readonly width: number; readonly height: number };
}

type Shot = (page: Page, look: Look) => Promise<void>;

async function withSample(page: Page, { locale }: Look) {
  const editor = await openEditor(page, { language: locale, name: 'Noor' });
  await page.getByRole('button', { name: editor.t('editor:empty.sampleButton') }).click();
  await editor.checked();
  await expect(page.locator('.cm-issue').first()).toBeVisible();
  return editor;
}

async function withOpenCard(page: Page, look: Look) {
  const editor = await withSample(page, look);
  await page.locator('.cm-issue-spelling').first().click();
  await expect(editor.card).toBeVisible();
}

/** What is photographed, by name. */
const SHOTS: Readonly<Record<string, Shot>> = {
  home: async (page) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  accuracy: async (page) => {
    await page.goto('/accuracy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  pricing: async (page) => {
    await page.goto('/pricing');
    await expect(page.getByText(/89[.,]99/)).toBeVisible();
  },
  'not-paid': async (page, { locale }) => {
    const name = wordsOf(locale)('plans:cancel.heading');
    await openSettings(page, { language: locale, name: 'Noor' });
    await page.goto('/checkout/cancel');
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  },
  paid: async (page, { locale }) => {
    const t = wordsOf(locale);
    const { choose, payWith, paid } = plansOn(page, t);
    await openSettings(page, { language: locale, name: 'Noor' });
    await page.goto('/pricing');
    await choose('premium-yearly');
    await payWith(CARDS.pays);
    await paid();
  },
  'sign-up': async (page, { locale }) => {
    const t = wordsOf(locale);
    await page.goto('/auth/signup');
    await page.getByRole('button', { name: t('auth:signUp.submit') }).click();
    await expect(page.getByText(t('auth:validation.nameRequired'))).toBeVisible();
  },
  settings: async (page, { locale }) => {
    const { section } = await openSettings(page, { language: locale, name: 'Noor' });
    await expect(section('plan').getByRole('progressbar')).toBeVisible();
  },
  'forgot-password': async (page, { locale }) => {
    const t = wordsOf(locale);
    await page.goto('/auth/forgot-password');
    await page.getByLabel(t('auth:fields.email')).fill('noor@example.com');
    await page.getByRole('button', { name: t('auth:forgot.submit') }).click();
    await expect(page.getByText(t('auth:forgot.nothing.spam'))).toBeVisible();
  },
  'reset-password': async (page) => {
    await page.goto('/auth/reset-password');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'verify-email': async (page, { locale }) => {
    await page.goto('/auth/verify-email?token=any');
    await expect(
      page.getByRole('button', { name: wordsOf(locale)('auth:verify.submit') }),
    ).toBeVisible();
  },
  privacy: async (page) => {
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  empty: async (page, { locale }) => {
    await openEditor(page, { language: locale });
  },
  issues: async (page, look) => {
    await withSample(page, look);
  },
  card: withOpenCard,
  names: async (page, { locale, viewport }) => {
    // Names that resemble common words in each of the languages.
    const text = 'Flori = 1. Flori = 2. Minuti = 3. Minuti = 4. Flori & Minuti, Minuti & Flori.';
    const { t } = await openEditor(page, { language: locale, text });
    if (viewport === PHONE)
      await page.getByRole('button', { name: t('editor:panel.issues'), exact: false }).click();
    await expect(page.getByRole('heading', { name: t('editor:names.heading') })).toBeVisible();
  },
  summary: async (page, { locale }) => {
    const editor = await openEditor(page, { language: locale, text: STORIES[locale].text });
    await editor.chooseFromMenu(editor.t('editor:toolbar.summary'));
    await expect(editor.card.getByRole('listitem').first()).toBeVisible();
  },
  review: async (page, { locale, viewport }) => {
    const { t } = await openEditor(page, { language: locale, text: STORIES[locale].passage });
    const assistant = assistantOn(page, t);
    if (viewport === PHONE) {
      await page.getByRole('button', { name: t('editor:panel.assistant') }).click();
    } else await assistant.open();
    await assistant.improve.click();
    await expect(assistant.review).toBeVisible();
  },
};

async function photograph(browser: Browser, look: Look, shot: Shot) {
  const context = await browser.newContext({
    baseURL: PRODUCT,
    locale: look.locale,
    colorScheme: look.scheme,
    viewport: look.viewport,
    hasTouch: look.viewport === PHONE,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await shot(page, look);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return picture;
}

/** Puts pictures on one sheet, in rows of so many. */
async function sheetOf(page: Page, pictures: readonly Buffer[], columns: number, width: number) {
  const images = pictures.map(
    (picture) => `<img src="data:image/png;base64,${picture.toString('base64')}" width="${width}">`,
  );
  await page.setViewportSize({ width: columns * width, height: 600 });
  await page.setContent(
    `<body style="margin:0;display:grid;grid-template-columns:repeat(${columns},1fr)">${images.join('')}`,
  );
  return page.screenshot({ fullPage: true });
}

test.beforeAll(() => mkdirSync(PICTURES, { recursive: true }));
test.beforeEach(resetModel);

for (const [name, shot] of Object.entries(SHOTS)) {
  test(`pictures of ${name}`, async ({ browser, page }) => {
    test.setTimeout(300_000);
    for (const viewport of [DESK, PHONE]) {
      const pictures: Buffer[] = [];
      for (const scheme of SCHEMES) {
        for (const locale of LOCALES) {
          pictures.push(await photograph(browser, { locale, scheme, viewport }, shot));
        }
      }
      const columns = viewport === DESK ? 2 : LOCALES.length * SCHEMES.length;
      const sheet = await sheetOf(page, pictures, columns, viewport === DESK ? 960 : 390);
      writeFileSync(join(PICTURES, `${name}-${viewport.width}.png`), sheet);
    }
  });
}

test('the picture in the README', async ({ browser, page }) => {
  const viewport = { width: 1280, height: 640 };
  const pictures: Buffer[] = [];
  for (const scheme of SCHEMES) {
    const look: Look = { locale: 'en', scheme, viewport };
    pictures.push(await photograph(browser, look, withOpenCard));
  }
  writeFileSync(README_PICTURE, await sheetOf(page, pictures, 1, viewport.width));
});
