import { openEditor } from './editor';
import { expect, test } from './fixtures';
import { wordsOf } from './words';

const t = wordsOf('en');
const ENGINE = '**/*.wasm';

const CHECKER = '**/checker.worker-*.js';

// Playwright takes an array of several for a value with its options, unless these are named.
test.use({
  expectedErrors: [
    [
      /ERR_FAILED/,
      /status of 404 .* at \S+\/checker\.worker-\S+\.js$/,
      /^uncaught: en\/harper failed$/,
    ],
    { scope: 'test' },
  ],
});

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

test('a checker that is no longer on the server is mended by loading the page again', async ({
  page,
  context,
}) => {
  await context.route(CHECKER, (route) => route.fulfill({ status: 404 }));
  const { status, paste, kept, underlined } = await openEditor(page);
  await paste('She bought an book.');
  await expect(status).toContainText(t('editor:status.unloaded'));
  await expect(page.getByText(t('editor:toast.restarted'))).toBeHidden();
  await kept();

  await context.unroute(CHECKER);
  await page.getByRole('button', { name: t('common:actions.reload') }).click();
  await expect(underlined('an')).toBeVisible({ timeout: 30_000 });
});
