import type { Page } from '@playwright/test';
import { openEditor } from './editor';
import { expect, test } from './fixtures';
import { wordsOf } from './words';

const t = wordsOf('en');
const PARAGRAPH =
  'Nobody recieved an answer, and the rivers went on to the sea all the same. '.repeat(8);
const TEXT = [
  '# On rivers',
  'Nobody *recieved* an **answer**.',
  '## Where they go',
  '- to a lake\n- to the sea',
  '1. first\n2. second',
  'More in [the book](https://example.com/rivers).',
  ...Array.from({ length: 14 }, (_, number) => `## Part ${number}\n\n${PARAGRAPH}`),
].join('\n\n');
const PAGES = ['/', '/pricing', '/accuracy', '/privacy', '/support', '/auth/signin'];

const onPaper = (page: Page) => page.emulateMedia({ media: 'print' });
const onScreen = (page: Page) => page.emulateMedia({ media: 'screen' });

/** What is printed over all pages, or over what is below. */
const stuck = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => element.outerHTML.slice(0, 200)),
  );

async function expectBlackOnWhite(page: Page) {
  const html = page.locator('html');
  await expect(html).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(html).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(html).toHaveCSS('color-scheme', 'light');
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`from the ${scheme} theme`, () => {
    test.use({ colorScheme: scheme });

    test('the editor prints its text alone, black on white', async ({ page }) => {
      const { surface, status, underlined } = await openEditor(page, { text: TEXT });
      await expect(underlined('recieved').first()).toBeVisible();
      await page.getByRole('button', { name: t('editor:toolbar.copy') }).click();
      const message = page.getByText(t('editor:toast.copied'), { exact: true }).first();
      await expect(message).toBeVisible();

      const text = page.getByRole('article');
      const headings = text.getByRole('heading');
      // What reads the marks of the text comes a moment after the editor.
      await expect(async () => {
        await onScreen(page);
        await onPaper(page);
        await expect(headings.first()).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(headings.first()).toHaveText('On rivers');
      await expect(headings).toHaveCount(16);
      await expect(headings.last()).toHaveCSS('break-after', 'avoid');
      await expect(text.getByText('answer', { exact: true })).toHaveCSS('font-weight', '700');
      await expect(text.getByText('recieved', { exact: true })).toHaveCSS('font-style', 'italic');
      await expect(text.getByRole('listitem').first()).toHaveText('to a lake');
      await expect(text.getByRole('listitem').last()).toHaveText('second');
      await expect(text.getByRole('link')).toHaveAttribute('href', 'https://example.com/rivers');
      await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expectBlackOnWhite(page);

      for (const part of [surface, status, message, page.getByRole('banner')]) {
        await expect(part).toBeHidden();
      }
      await expect(page.getByRole('complementary')).toBeHidden();
      expect(await stuck(page)).toEqual([]);
      await expect(page).toHaveTitle('On rivers');
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(2);

      await onScreen(page);
      await expect(surface).toBeVisible();
      await expect(text).toBeHidden();
      await expect(page).not.toHaveTitle('On rivers');
    });

    test('the other pages print without bars, on white', async ({ page }) => {
      const footer = page.getByRole('contentinfo');
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await onPaper(page);
        await expectBlackOnWhite(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await stuck(page), path).toEqual([]);
        for (const part of [page.getByRole('banner').getByRole('button'), footer]) {
          await expect(part.filter({ visible: true })).toHaveCount(0);
        }
        await onScreen(page);
      }
    });
  });
}
