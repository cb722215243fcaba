import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { assistantOn, type Assistant } from './assistant';
import { openEditor, type Editor } from './editor';
import { expect, NO_PAGE, test } from './fixtures';
import { modelAnswers, resetModel } from './model';
import { linkIn, mailTo } from './mails';
import { FOR_VISITORS, NOTICES, OF_WHO_HAS_NOT_PAID, pathsOf } from './pages';
import { askForReset, register, signIn } from './people';
import { openSettings } from './settings';
import { LOCALES, wordsOf } from './words';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** The three languages in both themes; the two sizes take turns. */
const LOOKS = LOCALES.flatMap((locale, index) => {
  const [first, second] = index % 2 === 0 ? [DESK, PHONE] : [PHONE, DESK];
  return [
    { locale, scheme: 'light', viewport: first },
    { locale, scheme: 'dark', viewport: second },
  ] as const;
});

const PAGES = [...pathsOf(FOR_VISITORS), NOTICES, NO_PAGE.path];

/** GraphiQL's own: buttons within its tabs, the colors of its name and of its editor. */
const OF_GRAPHIQL = ['.graphiql-tab', '.graphiql-logo-link', '.monaco-editor'];

test.beforeEach(resetModel);

async function dialogs(page: Page, { t, card: dialog, chooseFromMenu }: Editor) {
  for (const name of ['preferences', 'statistics', 'summary', 'shortcuts']) {
    await chooseFromMenu(t(`editor:toolbar.${name}`));
    await expect(dialog).toBeVisible();
    await expectAccessible(page, name);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await chooseFromMenu(t('documents:history.title'));
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'versions');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: t('documents:title'), exact: true }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'documents');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function cardOf(page: Page, { card, underlined }: Editor) {
  await underlined('recieved').click();
  await expect(card).toBeVisible();
  await expectAccessible(page, 'card');
  await card.press('Escape');
  await expect(card).toBeHidden();
}

async function rewriting(page: Page, { improve, answerSoFar, review }: Assistant) {
  await expect(improve).toBeVisible();
  await expectAccessible(page, 'assistant');
  await modelAnswers({ stallAfterChunks: 2 }, { status: 503 }, { status: 503 }, {});
  await improve.click();
  await expect(answerSoFar).toContainText('Nobody');
  await expectAccessible(page, 'answer coming in');
  return review;
}

/** Has the way to the payment provider take until it is let go, and then end nowhere. */
async function holdPayment(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('CreateCheckoutSession')) return route.fallback();
    await held;
    const errors = [{ message: 'No way', extensions: { code: 'INTERNAL' } }];
    return route.fulfill({ json: { data: null, errors } });
  });
  return letGo;
}

for (const { scheme, viewport, locale } of LOOKS) {
  const t = wordsOf(locale);
  const isPhone = viewport === PHONE;

  test.describe(`in ${locale}, in ${scheme} colors at ${viewport.width} pixels`, () => {
    test.use({ colorScheme: scheme, viewport, locale, hasTouch: isPhone });
    test.use({ expectedErrors: NO_PAGE.errors });

    test('the public pages are accessible', async ({ page }) => {
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page, path);
      }
      await page.goto('/auth/signup');
      await page.getByRole('button', { name: t('auth:signUp.submit') }).click();
      await expect(page.getByText(t('auth:validation.nameRequired'))).toBeVisible();
      await expectAccessible(page, 'a form with errors');
      if (!isPhone) return;
      await page.getByRole('button', { name: t('common:nav.openMenu') }).click();
      await expectAccessible(page, 'menu');
    });

    test('the explorer of the API (graphiql) is accessible, as far as it is ours', async ({
      page,
    }) => {
      await page.goto('/graphiql');
      await expect(page.locator('.graphiql-query-editor')).toContainText('Check');
      await expectAccessible(page, '/graphiql', undefined, OF_GRAPHIQL);
    });

    test('the pages of who has signed in are accessible, and the way to a payment', async ({
      page,
    }) => {
      await signIn(page, await register({ language: locale }));
      const heading = page.getByRole('heading', { level: 1 });
      for (const one of OF_WHO_HAS_NOT_PAID) {
        await page.goto(one.path);
        await expect(heading).toHaveText(t(one.heading));
        await page.waitForLoadState('networkidle');
        await expectAccessible(page, one.path);
      }
      const letGo = await holdPayment(page);
      await page.goto('/subscribe?plan=premium-yearly');
      await expect(heading).toHaveText(t('plans:subscribe.processing.heading'));
      await expect(page).toHaveTitle(`${t('common:titles.subscribe')} – Tercet`);
      await expectAccessible(page, 'a payment that is prepared');
      letGo();
      await expect(heading).toHaveText(t('plans:subscribe.failed.heading'));
      await expectAccessible(page, 'a payment that has not started');
    });

    test('the settings and their dialogs are accessible', async ({ page }) => {
      const { section, dialog } = await openSettings(page, { language: locale });
      await expect(section('plan').getByRole('progressbar')).toBeVisible();
      await expect(section('apiKeys').getByText(t('settings:apiKeys.none'))).toBeVisible();
      await expect(section('sessions').getByRole('listitem')).toHaveCount(1);
      await expectAccessible(page, 'page');
      const isTooWide = await page.evaluate(() => document.body.scrollWidth > innerWidth);
      expect(isTooWide).toBe(false);
      const key = section('apiKeys').getByRole('button', { name: t('settings:apiKeys.new') });
      await key.click();
      await dialog.getByRole('button', { name: t('settings:apiKeys.create') }).click();
      await expect(dialog.getByText(t('auth:validation.keyNameRequired'))).toBeVisible();
      await expectAccessible(page, 'new key');
      await page.keyboard.press('Escape');
      await expect(key).toBeFocused();
      const open = section('deletion').getByRole('button', { name: t('settings:deletion.open') });
      await open.click();
      await expectAccessible(page, 'deletion');
      await page.keyboard.press('Escape');
      await expect(open).toBeFocused();
    });

    test.describe('of which a script does not come', () => {
      test.use({ expectedErrors: [[/ERR_FAILED/, /LoadError/], { scope: 'test' }] });

      test('a page is accessible that stays, and one that cannot be had', async ({
        page,
        context,
      }) => {
        await context.route('**/assets/main-*.js', (route) => route.abort());
        await page.goto('/support');
        await expect(page.getByText(t('html:lost'))).toBeVisible();
        await expectAccessible(page, 'a page that does not answer');
        await context.unrouteAll();
        await signIn(page, await register({ language: locale }));
        await context.route('**/assets/SettingsRoute-*.js', (route) => route.abort());
        await page.goto('/settings');
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(t('common:crash.heading'));
        await expectAccessible(page, 'a page that cannot be had');
      });
    });

    test('the form of a new password is accessible', async ({ page }) => {
      const { email } = await register({ language: locale });
      await askForReset(email);
      const subject = new RegExp(t('mails:resetPassword.subject'));
      await page.goto(linkIn(await mailTo(email, subject), '/auth/reset-password'));
      const field = page.getByLabel(t('auth:reset.newPassword'), { exact: true });
      await expect(field).toBeVisible();
      await expectAccessible(page, 'the form');
      await page.getByRole('button', { name: t('auth:reset.submit'), exact: true }).click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, 'the form with errors');
    });

    test('the editor is accessible, empty, with issues, and with what opens above it', async ({
      page,
    }) => {
      const editor = await openEditor(page, { language: locale });
      await expectAccessible(page, 'empty');
      await editor.paste('Nobody recieved an answer. They was late.');
      const underlined = editor.underlined('recieved');
      await expect(underlined).toHaveAttribute('aria-invalid', 'spelling');
      await editor.checked();
      await expectAccessible(page, 'with issues');
      await cardOf(page, editor);
      await dialogs(page, editor);
      if (!isPhone) return;
      await page.getByRole('button', { name: new RegExp(`^${t('editor:panel.issues')}`) }).click();
      await expect(editor.card).toBeVisible();
      await expectAccessible(page, 'sheet of issues');
    });

    test('the assistant is accessible at each step', async ({ page }) => {
      await openEditor(page, { language: locale, text: 'Nobody recieved an answer.' });
      const assistant = assistantOn(page, t);
      if (isPhone) await page.getByRole('button', { name: t('editor:panel.assistant') }).click();
      else await assistant.open();
      const review = await rewriting(page, assistant);
      await assistant.stop.click();
      await assistant.improve.click();
      await expect(assistant.retry).toBeVisible();
      await expectAccessible(page, 'failure');
      await assistant.retry.click();
      await expect(review).toBeVisible();
      await expectAccessible(page, 'review');
    });
  });
}
