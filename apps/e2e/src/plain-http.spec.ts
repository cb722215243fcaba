import { PRODUCT_OVER_PLAIN_HTTP } from './addresses';
import { assistantOn } from './assistant';
import { editorOn } from './editor';
import { expect, test } from './fixtures';
import { resetModel } from './model';
import { register, signIn } from './people';
import { wordsOf } from './words';

const t = wordsOf('en');
const TEXT = 'They was late again.';

// Browsers say that they isolate pages from each other over https only.
test.use({ expectedErrors: [/Cross-Origin-Opener-Policy/] });

test.beforeEach(resetModel);

test('over plain http a text is checked, copied, improved and kept', async ({ page }) => {
  const { surface, line, checked, kept } = editorOn(page, t);
  const assistant = assistantOn(page, t);

  await test.step('open the editor, on a page that the browser does not trust', async () => {
    await signIn(page, await register(), PRODUCT_OVER_PLAIN_HTTP);
    await page.goto(`${PRODUCT_OVER_PLAIN_HTTP}/editor`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await expect(surface).toBeVisible();
  });

  await test.step('write a text, and see it checked', async () => {
    await surface.focus();
    await page.keyboard.type(TEXT);
    await checked();
  });

  await test.step('have it improved', async () => {
    await assistant.open();
    await assistant.improve.click();
    await expect(assistant.review).toBeVisible();
    await assistant.apply.click();
    await expect(line('They were late again.')).toBeVisible();
  });

  await test.step('copy it, and paste it where the caret is', async () => {
    await page.getByRole('button', { name: t('editor:toolbar.copy') }).click();
    await expect(page.getByText(t('editor:toast.copied'), { exact: true })).toBeVisible();
    await surface.press('ControlOrMeta+End');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(line('They were late again.They were late again.')).toBeVisible();
  });

  await test.step('find it again after a reload', async () => {
    await kept();
    await page.reload();
    await expect(line('They were late again.They were late again.')).toBeVisible();
  });
});
