import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectAccessibleInLooks } from './accessible';
import { editorOn, openEditor } from './editor';
import { expect, test } from './fixtures';
import { register, signIn } from './people';
import { wordsOf } from './words';

const TEXT = 'Nobody recieved an answer.';
const DOCX = new URL('../../web/src/features/editor/testing/rivers.docx', import.meta.url);
const RICH = '# Le cœur\n\n« Une **force** 😀 »\n\n- [un](https://example.com/)';
const t = wordsOf('en');

interface List {
  readonly dialog: Locator;
  row(title: string): Locator;
  press(name: string): Promise<void>;
}

async function openList(page: Page): Promise<List> {
  await page.getByRole('button', { name: t('documents:title'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('documents:title') });
  await expect(dialog).toBeVisible();
  return {
    dialog,
    row: (title) => dialog.getByRole('listitem').filter({ hasText: title }),
    press: (name) => dialog.getByRole('button', { name, exact: true }).click(),
  };
}

async function writeNew(page: Page, text: string) {
  const { surface, line, kept } = editorOn(page, t);
  const { dialog, press } = await openList(page);
  await press(t('documents:new'));
  await expect(dialog).toBeHidden();
  await expect(surface).toBeFocused();
  await expect(surface).toHaveText(t('editor:surface.placeholder'));
  await page.keyboard.type(text);
  await expect(line(text)).toBeVisible();
  await kept();
}

/** What the first version of the editor kept: one draft. */
async function keepAsBefore(page: Page, accountId: string, text: string) {
  await page.evaluate(
    ({ name, draft }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, 1);
        opening.onerror = () => reject(new Error('not opened'));
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('drafts').put(draft, 'current');
          opening.result.createObjectStore('preferences');
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    {
      name: `tercet-editor-${accountId}`,
      draft: { text, selection: { anchor: 0, head: 0 }, savedAt: 1_000, tab: 'a', revision: 1 },
    },
  );
}

/** As a page of the time before versions does that is not running: what it holds, no newer one can open. */
async function holdStorage(page: Page, accountId: string, text: string) {
  await page.evaluate(
    ({ name, draft }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, 2);
        opening.onerror = () => reject(new Error('not opened'));
        opening.onupgradeneeded = () => {
          const { result } = opening;
          result.createObjectStore('texts').put(draft, ['letter', 'current']);
          result.createObjectStore('documents').put({ createdAt: 1, changedAt: 1 }, 'letter');
          result.createObjectStore('preferences');
        };
        opening.onsuccess = () => resolve();
      }),
    {
      name: `tercet-editor-${accountId}`,
      draft: { text, selection: { anchor: 0, head: 0 }, savedAt: 1_000, tab: 'a', revision: 1 },
    },
  );
}

/** Has the page know the account as one of premium: the files are made in the browser alone. */
async function beOnPremium(page: Page) {
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as object;
    await route.fulfill({ response, json: { ...user, isPremium: true } });
  });
}

test('a text of the time of the only draft is the first document', async ({ page }) => {
  const person = await register();
  await signIn(page, person);
  const { user } = JSON.parse(person.session) as { user: { id: string } };
  await keepAsBefore(page, user.id, TEXT);
  await page.goto('/editor');
  await expect(editorOn(page, t).line(TEXT)).toBeVisible();
  const { row } = await openList(page);
  await expect(row(TEXT)).toContainText(t('documents:shown'));
});

test('documents are written, found, called otherwise and opened again', async ({ page }) => {
  const { line, kept } = await openEditor(page, { text: TEXT });
  await kept();
  await writeNew(page, 'The second letter.');
  await page.reload();
  await expect(line('The second letter.')).toBeVisible();

  const { dialog, row, press } = await openList(page);
  await expectAccessibleInLooks(page, 'the documents');
  await expect(dialog.getByRole('listitem')).toHaveText([/The second letter/, /Nobody/]);
  await expect(row('Nobody')).toContainText(t('editor:status.words', { count: 4 }));
  await press(t('documents:rename', { title: TEXT }));
  await expectAccessibleInLooks(page, 'a document that is renamed');
  await page.keyboard.type('Complaint');
  await page.keyboard.press('Enter');
  await dialog.getByRole('searchbox').fill('received nothing');
  await expect(dialog.getByText(t('documents:noMatch'))).toBeVisible();
  await dialog.getByRole('searchbox').fill('recieved');
  await expect(dialog.getByRole('listitem')).toHaveText([/Complaint/]);
  await row('Complaint').getByRole('button').first().click();
  await expect(dialog).toBeHidden();
  await expect(line(TEXT)).toBeVisible();
  await expect(editorOn(page, t).underlined('recieved')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Again.');
  await page.reload();
  await expect(line(`${TEXT} Again.`)).toBeVisible();
});

test('a deleted document comes back, at once or from the message afterwards', async ({ page }) => {
  const { line, kept, undo } = await openEditor(page, { text: TEXT });
  await kept();
  await writeNew(page, 'The second letter.');

  let list = await openList(page);
  const undoInList = list.dialog.getByRole('button', { name: t('common:actions.undo') });
  await list.press(t('documents:delete', { title: 'The second letter.' }));
  await expect(undoInList).toBeFocused();
  await expect(list.row(TEXT)).toContainText(t('documents:shown'));
  await page.keyboard.press('Enter');
  await expect(list.row('The second letter.')).toBeVisible();

  await list.press(t('documents:delete', { title: 'The second letter.' }));
  await expect(undoInList).toBeFocused();
  await page.keyboard.press('Escape');
  // The message passes, however slow the machine: what else is to be seen is looked at afterwards.
  await undo.click();
  await expect(line(TEXT)).toBeVisible();
  list = await openList(page);
  await expect(list.row('The second letter.')).toBeVisible();

  await list.press(t('documents:delete', { title: 'The second letter.' }));
  await expect(undoInList).toBeFocused();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(line(TEXT)).toBeVisible();
  list = await openList(page);
  await expect(list.row(TEXT)).toBeVisible();
  await expect(list.row('The second letter.')).toBeHidden();
});

test('two tabs at two documents leave each other alone', async ({ page, context }) => {
  const first = await openEditor(page, { text: TEXT });
  await first.kept();
  const other = await context.newPage();
  await other.goto('/editor');
  await expect(editorOn(other, t).line(TEXT)).toBeVisible();
  await writeNew(other, 'The second letter.');
  await first.surface.press('ControlOrMeta+End');
  await page.keyboard.type(' More.');
  await first.kept();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: t('editor:notices.keepMine') })).toBeHidden();
    await tab.reload();
  }
  await expect(first.line(`${TEXT} More.`)).toBeVisible();
  await expect(editorOn(other, t).line('The second letter.')).toBeVisible();
});

test.describe('files', () => {
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Déjà “vu”.', 'utf16le')]);

  test('become new documents', async ({ page }) => {
    const { line, kept } = await openEditor(page, { text: TEXT });
    await kept();
    const files = [
      { name: 'plan.md', mimeType: '', buffer: Buffer.from('# The plan\n\n- one') },
      { name: 'old.txt', mimeType: 'text/plain', buffer: Buffer.from([0x93, 0xe9, 0x94]) },
      { name: 'wide.txt', mimeType: 'text/plain', buffer: utf16 },
      { name: 'rivers.docx', mimeType: '', buffer: readFileSync(DOCX) },
    ];
    const expected = ['# The plan', '“é”', 'Déjà “vu”.', 'Nobody **recieved** an *answer*'];
    for (const [index, file] of files.entries()) {
      const { dialog } = await openList(page);
      await dialog.locator('input[type=file]').setInputFiles(file);
      await expect(line(expected[index] ?? '')).toBeVisible();
      await expect(dialog).toBeHidden();
    }
    const { row } = await openList(page);
    for (const title of ['plan', 'old', 'wide', 'rivers', TEXT])
      await expect(row(title).first()).toBeVisible();
  });

  test('that cannot are turned down with the reason, and the text stays', async ({ page }) => {
    const { line, kept } = await openEditor(page, { text: TEXT });
    await kept();
    const { dialog, press } = await openList(page);
    await dialog.locator('input[type=file]').setInputFiles([
      { name: 'broken.docx', mimeType: '', buffer: Buffer.from('no archive') },
      { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from([1, 2, 3]) },
    ]);
    await expect(
      dialog.getByText(t('documents:failures.unreadable', { name: 'broken.docx' })),
    ).toBeVisible();
    await expect(dialog.getByText('photo.png')).toBeVisible();
    await press(t('common:actions.close'));
    await expect(line(TEXT)).toBeVisible();
  });

  test('are taken where they are dropped on the text', async ({ page }) => {
    const { line, kept, surface } = await openEditor(page, { text: TEXT });
    await kept();
    const dataTransfer = await page.evaluateHandle(() => {
      const dropped = new DataTransfer();
      dropped.items.add(new File(['A dropped letter.'], 'dropped.txt', { type: 'text/plain' }));
      return dropped;
    });
    await surface.dispatchEvent('dragover', { dataTransfer });
    await expect(page.getByText(t('documents:drop'))).toBeVisible();
    await surface.dispatchEvent('drop', { dataTransfer });
    await expect(line('A dropped letter.')).toBeVisible();
    await expect(line(TEXT)).toBeHidden();
    await expect(surface).toBeFocused();
    const { row } = await openList(page);
    await expect(row(TEXT)).toBeVisible();
  });

  test('are what a text is downloaded as, called after its title', async ({ page }) => {
    const { chooseFromMenu } = await openEditor(page, { text: `${TEXT}\nDéjà vu.` });
    const downloading = page.waitForEvent('download');
    await chooseFromMenu(t('documents:export.txt'));
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('Nobody recieved an answer.txt');
    expect(readFileSync(await file.path(), 'utf8')).toBe(`${TEXT}\nDéjà vu.`);
  });

  test('of premium are shown to everybody, and who lacks it is told so', async ({ page }) => {
    const { chooseFromMenu } = await openEditor(page, { text: TEXT });
    await chooseFromMenu(t('documents:export.pdf'));
    const sentence = t('errors:codes.PREMIUM_REQUIRED');
    await expect(
      page.getByText(t('documents:export.premiumOnly', { sentence })).first(),
    ).toBeVisible();
  });

  test('of each kind are made on premium', async ({ page }) => {
    await beOnPremium(page);
    const { chooseFromMenu } = await openEditor(page, { text: RICH });
    const download = async (extension: 'docx' | 'pdf' | 'html' | 'md') => {
      const downloading = page.waitForEvent('download');
      await chooseFromMenu(t(`documents:export.${extension}`));
      const file = await downloading;
      expect(file.suggestedFilename()).toBe(`Le cœur.${extension}`);
      return readFileSync(await file.path());
    };
    expect((await download('md')).toString()).toBe(RICH);
    expect((await download('html')).toString()).toContain('<h1>Le cœur</h1>');
    expect((await download('pdf')).subarray(0, 5).toString()).toBe('%PDF-');

    // What Tercet has written, it reads again.
    const buffer = await download('docx');
    const { dialog } = await openList(page);
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'back.docx', mimeType: '', buffer });
    await expect(dialog).toBeHidden();
    await expect(editorOn(page, t).line('Une **force** 😀')).toBeVisible();
  });
});

test('an earlier version comes back, and goes again', async ({ page }) => {
  const { line, kept, surface, chooseFromMenu } = await openEditor(page, { text: TEXT });
  await kept();
  await chooseFromMenu(t('editor:toolbar.clear'));
  await surface.focus();
  await page.keyboard.type('Something else.');
  await expect(line('Something else.')).toBeVisible();

  await chooseFromMenu(t('documents:history.title'));
  const dialog = page.getByRole('dialog', { name: t('documents:history.title') });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expectAccessibleInLooks(page, 'the versions');
  await dialog.getByRole('listitem').getByRole('button').click();
  await expect(dialog.getByRole('region')).toHaveText(TEXT);
  await expectAccessibleInLooks(page, 'a version');
  await dialog.getByRole('button', { name: t('documents:history.restore') }).click();
  await expect(dialog).toBeHidden();
  await expect(line(TEXT)).toBeVisible();
  await expect(surface).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(line('Something else.')).toBeVisible();
});

test('an older tab that holds the storage is named, and the text comes once it is closed', async ({
  page,
  context,
}) => {
  const person = await register();
  await signIn(page, person);
  const { user } = JSON.parse(person.session) as { user: { id: string } };
  await holdStorage(page, user.id, TEXT);
  const other = await context.newPage();
  await other.goto('/editor');
  await expect(other.getByText(t('documents:otherTab', { product: 'Tercet' }))).toBeVisible();
  await expect(other.getByRole('textbox')).toHaveCount(0);
  await page.close();
  await expect(editorOn(other, t).line(TEXT)).toBeVisible();
});
