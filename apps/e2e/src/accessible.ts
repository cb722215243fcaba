import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { type Locale } from './words';

/** What WCAG 2.2 asks for, A and AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const RULES = [...WCAG, 'best-practice'];

/**
 * Fails on any accessibility fault that axe finds in the page as it is shown, by the rules of WCAG 2.2 A and AA and, unless told
 * otherwise, of good practice. Leaves out what is named as made by others.
 */
export async function expectAccessible(
  page: Page,
  what?: string,
  rules: string[] = RULES,
  foreign: readonly string[] = [],
): Promise<void> {
  // No page has frames of another origin, so axe needs no second page to put its findings together.
  const axe = new AxeBuilder({ page }).withTags(rules).setLegacyMode();
  for (const selector of foreign) axe.exclude(selector);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(found, what).toEqual([]);
}

/** The same in light and in dark, for who has chosen neither; leaves the page in light, as it is in a browser of these journeys. */
export async function expectAccessibleInThemes(page: Page, what: string): Promise<void> {
  // Colors on their way from one theme to the other are of neither.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page, `${what}, in ${colorScheme} colors`);
  }
  await page.emulateMedia({ reducedMotion: null });
}

/** Has the page follow a language as if it were chosen in another tab, which leaves all else as it is. */
async function chooseElsewhere(page: Page, locale: Locale): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('locale', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'locale', newValue: chosen }));
  }, locale);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

/** The same in both themes and in each language; leaves the page in English. */
export async function expectAccessibleInLooks(page: Page, what: string): Promise<void> {
  for (const locale of ['es', 'fr', 'en'] as const) {
    await chooseElsewhere(page, locale);
    await expectAccessibleInThemes(page, `${what}, in ${locale}`);
  }
}
