import type { Page } from '@playwright/test';
import { PAGE_PATHS } from '@tercet/contracts';
import { expect, test } from './fixtures';
import { wordsOf } from './words';

const t = wordsOf('en');

const footerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: t('common:footer.label') }).getByRole('link', { name });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** As a person would: what follows comes after the page has heard of it. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (to) =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
        window.scrollTo(0, to);
      }),
    top,
  );

/** A public page once it answers by itself. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-prerendered-page]')).toHaveCount(0);
}

/** What a screen reader says of a page that has come by a link. */
async function expectAnnounced(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const title = `${t(`common:titles.${name}`)} – Tercet`;
  await expect(page.locator('#page-announcer')).toHaveText(title);
  await expect(page).toHaveTitle(title);
}

test('a page that a link leads to opens at its top, is announced, and going back leads to where one was', async ({
  page,
}) => {
  await open(page, '/');
  await footerLink(page, t('common:footer.accuracy')).scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(0);
  await footerLink(page, t('common:footer.accuracy')).click();
  await expectAnnounced(page, 'accuracy');
  expect(await scrolled(page)).toBe(0);
  await scrollTo(page, 200);
  await page.goBack();
  await expectAnnounced(page, 'home');
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.goForward();
  await expectAnnounced(page, 'accuracy');
  await expect.poll(() => scrolled(page)).toBe(200);
});

test('a link within a page scrolls to what it names, and going back leads to where one was', async ({
  page,
}) => {
  await open(page, PAGE_PATHS.privacy);
  await scrollTo(page, 90);
  const link = page.getByRole('main').getByRole('navigation').getByRole('link').nth(2);
  const { hash } = new URL((await link.getAttribute('href')) ?? '', page.url());
  const target = page.locator(hash);
  /** Below the bar, which stays at the upper edge of the window. */
  const expectAtTop = async () => {
    const bar = await page.getByRole('banner').boundingBox();
    const top = async () => (await target.boundingBox())?.y ?? 0;
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThan(bar?.height ?? Infinity);
  };
  await link.click();
  await expectAtTop();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(90);
  await open(page, PAGE_PATHS.accuracy);
  await open(page, PAGE_PATHS.privacy + hash);
  await expectAtTop();
});

test('a page that is loaded anew stays where it was scrolled to', async ({ page }) => {
  await open(page, PAGE_PATHS.privacy);
  await scrollTo(page, 400);
  await page.reload();
  await expect(page.locator('[data-prerendered-page]')).toHaveCount(0);
  expect(await scrolled(page)).toBe(400);
});
