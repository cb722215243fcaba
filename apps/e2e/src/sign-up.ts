import { expect, type Page } from '@playwright/test';
import { newEmail, PASSWORD } from './people';
import type { wordsOf } from './words';

type Words = ReturnType<typeof wordsOf>;

/** Fills in the form for a new account, where it is open, and sends it. */
export async function sendSignUp(page: Page, t: Words): Promise<void> {
  await expect(page).toHaveTitle(`${t('common:titles.signUp')} – Tercet`);
  const field = (name: string) => page.getByLabel(t(`auth:fields.${name}`), { exact: true });
  await field('name').fill('Noor');
  await field('email').fill(newEmail());
  await field('password').fill(PASSWORD);
  await field('confirmPassword').fill(PASSWORD);
  await page.getByRole('button', { name: t('auth:signUp.submit') }).click();
}

/** Goes from the home page to a new account, which is then signed in. */
export async function signUp(page: Page, t: Words): Promise<void> {
  await page
    .getByRole('link', { name: t('common:start.signUp') })
    .first()
    .click();
  await sendSignUp(page, t);
  await expect(page.getByRole('button', { name: t('common:nav.signOut') })).toBeVisible();
}
