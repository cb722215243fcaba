import type { Page } from '@playwright/test';
import { expectAccessibleInLooks, expectAccessibleInThemes } from './accessible';
import { PRODUCT } from './addresses';
import { editorOn, openEditor } from './editor';
import { expect, test } from './fixtures';
import { linkIn, mailTo } from './mails';
import { askForReset, newEmail, PASSWORD, register, signIn } from './people';
import { LOCALES, wordsOf, type Locale } from './words';

const NEW_PASSWORD = 'seventeen tall herons';
const PAGES = { verifyEmail: '/auth/verify-email', resetPassword: '/auth/reset-password' } as const;

/** The account pages, as a person sees them in a language. */
function accountPages(page: Page, locale: Locale) {
  const t = wordsOf(locale);
  const field = (key: string) => page.getByLabel(t(key), { exact: true });
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
  const link = (key: string) => page.getByRole('main').getByRole('link', { name: t(key) });
  return {
    t,
    field,
    button,
    link,
    heading: (key: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(t(key)),
    async signUp(email: string) {
      await page.goto('/auth/signup');
      await field('auth:fields.name').fill('Noor');
      await field('auth:fields.email').fill(email);
      await field('auth:fields.password').fill(PASSWORD);
      await field('auth:fields.confirmPassword').fill(PASSWORD);
      await button('auth:signUp.submit').click();
      await expect(page).toHaveURL('/editor');
    },
    async signIn(email: string, password: string) {
      await field('auth:fields.email').fill(email);
      await field('auth:fields.password').fill(password);
      await button('auth:signIn.submit').click();
    },
    async setPassword(password: string) {
      await field('auth:reset.newPassword').fill(password);
      await field('auth:fields.confirmPassword').fill(password);
      await button('auth:reset.submit').click();
    },
  };
}

async function linkOf(kind: keyof typeof PAGES, email: string, locale: Locale = 'en') {
  const subject = new RegExp(wordsOf(locale)(`mails:${kind}.subject`));
  return linkIn(await mailTo(email, subject), PAGES[kind]);
}

/** Whether the browser's own account shows a confirmed address. */
const isVerified = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('authSession') ?? 'null') as {
      user: { emailVerified: boolean };
    } | null;
    return kept?.user.emailVerified;
  });

test.describe('the address of an account', () => {
  // A link that was used is answered with an error, of which the browser's console tells.
  test.use({ expectedErrors: [/status of 40[01]/] });

  for (const locale of LOCALES) {
    test.describe(`of somebody whose language is ${locale}`, () => {
      test.use({ locale });

      test('is confirmed with the mail’s link and a click', async ({ page }) => {
        const { signUp, heading, button, link } = accountPages(page, locale);
        const email = newEmail();
        await signUp(email);
        await expect(page.getByText(email).first()).toBeVisible();
        await expectAccessibleInThemes(page, 'the editor, with the message');
        const address = await linkOf('verifyEmail', email, locale);

        await page.goto(address);
        await heading('auth:verify.ready.heading');
        await expect(page).toHaveURL(PAGES.verifyEmail);
        expect(await isVerified(page)).toBe(false);
        await expectAccessibleInThemes(page, 'before the click');
        await page.reload();
        await button('auth:verify.submit').click();
        await heading('auth:verify.confirmed.heading');
        expect(await isVerified(page)).toBe(true);
        await expectAccessibleInThemes(page, 'confirmed');
        await link('auth:links.editor').click();
        await expect(page).toHaveURL('/editor');

        await page.goto(address);
        await heading('auth:verify.done.heading');
        await expectAccessibleInThemes(page, 'opened anew');
        await button('auth:verify.submit').click();
        await heading('auth:verify.already.heading');
      });
    });
  }

  test('is confirmed in a browser where nobody is signed in, once', async ({ page }) => {
    const { heading, button, link } = accountPages(page, 'en');
    const { email } = await register();
    const address = await linkOf('verifyEmail', email);
    await page.goto(address);
    await button('auth:verify.submit').click();
    await heading('auth:verify.confirmed.heading');
    await expect(link('auth:links.signIn')).toBeVisible();
    await page.goto(address);
    await button('auth:verify.submit').click();
    await heading('auth:verify.invalid.heading');
    await expectAccessibleInLooks(page, 'used already');
    await link('auth:links.signIn').click();
    await expect(page).toHaveURL('/auth/signin?redirect=%2Fsettings');
  });

  test('gets another link in place of a broken one', async ({ page }) => {
    const { heading, button, t } = accountPages(page, 'en');
    const { person } = await openEditor(page);
    const first = await linkOf('verifyEmail', person.email);
    await page.goto(`${PAGES.verifyEmail}?token=${'x'.repeat(43)}`);
    await button('auth:verify.submit').click();
    await heading('auth:verify.invalid.heading');
    await button('auth:verify.another.request').click();
    await expect(
      page.getByText(t('auth:verify.another.sent', { email: person.email })),
    ).toBeVisible();
    await expectAccessibleInLooks(page, 'sent again');
    await expect.poll(() => linkOf('verifyEmail', person.email)).not.toBe(first);
    await page.goto(await linkOf('verifyEmail', person.email));
    await button('auth:verify.submit').click();
    await heading('auth:verify.confirmed.heading');
  });
});

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: [/status of 40[01]/] });

  test('is replaced, which ends every session', async ({ page, browser }) => {
    const {
      t,
      field,
      button,
      link,
      heading,
      setPassword,
      signIn: enter,
    } = accountPages(page, 'en');
    const elsewhere = await browser.newContext({ baseURL: PRODUCT });
    const other = await elsewhere.newPage();
    const { person } = await openEditor(other);

    await page.goto('/auth/signin');
    await field('auth:fields.email').fill(person.email);
    await link('auth:signIn.forgot').click();
    await expect(page).toHaveURL('/auth/forgot-password');
    await expect(field('auth:fields.email')).toHaveValue(person.email);
    await button('auth:forgot.submit').click();
    await expect(page.getByText(t('auth:forgot.sent', { email: person.email }))).toBeVisible();
    await expectAccessibleInLooks(page, 'sent');

    const address = await linkOf('resetPassword', person.email);
    await page.goto(address);
    await expect(field('auth:reset.newPassword')).toBeVisible();
    await expect(page).toHaveURL(PAGES.resetPassword);
    await page.reload();
    await setPassword('short');
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
    await expectAccessibleInLooks(page, 'a form with errors');
    await setPassword('password123');
    await expect(page.getByText(t('auth:validation.passwordCommon'))).toBeVisible();
    await setPassword(NEW_PASSWORD);
    await heading('auth:reset.done.heading');
    await expectAccessibleInLooks(page, 'done');

    await link('auth:links.signIn').click();
    await enter(person.email, PASSWORD);
    await expect(page.getByRole('alert')).toContainText('Login failed');
    await enter(person.email, NEW_PASSWORD);
    await expect(editorOn(page, t).surface).toBeVisible();

    await other.reload();
    await expect(other).toHaveURL('/auth/signin?redirect=%2Feditor&error=token_expired');
    await elsewhere.close();

    await page.goto(address);
    await heading('auth:reset.invalid.heading');
    await expectAccessibleInLooks(page, 'used already');
  });

  test('of an address without an account is answered alike', async ({ page }) => {
    const { t, field, button } = accountPages(page, 'en');
    const email = newEmail();
    await page.goto('/auth/forgot-password');
    await field('auth:fields.email').fill(email);
    await button('auth:forgot.submit').click();
    await expect(page.getByText(t('auth:forgot.sent', { email }))).toBeVisible();
  });

  test('is replaced where a session has just ended', async ({ page }) => {
    const { field, setPassword, heading } = accountPages(page, 'en');
    const person = await register();
    await signIn(page, person);
    const headers = { authorization: `Bearer ${person.token}` };
    await page.request.post('/api/auth/logout', { headers });
    await askForReset(person.email);
    await page.goto(await linkOf('resetPassword', person.email));
    await expect(field('auth:reset.newPassword')).toBeVisible();
    await setPassword(NEW_PASSWORD);
    await heading('auth:reset.done.heading');
  });

  test('leads from a wrong link to a new one, also for who is signed in', async ({ page }) => {
    const { heading, link, field, button } = accountPages(page, 'en');
    const wrong = `${PAGES.resetPassword}?token=${'x'.repeat(43)}`;
    await page.goto(wrong);
    await heading('auth:reset.invalid.heading');
    await link('auth:links.askNew').click();
    await heading('auth:forgot.heading');

    const person = await register();
    await signIn(page, person);
    await page.goto(wrong);
    await heading('auth:reset.invalid.heading');
    await link('auth:links.askNew').click();
    await expect(field('auth:fields.email')).toHaveValue(person.email);
    await button('auth:forgot.submit').click();
    await page.goto(await linkOf('resetPassword', person.email));
    await expect(field('auth:reset.newPassword')).toBeVisible();
  });

  test('needs a link that is whole', async ({ page }) => {
    await page.goto(PAGES.resetPassword);
    await expect(page.getByText('No reset token was found in the URL')).toBeVisible();
    await page.goto(PAGES.verifyEmail);
    await expect(page.getByText('No verification token provided')).toBeVisible();
  });
});
