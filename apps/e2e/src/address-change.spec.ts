import type { Page } from '@playwright/test';
import { expectAccessibleInLooks } from './accessible';
import { PRODUCT } from './addresses';
import { expect, test } from './fixtures';
import { linkIn, mailTo } from './mails';
import { newEmail, PASSWORD } from './people';
import { openSettings, settingsOn, signInOverApi } from './settings';
import { wordsOf } from './words';

const t = wordsOf('en');
const NEW_PASSWORD = 'eighteen grey owls';

const linkOf = async (kind: string, email: string, path: string) =>
  linkIn(await mailTo(email, new RegExp(t(`mails:${kind}.subject`))), path);

/** Opens the link of a mail, and confirms the address that it was sent to. */
async function confirm(page: Page, kind: string, email: string): Promise<void> {
  await page.goto(await linkOf(kind, email, '/auth/verify-email'));
  await page.getByRole('button', { name: t('auth:verify.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('auth:verify.confirmed.heading'),
  );
}

// The session ends with the new password.
test.use({ expectedErrors: [/status of 401/] });

test('a new address holds once it is confirmed, and the one before takes the account back', async ({
  page,
}) => {
  const { person } = await openSettings(page);
  await confirm(page, 'verifyEmail', person.email);
  await page.goto('/settings');
  const email = settingsOn(page, t).section('email');
  const address = email.getByLabel(t('settings:email.newEmail'));
  const password = email.getByLabel(t('settings:email.password'), { exact: true });
  const submit = email.getByRole('button', { name: t('settings:email.submit') });
  const next = newEmail();
  const waiting = (newAddress: string) =>
    email.getByText(t('settings:email.pending', { newEmail: newAddress, email: person.email }));
  const ask = async (newAddress: string) => {
    await address.fill(newAddress);
    await password.fill(PASSWORD);
    await submit.click();
    await expect(waiting(newAddress)).toBeVisible();
  };

  const givenUp = newEmail();
  await ask(givenUp);
  await expectAccessibleInLooks(page, 'an address that is to be confirmed');
  await page.reload();
  await expect(waiting(givenUp)).toBeVisible();
  await email
    .getByRole('button', { name: t('settings:email.keep', { email: person.email }) })
    .click();
  await expect(password).toBeFocused();
  await password.fill(PASSWORD);
  await submit.click();
  await expect(email.getByText(t('settings:email.kept', { email: person.email }))).toBeVisible();
  await expect(waiting(givenUp)).toBeHidden();

  await ask(next);
  await confirm(page, 'confirmNewEmail', next);
  await page.goto('/settings');
  await expect(settingsOn(page, t).section('profile').getByText(next)).toBeVisible();
  await expect(waiting(next)).toBeHidden();

  const way = await linkOf('emailChanged', person.email, '/auth/forgot-password');
  await page.goto(way);
  await page.getByLabel(t('auth:fields.email'), { exact: true }).fill(person.email);
  await page.getByRole('button', { name: t('auth:forgot.submit') }).click();
  await page.goto(await linkOf('resetPassword', person.email, '/auth/reset-password'));
  await page.getByLabel(t('auth:reset.newPassword'), { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(t('auth:fields.confirmPassword'), { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: t('auth:reset.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:reset.done.heading'));
  expect(await signInOverApi({ ...person, email: next }, NEW_PASSWORD)).toBeNull();
  const back = await signInOverApi(person, NEW_PASSWORD);
  const headers = { authorization: `Bearer ${back?.token}` };
  const me = await fetch(`${PRODUCT}/api/auth/me`, { headers });
  expect(await me.json()).toMatchObject({ email: person.email, pendingEmail: null });
});
