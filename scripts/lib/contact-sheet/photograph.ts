import type { Browser, Page } from '@playwright/test';
import type { Look } from './pages';

/** Milliseconds for what comes after the page itself. */
const SETTLES_MS = 700;

/** A page of a browser of its own in one look, signed in with what the web client keeps of that. */
export async function openIn(
  browser: Browser,
  url: string,
  look: Look,
  session?: string,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: look.locale,
    viewport: look.viewport,
    colorScheme: look.theme,
    reducedMotion: 'reduce',
  });
  if (session) {
    await context.addInitScript((value) => localStorage.setItem('authSession', value), session);
  }
  return context.newPage();
}

/** Once all is there, without what moves. */
export async function photograph(page: Page, options: { path?: string; fullPage?: boolean } = {}) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(SETTLES_MS);
  return page.screenshot({ animations: 'disabled', caret: 'hide', ...options });
}
