// What the contact sheet shows: each page by its address, or with what is done on it before its picture is taken.
import type { Page } from '@playwright/test';
import type { Locale } from '@tercet/contracts';
import { STORIES } from '../../../apps/e2e/src/texts';
import { wordIn } from './word-in';

export interface Look {
  readonly locale: Locale;
  readonly theme: 'light' | 'dark';
  /** Pixels. */
  readonly viewport: { readonly width: number; readonly height: number };
}

export type Shown =
  string | readonly [address: string, act: (page: Page, look: Look) => Promise<unknown>];
export type Pages = Readonly<Record<string, Shown>>;

const MISTAKEN: Readonly<Record<Locale, string>> = {
  en: 'I saw teh cat, and she dont know me. It was a unexpected visit.',
  fr: 'Les enfant joue dans le jardin. Ils on faim.',
  es: 'Los niño juegan en la calle. Ayer e visto un gato.',
};

async function write(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).first().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

const send = (page: Page) => page.locator('main form [type=submit]').first().click();

async function writeMistakes(page: Page, look: Look): Promise<void> {
  await write(page, '.cm-content', MISTAKEN[look.locale]);
  await page.locator('.cm-issue').first().waitFor();
}

/** The panel stands beside the text on a desk, and comes over it on a phone. */
async function openAssistant(page: Page, { locale }: Look) {
  const name = wordIn(locale, 'editor:panel.assistant');
  await page.getByRole('tab', { name }).or(page.getByRole('button', { name })).first().click();
}

export const OF_VISITORS: Pages = {
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
    async (page, { locale }) => {
      await write(page, 'main textarea', MISTAKEN[locale]);
      await page.locator('main [data-mark]').first().waitFor({ state: 'attached' });
    },
  ],
  'sign-up-refused': ['/auth/signup', send],
  'support-refused': ['/support', send],
  'forgot-password-sent': [
    '/auth/forgot-password',
    async (page, { locale }) => {
      await page.locator('input[type=email]').fill('noor@example.com');
      await send(page);
      await page.getByText(wordIn(locale, 'auth:forgot.nothing.spam')).waitFor();
    },
  ],
};

/** Of who has signed in and not paid. */
export const OF_MEMBERS: Pages = {
  editor: '/editor',
  'editor-with-text': ['/editor', writeMistakes],
  'editor-with-card': [
    '/editor',
    async (page, look) => {
      await writeMistakes(page, look);
      await page.locator('.cm-issue').first().click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  'editor-with-summary': [
    '/editor',
    async (page, { locale }) => {
      await write(page, '.cm-content', STORIES[locale].text);
      await page.getByRole('button', { name: wordIn(locale, 'editor:toolbar.more') }).click();
      await page.getByRole('menuitem', { name: wordIn(locale, 'editor:toolbar.summary') }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  ],
  'editor-with-rewriting': [
    '/editor',
    async (page, look) => {
      const named = (name: string) => ({
        name: wordIn(look.locale, `editor:assistant.${name}`),
        exact: true,
      });
      await write(page, '.cm-content', MISTAKEN[look.locale]);
      await openAssistant(page, look);
      await page.getByRole('button', named('actions.improve')).click();
      await page.getByRole('group', named('reviewLabel')).waitFor();
    },
  ],
  settings: '/settings',
  subscribe: '/subscribe',
  'checkout-success': '/checkout/success',
  'checkout-cancel': '/checkout/cancel',
};

export const OF_PREMIUM: Pages = {
  'pricing-premium': '/pricing',
  'subscribe-premium': '/subscribe',
  'checkout-success-premium': '/checkout/success',
  'settings-premium': '/settings',
};
