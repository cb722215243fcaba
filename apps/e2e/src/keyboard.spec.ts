import type { Page } from '@playwright/test';
import { openCheckedEditor, openEditor } from './editor';
import { expect, test } from './fixtures';
import { wordsOf } from './words';

const TEXT =
  'Nobody recieved an answer. They was late. We met a blorptic, and the blorptic saw teh sea.';
const t = wordsOf('en');

/** What has the focus, as a screen reader names it. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });
}

async function tabThrough(page: Page, stops: number): Promise<string[]> {
  const names: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    names.push(await focused(page));
  }
  return names;
}

test.describe('somebody who uses the keyboard alone', () => {
  test('passes every control in the order in which it is seen, and leaves the text again', async ({
    page,
  }) => {
    const { person } = await openCheckedEditor(page, { text: TEXT });
    await page.reload();
    expect(person.token).not.toBe('');
    await expect(page.locator('.cm-issue').first()).toBeVisible();
    const skip = t('common:nav.skip');
    const expected = [
      skip,
      t('common:nav.brand', { product: 'Tercet' }),
      t('common:nav.editor'),
      t('common:nav.pricing'),
      t('common:nav.settings'),
      t('common:nav.support'),
      'ENEnglish',
      'FRFrançais',
      'ESEspañol',
      t('common:theme.label', { theme: t('common:theme.system'), next: t('common:theme.light') }),
      t('common:nav.signOut'),
      t('documents:title'),
      t('editor:toolbar.copy'),
      t('editor:toolbar.paste'),
      t('editor:toolbar.find'),
      t('editor:toolbar.more'),
      t('editor:toolbar.panel'),
      t('editor:surface.label'),
    ];
    await page.locator('body').evaluate((body: HTMLElement) => {
      body.tabIndex = -1;
      body.focus();
    });
    expect(await tabThrough(page, expected.length)).toEqual(expected);
    const [after] = await tabThrough(page, 1);
    expect(after).toContain(t('editor:language.names.en'));
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe(t('editor:surface.label'));
  });

  test('jumps over the bar to the content', async ({ page }) => {
    await page.goto('/auth/signin');
    // What happens to the focus where it goes, `late-script.spec.ts` shows.
    await expect(page.locator('[data-prerendered-page]')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t('common:nav.skip') })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(t('auth:fields.email'), { exact: true })).toBeFocused();
  });

  test('finds the grammar checker from the home page, and mends a text there', async ({ page }) => {
    const tabTo = async (name: string) => {
      while ((await focused(page)) !== name) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    };
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(t('common:footer.grammarChecker'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('grammar:heading'));
    await tabTo(t('checker:start'));
    const found = page.getByRole('group', { name: t('checker:found') });
    await expect(found).toBeFocused();
    const field = page.getByRole('textbox', { name: t('checker:label') });
    const replace = t('checker:replace', { word: 'is' });
    await expect(page.getByRole('button', { name: replace })).toBeVisible();
    await tabTo(replace);
    await expect(field).toHaveValue(t('grammar:example').replace('are', 'is'));
    await expect(found).toBeFocused();
  });

  test('goes from issue to issue, mends one by its number, and goes back to the text', async ({
    page,
  }) => {
    const { surface, card, line } = await openCheckedEditor(page, { text: TEXT });
    await surface.press('ControlOrMeta+Home');
    await page.keyboard.press('F7');
    await expect(card.getByRole('button', { name: 'received' })).toBeFocused();
    await page.keyboard.press('F7');
    await expect(card.getByRole('button', { name: 'were' })).toBeVisible();
    await page.keyboard.press('Shift+F7');
    await expect(card.getByRole('button', { name: 'received' })).toBeFocused();
    await page.keyboard.press('1');
    await expect(card).toBeHidden();
    await expect(surface).toBeFocused();
    await expect(line('Nobody received an answer.')).toBeVisible();
    await expect(
      page.getByText(t('editor:say.replaced', { suggestion: 'received' })),
    ).toBeAttached();
    await page.keyboard.press('F7');
    await expect(card.getByRole('button', { name: 'were' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(surface).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(line('Nobody recieved an answer. They was late.')).toBeVisible();
  });

  test('teaches it a word, and takes the word back', async ({ page }) => {
    const { surface, card, underlined, chooseFromMenu } = await openCheckedEditor(page, {
      text: TEXT,
    });
    await expect(underlined('blorptic')).toHaveCount(2);
    await surface.press('ControlOrMeta+Home');
    const addWord = card.getByRole('button', { name: t('editor:card.addWord') });
    for (const words of ['recieved', 'was', 'blorptic']) {
      await page.keyboard.press('F7');
      await expect(page.locator('.cm-issue-active', { hasText: words })).toBeVisible();
    }
    while ((await focused(page)) !== t('editor:card.addWord')) await page.keyboard.press('Tab');
    await expect(addWord).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(underlined('blorptic')).toHaveCount(0);
    await expect(surface).toBeFocused();

    await chooseFromMenu(t('editor:toolbar.preferences'));
    await expect(card).toContainText('blorptic');
    const remove = t('editor:preferences.removeWord', { word: 'blorptic' });
    while ((await focused(page)) !== remove) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(underlined('blorptic')).toHaveCount(2);
  });

  test('turns a rule off, and on again', async ({ page }) => {
    const { surface, card, underlined, chooseFromMenu } = await openCheckedEditor(page, {
      text: TEXT,
    });
    await surface.press('ControlOrMeta+Home');
    await page.keyboard.press('F7');
    await page.keyboard.press('F7');
    await expect(card.getByRole('button', { name: 'were' })).toBeFocused();
    while ((await focused(page)) !== t('editor:card.ruleOff')) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(underlined('was')).toHaveCount(0);
    await expect(underlined('recieved')).toBeVisible();

    await page.keyboard.press('F8');
    await chooseFromMenu(t('editor:toolbar.preferences'));
    await card.getByRole('button', { name: t('editor:preferences.enableRule') }).press('Enter');
    await page.keyboard.press('Escape');
    await expect(underlined('was')).toBeVisible();
  });

  test('is back at the menu after a dialog that was opened from it', async ({ page }) => {
    const { card, chooseFromMenu } = await openEditor(page);
    for (const name of ['shortcuts', 'preferences']) {
      await chooseFromMenu(t(`editor:toolbar.${name}`));
      await expect(card).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
      await expect(
        page.getByRole('button', { name: t('editor:toolbar.more'), exact: true }),
      ).toBeFocused();
    }
  });

  test('is back in the text after a card, in a window as narrow as a phone’s', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { surface, card } = await openCheckedEditor(page, { text: 'I saw teh cat.' });
    await surface.press('ControlOrMeta+Home');
    await page.keyboard.press('F7');
    await expect(card).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(surface).toBeFocused();
    await page.keyboard.press('F7');
    await expect(card).toBeInViewport();
  });
});
