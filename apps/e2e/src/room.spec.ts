import type { Locator } from '@playwright/test';
import { assistantOn } from './assistant';
import { openCheckedEditor, openEditor, type Editor } from './editor';
import { expect, test } from './fixtures';
import { modelAnswers, resetModel } from './model';
import { openSettings } from './settings';
import { LOCALES } from './words';

interface Size {
  readonly width: number;
  readonly height: number;
}

const sizeOf = ({ width, height }: Size) => `${width}×${height}`;
const LONG = Array.from({ length: 60 }, (_, line) => `Line ${line} is fine.`).join('\n');

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Has a page time to be laid out anew after what was done to it. */
const onceLaidOut = (measured: () => Promise<void>) => expect(measured).toPass({ timeout: 5_000 });

const expectApart = (one: Locator, other: Locator, what: string) =>
  onceLaidOut(async () => {
    const [a, b] = [await boxOf(one), await boxOf(other)];
    const isApart = a.right <= b.x || b.right <= a.x || a.bottom <= b.y || b.bottom <= a.y;
    expect(isApart, what).toBe(true);
  });

/** Expects the middle of an element to be its own, and not another's that lies above it. */
const expectOnTop = (element: Locator) =>
  onceLaidOut(async () => {
    const isOnTop = await element.evaluate((own) => {
      const { x, y, width, height } = own.getBoundingClientRect();
      return own.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
  });

for (const language of LOCALES)
  test(`find and replace fits into its column in ${language}`, async ({ page }) => {
    const { t, surface } = await openEditor(page, { language, text: 'A cat.' });
    await surface.press('ControlOrMeta+f');
    const panel = page.getByRole('search');
    for (const width of [1280, 1100, 1024, 1000, 768, 640, 390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await onceLaidOut(async () => {
        const column = await boxOf(page.locator('.cm-editor'));
        for (const control of await panel.getByRole('button').all()) {
          const { x, right } = await boxOf(control);
          expect(x, `${width}`).toBeGreaterThanOrEqual(column.x);
          expect(right, `${width}`).toBeLessThanOrEqual(column.right);
        }
      });
    }
    await page.getByRole('button', { name: t('editor:toolbar.more'), exact: true }).click();
    const menu = page.getByRole('menu');
    await onceLaidOut(async () => {
      const { x, right } = await boxOf(menu);
      expect([x >= 0, right <= 320]).toEqual([true, true]);
    });
    for (const item of await menu.getByRole('menuitem').all()) {
      await item.scrollIntoViewIfNeeded();
      await expectOnTop(item);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('common:nav.openMenu') }).click();
    await expectOnTop(page.getByRole('button', { name: t('common:nav.signOut') }));
  });

for (const language of LOCALES)
  test(`the bar has room for who is signed in, in ${language}`, async ({ page }) => {
    const name = 'Wilhelmina van den Berg-Oosterhout';
    const { t } = await openSettings(page, { language, name });
    const bar = page.getByRole('navigation', { name: t('common:nav.label') });
    for (const width of [1280, 1024, 1000, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const isTooWide = () => bar.evaluate((nav) => nav.scrollWidth > nav.clientWidth);
      await expect.poll(isTooWide, `${width}`).toBe(false);
    }
  });

for (const language of LOCALES)
  test(`what can be done with an answer takes two rows of a phone in ${language}`, async ({
    page,
  }) => {
    await resetModel();
    await page.setViewportSize({ width: 390, height: 844 });
    const { t } = await openEditor(page, { language, text: 'They was late.' });
    const { improve, choice, apply } = assistantOn(page, t);
    await page.getByRole('button', { name: t('editor:panel.assistant') }).click();
    await modelAnswers({ answer: 'They were late.' });
    await improve.click();
    await expect(apply).toBeVisible();
    const buttons = [...['copyAnswer', 'insertBelow', 'another', 'discard'].map(choice), apply];
    await onceLaidOut(async () => {
      const middles = new Set<number>();
      for (const button of buttons) {
        const { y, height } = await boxOf(button);
        middles.add(Math.round(y + height / 2));
      }
      expect(middles.size).toBe(2);
    });
  });

test('the sheet of issues lies above find and replace', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { t, surface } = await openCheckedEditor(page, { text: 'I saw teh cat.' });
  await surface.press('ControlOrMeta+f');
  await page.getByRole('button', { name: /^Issues/ }).click();
  const sheet = page.getByRole('dialog');
  await expectOnTop(sheet.getByRole('button', { name: t('common:actions.close') }));
});

const lastCardText = `${LONG}\nI saw teh cat.`;

/** The card of the last word, opened from the end of the text. */
async function openLastCard({ surface, card, underlined }: Editor) {
  const word = underlined('teh');
  await surface.press('ControlOrMeta+End');
  await word.click();
  // A card is measured out of sight before it gets its place.
  await expect(card).toBeInViewport();
  return word;
}

test('a card leaves its word to be seen', async ({ page }) => {
  const editor = await openCheckedEditor(page, { text: lastCardText });
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 1024, height: 560 },
    { width: 640, height: 450 },
    { width: 640, height: 400 },
    { width: 844, height: 390 },
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ])
    await test.step(sizeOf(viewport), async () => {
      await page.setViewportSize(viewport);
      const word = await openLastCard(editor);
      const { card } = editor;
      await expectApart(word, card, 'word and card');
      await expectOnTop(word);
      for (const way of await card.locator('[data-actions] button').all()) await expectOnTop(way);
      await card.press('Escape');
      await expect(card).toBeHidden();
    });
});

test('a low window shows the bar below the text', async ({ page }) => {
  const { t, line, surface } = await openEditor(page, { text: LONG });
  for (const viewport of [
    { width: 640, height: 400 },
    { width: 844, height: 390 },
    { width: 320, height: 256 },
  ])
    await test.step(sizeOf(viewport), async () => {
      await page.setViewportSize(viewport);
      await surface.press('ControlOrMeta+Home');
      await expectOnTop(line('Line 0 is fine.').first());
      for (const name of [t('editor:panel.issues'), t('editor:panel.assistant')])
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      const document = page.locator('html');
      const below = () => document.evaluate((html) => html.scrollHeight - html.clientHeight);
      await expect.poll(below).toBe(0);
    });
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`passing messages leave the status to be read at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const editor = await openCheckedEditor(page, { text: lastCardText });
    const { t, card, status } = editor;
    await openLastCard(editor);
    await card.getByRole('button', { name: t('editor:card.dismiss') }).click();
    const message = page.getByText(t('editor:toast.dismissed', { count: 1 })).last();
    await expect(message).toBeVisible();
    const toast = page.getByRole('listitem').filter({ has: message });
    await expectApart(toast, status, 'message and status');
  });
