import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { STORIES, type Story } from './texts';
import { anyCountOf, LOCALES, patternOf, wordsOf } from './words';

/** The line of the writing surface that holds a text. */
const lineWith = (page: Page, text: string): Locator => page.locator('.cm-line', { hasText: text });

/** Puts a text on the clipboard and pastes it by keyboard, as a person does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('ControlOrMeta+v');
}

/** Selects a passage with the mouse and the shift key, from its start to its end. */
async function select(page: Page, { passage }: Story): Promise<void> {
  const line = lineWith(page, passage.slice(0, 40));
  await line.scrollIntoViewIfNeeded();
  await line.click({ clickCount: 3 });
}

function beginningOfParagraphWith({ text, misspelled }: Story): string {
  const paragraph = text.split('\n\n').find((part) => part.includes(misspelled));
  if (!paragraph) throw new Error(`The story has no paragraph with "${misspelled}".`);
  return paragraph.slice(0, 40);
}

for (const locale of LOCALES) {
  const t = wordsOf(locale);
  const story = STORIES[locale];

  test.describe(`a newcomer whose language is ${locale}`, () => {
    test.use({ locale, permissions: ['clipboard-read', 'clipboard-write'] });

    test('signs up, sees what is wrong with a text, mends it and has a passage improved', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home:hero.heading'));
      await expectAccessible(page);

      await test.step('sign up', async () => {
        await page
          .getByRole('link', { name: t('home:hero.signUp') })
          .first()
          .click();
        await expect(page).toHaveTitle(`${t('common:titles.signUp')} – Tercet`);
        await expectAccessible(page);
        const password = 'sixteen small owls';
        await page.getByLabel(t('auth:fields.name'), { exact: true }).fill('Noor');
        await page
          .getByLabel(t('auth:fields.email'), { exact: true })
          .fill(`noor-${locale}-${Date.now()}@example.com`);
        await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(password);
        await page.getByLabel(t('auth:fields.confirmPassword'), { exact: true }).fill(password);
        await page.getByRole('button', { name: t('auth:signUp.submit') }).click();
        await expect(page.getByRole('button', { name: t('common:nav.signOut') })).toBeVisible();
      });

      const surface = page.getByRole('textbox', { name: t('editor:surface.label') });
      const status = page.getByRole('group', { name: t('editor:status.label') });

      await test.step('paste a document and see what is wrong with it', async () => {
        await page
          .getByRole('navigation', { name: t('common:nav.label') })
          .getByRole('link', { name: t('common:nav.editor') })
          .click();
        await surface.click();
        await paste(page, story.text);
        await expect(status).not.toContainText(t('editor:status.checking'), { timeout: 30_000 });
        await expect(page.getByRole('tab', { name: /\(\d+\)/ })).toBeVisible();
        await expect(
          page.getByRole('button', { name: new RegExp(`“?${story.misspelled}”?`) }).first(),
        ).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('accept a fix on its card, and undo it', async () => {
        await page
          .getByRole('button', { name: new RegExp(`: .?.?${story.misspelled}`) })
          .first()
          .click();
        const card = page.getByRole('dialog');
        await expect(card).toBeVisible();
        await expectAccessible(page);
        await card.getByRole('button', { name: story.corrected }).first().click();
        const line = lineWith(page, beginningOfParagraphWith(story)).first();
        await expect(line).toContainText(story.corrected);
        await expect(line).not.toContainText(story.misspelled);
        await surface.press('ControlOrMeta+z');
        await expect(line).toContainText(story.misspelled);
      });

      await test.step('have a passage improved, word by word, and take its changes', async () => {
        await select(page, story);
        await page.getByRole('tab', { name: t('editor:panel.assistant') }).click();
        await page.getByRole('button', { name: t('editor:assistant.improveSelection') }).click();
        const review = page.getByRole('group', { name: t('editor:assistant.reviewLabel') });
        await expect(review).toBeVisible({ timeout: 30_000 });
        await expectAccessible(page);
        await page.getByRole('button', { name: t('editor:assistant.acceptAll') }).click();
        await page
          .getByRole('button', {
            name: anyCountOf((count) => t('editor:assistant.apply', { count })),
          })
          .click();
        await expect(lineWith(page, story.improved).first()).toBeVisible();
        await expect(
          page.getByText(
            patternOf(t('editor:assistant.left', { count: 9, limit: 10, time: '{{time}}' })),
          ),
        ).toBeVisible();
      });

      await test.step('find the text again after a reload', async () => {
        await expect(status).toContainText(t('editor:status.saved'));
        await page.reload();
        await expect(lineWith(page, story.text.slice(0, 40)).first()).toBeVisible();
      });
    });
  });
}
