import { expectAccessibleInThemes } from './accessible';
import { expect, test } from './fixtures';
import { mailTo } from './mails';
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
