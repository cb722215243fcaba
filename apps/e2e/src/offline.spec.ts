import { openCheckedEditor } from './editor';
import { expect, test } from './fixtures';
import { wordsOf } from './words';

const t = wordsOf('en');

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

test('without a connection it is said, with the language that could not be checked', async ({
  page,
  context,
}) => {
  const { status, surface, underlined } = await openCheckedEditor(page, { text: 'I saw teh cat.' });
  await context.setOffline(true);
  await surface.press('ControlOrMeta+End');
  await page.keyboard.type('\nJe vous remercie de votre lettre de la semaine dernièr. ');
  const french = t('editor:status.notChecked', { languages: t('editor:language.inSentence.fr') });
  await expect(status).toContainText(`${t('editor:status.offline')} ${french}`, {
    timeout: 30_000,
  });
  await expect(underlined('teh')).toBeVisible();

  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByText(t('common:language.failed'))).toBeVisible({ timeout: 2_000 });

  await context.setOffline(false);
  await expect(underlined('dernièr')).toBeVisible({ timeout: 30_000 });
  await expect(status).not.toContainText(french);
});
