import { expect, type Locator, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { PRODUCT } from './addresses';
import { register, signIn, type NewPerson, type Person } from './people';
import { wordsOf } from './words';

/** Starting a checker on a busy machine takes its time. Milliseconds. */
const FIRST_CHECK_MS = 30_000;

/** The editor as a person sees it. */
export interface Editor {
  readonly t: TFunction;
  readonly surface: Locator;
  readonly status: Locator;
  readonly card: Locator;
  /** In a passing message: the bar has a button of the same name, which is there when no message is. */
  readonly undo: Locator;
  /** The line of the text that holds these words. */
  line(words: string): Locator;
  /** Words that are underlined in the text. */
  underlined(words: string): Locator;
  paste(text: string): Promise<void>;
  checked(): Promise<void>;
  /** The text is in the browser's storage. */
  kept(): Promise<void>;
  chooseFromMenu(item: string): Promise<void>;
}

export function editorOn(page: Page, t: TFunction): Editor {
  const surface = page.getByRole('textbox', { name: t('editor:surface.label') });
  const status = page.getByRole('group', { name: t('editor:status.label') });
  return {
    t,
    surface,
    status,
    card: page.getByRole('dialog'),
    undo: page
      .getByRole('region', { name: t('common:notificationsByKey', { key: 'F8' }) })
      .getByRole('button', { name: t('common:actions.undo'), exact: true }),
    line: (words) => page.locator('.cm-line', { hasText: words }),
    underlined: (words) => page.locator('.cm-issue', { hasText: words }),
    async paste(text) {
      await surface.focus();
      await page.evaluate((value) => navigator.clipboard.writeText(value), text);
      await page.keyboard.press('ControlOrMeta+v');
    },
    async checked() {
      const done = new RegExp(
        ['clean', 'found_one', 'found_other']
          .map((key) => t(`editor:status.${key}`, { count: 7 }).replace('7', '\\d+'))
          .join('|'),
      );
      await expect(status).toContainText(done, { timeout: FIRST_CHECK_MS });
    },
    kept: () => expect(status).toContainText(t('editor:status.saved')),
    async chooseFromMenu(item) {
      await page.getByRole('button', { name: t('editor:toolbar.more'), exact: true }).click();
      await page.getByRole('menuitem', { name: item }).click();
    },
  };
}

interface OpenedEditor extends Editor {
  readonly person: Person;
}

/** A signed-in person with a text in the editor, which need not be checked yet: that takes seconds. */
export async function openEditor(
  page: Page,
  { text, ...wanted }: NewPerson & { readonly text?: string } = {},
): Promise<OpenedEditor> {
  const { address = PRODUCT, language = 'en' } = wanted;
  const person = await register(wanted);
  await signIn(page, person, address);
  await page.goto(`${address}/editor`);
  const editor = editorOn(page, wordsOf(language));
  await expect(editor.surface).toBeVisible();
  if (text) {
    await editor.paste(text);
    await expect(editor.surface).not.toHaveText(editor.t('editor:surface.placeholder'));
  }
  return { ...editor, person };
}

/** The same, once the text is checked. */
export async function openCheckedEditor(
  page: Page,
  wanted: NewPerson & { readonly text: string },
): Promise<OpenedEditor> {
  const editor = await openEditor(page, wanted);
  await editor.checked();
  return editor;
}
