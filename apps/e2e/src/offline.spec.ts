import type { Page } from '@playwright/test';
import { PRODUCT_UPDATED } from './addresses';
import { assistantOn } from './assistant';
import { editorOn, openCheckedEditor, openEditor } from './editor';
import { expect, test } from './fixtures';
import { resetModel } from './model';
import { register, signIn } from './people';
import { startUpdatedProduct } from './updated-product';
import { wordsOf } from './words';

const t = wordsOf('en');
const ENGINE = /harper.*\.wasm$/;

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

/** The names of the browser's caches. */
const cachesOf = (page: Page) => page.evaluate(() => caches.keys());

/** The paths of what the editor has loaded and the browser keeps. A cache that is opened is made, where there is none. */
const usedFiles = (page: Page) =>
  page.evaluate(async () => {
    const requests = (await caches.has('used')) ? await (await caches.open('used')).keys() : [];
    return requests.map(({ url }) => new URL(url).pathname);
  });

/** The editor and all that it has loaded are in the browser's caches. */
const keptForOffline = (page: Page) =>
  expect.poll(() => usedFiles(page)).toContainEqual(expect.stringMatching(ENGINE));

test.describe('without a connection, before anything is kept for that', () => {
  test.use({ serviceWorkers: 'block' });

  test('it is said, with the language that could not be checked', async ({ page, context }) => {
    const { status, surface, underlined } = await openCheckedEditor(page, {
      text: 'I saw teh cat.',
    });
    await context.setOffline(true);
    await surface.press('ControlOrMeta+End');
    await page.keyboard.type('\nJe vous remercie de votre lettre de la semaine dernièr. ');
    const french = t('editor:status.notChecked', { languages: t('editor:language.inSentence.fr') });
    await expect(status).toContainText(`${t('editor:status.offline')} ${french}`, {
      timeout: 30_000,
    });
    await expect(underlined('teh')).toBeVisible();

    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.getByText(t('common:language.failed'))).toBeVisible();

    await context.setOffline(false);
    await expect(underlined('dernièr')).toBeVisible({ timeout: 30_000 });
    await expect(status).not.toContainText(french);
  });
});

test.describe('after the first visit', () => {
  test.beforeEach(resetModel);

  test('the editor opens and checks without a connection, and loses nothing', async ({
    page,
    context,
  }) => {
    const { surface, status, underlined, line, kept } = await openCheckedEditor(page, {
      text: 'I saw teh cat.',
    });
    await kept();
    await keptForOffline(page);

    await context.setOffline(true);
    await page.reload();
    await expect(underlined('teh')).toBeVisible();
    await surface.press('ControlOrMeta+End');
    await page.keyboard.type(' She bought an book yesterday. ');
    await expect(underlined('an')).toBeVisible();
    await expect(status.getByRole('status')).toHaveText(/^Offline/);
    const assistant = assistantOn(page, t);
    await assistant.open();
    await expect(page.getByText(t('editor:assistant.offline'))).toBeVisible();
    await expect(assistant.improve).toBeDisabled();
    await kept();

    await page.reload();
    await expect(line('She bought an book yesterday.')).toBeVisible();
    await assistant.open();
    await expect(assistant.improve).toBeDisabled();
    await context.setOffline(false);
    await expect(assistant.improve).toBeEnabled();
    await expect(page.getByText(/^Leaves this device/)).toBeVisible();
    await expect(status.getByRole('status')).toBeEmpty();
    await page.reload();
    await expect(line('She bought an book yesterday.')).toBeVisible();
    await expect(underlined('an')).toBeVisible();
    await assistant.open();
    await assistant.improve.click();
    await expect(assistant.review).toBeVisible();
  });

  test('the editor opens in a language that was chosen on another page', async ({
    page,
    context,
  }) => {
    const { kept } = await openCheckedEditor(page, { text: 'I saw teh cat.' });
    await kept();
    await keptForOffline(page);
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

    await context.setOffline(true);
    await page.goto('/editor');
    const { line, underlined } = editorOn(page, wordsOf('fr'));
    await expect(line('I saw teh cat.')).toBeVisible();
    await expect(underlined('teh')).toBeVisible();
    await page.goto('/es');
    const settings = { name: wordsOf('es')('common:nav.settings') };
    await expect(page.getByRole('link', settings)).toBeVisible();
  });

  test('the editor checks what is first written without a connection', async ({
    page,
    context,
  }) => {
    const { surface, underlined } = await openEditor(page);
    await keptForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await surface.click();
    await page.keyboard.type('I saw teh cat. ');
    await expect(underlined('teh')).toBeVisible();
  });

  test('nothing is kept for who has never opened the editor', async ({ page }) => {
    await page.clock.install();
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Long after the editor would have had its files kept.
    await page.clock.runFor(30_000);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(hasServiceWorker)).toBe(false);
    expect(await cachesOf(page)).toEqual([]);
  });

  test('an update takes over once one page alone is open, and the old files go', async ({
    page,
    context,
  }) => {
    const product = await startUpdatedProduct();
    try {
      await signIn(page, await register(), PRODUCT_UPDATED);
      await page.goto(`${PRODUCT_UPDATED}/editor`);
      const editor = editorOn(page, t);
      await editor.paste('I saw teh cat.');
      await editor.checked();
      await keptForOffline(page);
      const [old = ''] = (await cachesOf(page)).filter((name) => name !== 'used');
      const other = await context.newPage();
      await other.goto(`${PRODUCT_UPDATED}/pricing`);

      product.update('updated');
      await page.reload();
      await expect.poll(() => page.evaluate(waitingState)).toBe('installed');
      // By then the editor has said what it has loaded, which is when an update takes over.
      await page.waitForTimeout(5_000);
      expect(await cachesOf(page)).toEqual(expect.arrayContaining([old, 'core-updated']));
      await other.close();
      await page.reload();
      await expect
        .poll(() => cachesOf(page))
        .toEqual(expect.arrayContaining(['used', 'core-updated']));
      await expect.poll(() => cachesOf(page)).not.toContain(old);
      await keptForOffline(page);
      await expect(editor.underlined('teh')).toBeVisible();
    } finally {
      product.stop();
    }
  });
});

const hasServiceWorker = async () =>
  (await navigator.serviceWorker.getRegistration()) !== undefined;

const waitingState = async () =>
  (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? null;
