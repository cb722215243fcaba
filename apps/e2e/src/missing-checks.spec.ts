import { openEditor } from './editor';
import { expect, test } from './fixtures';
import { wordsOf } from './words';

const t = wordsOf('en');
const ENGINE = '**/*.wasm';

test.use({ expectedErrors: [/ERR_FAILED/] });

test('grammar that does not load is said, never taken for a clean text, and asked for again', async ({
  page,
  context,
}) => {
  await context.route(ENGINE, (route) => route.abort());
  const { status, paste, underlined, surface } = await openEditor(page);
  await paste('She bought an book.');
  await expect(status).toContainText(t('editor:status.incomplete'), { timeout: 30_000 });
  await expect(page.getByText(t('editor:issues.incomplete'))).toBeVisible();
  await expect(page.getByText(t('editor:issues.none'))).toBeHidden();

  await context.unroute(ENGINE);
  await page.getByRole('button', { name: t('editor:status.retry') }).click();
  await expect(underlined('an')).toBeVisible({ timeout: 30_000 });
  await expect(status).not.toContainText(t('editor:status.incomplete'));
  await surface.press('ControlOrMeta+End');
  await page.keyboard.type(' Every day he have lunch. ');
  await expect(underlined('have')).toBeVisible();
});
