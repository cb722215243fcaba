import { expectAccessibleInThemes } from './accessible';
import { expect, test } from './fixtures';
import { mailTo } from './mails';
import { register, signIn } from './people';
import { LOCALES, wordsOf } from './words';

/** Where messages to support go unless another address is set. */
const DESK = 'support@localhost';

for (const locale of LOCALES) {
  const t = wordsOf(locale);

  test.describe(`who needs help, in ${locale}`, () => {
    test.use({ locale });

    test('finds the page from every other, and reaches people', async ({ page }) => {
      await page.goto('/pricing');
      const bar = page.getByRole('banner');
      await bar.getByRole('link', { name: t('common:nav.support') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('support:heading'));
      await expectAccessibleInThemes(page, 'the support page');

      const send = page.getByRole('button', { name: t('support:contact.submit') });
      await send.click();
      await expect(page.getByText(t('auth:validation.messageRequired'))).toBeVisible();
      const email = `nora-${locale}-${Date.now()}@example.com`;
      await page.getByLabel(t('support:contact.email')).fill(email);
      await page.getByLabel(t('support:contact.message')).fill('Où est le bouton ?\nMerci !');
      await send.click();
      await expect(
        page.getByRole('heading', { name: t('support:contact.sentHeading') }),
      ).toBeFocused();
      await expectAccessibleInThemes(page, 'a message that was sent');
      const mail = await mailTo(DESK, new RegExp(email.replaceAll('.', '\\.')));
      expect(mail.text).toContain('Où est le bouton ?\nMerci !');
      expect(mail.headers['reply-to']).toBe(email);
    });
  });
}

test('a message is there again for who goes back to it, and nobody else', async ({
  page,
  context,
}) => {
  const t = wordsOf('en');
  const message = page.getByLabel(t('support:contact.message'));
  const values = () =>
    page
      .locator('form')
      .locator('input, textarea')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await signIn(page, await register());
  await page.goto('/support');
  await message.fill('Half written');
  await page.goto('/notices');
  await page.goBack();
  await expect(message).toHaveValue('Half written');

  await page.goto('/notices');
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('button', { name: t('common:nav.signOut') }).click();
  await expect(other).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('link', { name: t('common:nav.signIn') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await values()).toEqual(['', '', '']);

  await signIn(page, await register());
  await page.goto('/support');
  await expect(message).toHaveValue('');
  await page.goto('/grammar-checker');
  await page.goBack();
  await expect(message).toHaveValue('');
});
