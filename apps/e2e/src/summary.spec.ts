import { openCheckedEditor } from './editor';
import { expect, test } from './fixtures';
import { STORIES } from './texts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

test('a text is summed up without a connection, and its sentences lead to their places', async ({
  page,
  context,
}) => {
  const editor = await openCheckedEditor(page, { text: STORIES.en.text });
  const { t, card: dialog } = editor;
  await context.setOffline(true);
  await editor.chooseFromMenu(t('editor:toolbar.summary'));
  const sentences = dialog.getByRole('listitem');
  await expect(sentences).not.toHaveCount(0);
  const few = await sentences.count();
  await dialog.getByRole('button', { name: t('editor:summary.lengths.long') }).click();
  await expect.poll(() => sentences.count()).toBeGreaterThan(few);

  const last = (await sentences.last().textContent()) ?? '';
  await sentences.last().getByRole('button').click();
  await expect(dialog).toBeHidden();
  await expect(editor.surface).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(last);
  await expect(editor.line(last)).toBeInViewport();
});
