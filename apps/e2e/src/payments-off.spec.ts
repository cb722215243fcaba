import { expectAccessibleInThemes } from './accessible';
import { PRODUCT_UNCONNECTED } from './addresses';
import { expect, test } from './fixtures';
import { plansOn } from './payments';
import { register, signIn } from './people';
import { LOCALES, wordsOf } from './words';

test.use({ baseURL: PRODUCT_UNCONNECTED });

for (const locale of LOCALES) {
  const t = wordsOf(locale);

  test.describe(`where nothing can be bought, in ${locale}`, () => {
    test.use({ locale });

    test('the plans say so, and nothing leads to a payment', async ({ page }) => {
      const { heading, link } = plansOn(page, t);
      await page.goto('/pricing');
      await heading('plans:pricing.heading');
      await expect(page.getByText(t('plans:pricing.offTitle'))).toBeVisible();
      await expectAccessibleInThemes(page, 'the plans');
      for (const offer of ['premium-monthly', 'premium-yearly'])
        await expect(link(`plans:pricing.choose.${offer}`)).toBeHidden();
      await expect(link('plans:pricing.choose.free')).toBeVisible();
    });

    test('who opens the page of a payment is told, with a way back', async ({ page }) => {
      const { heading, link, button, openPlan } = plansOn(page, t);
      const wanted = { address: PRODUCT_UNCONNECTED, language: locale };
      await signIn(page, await register(wanted), PRODUCT_UNCONNECTED);
      await page.goto('/subscribe?plan=premium-yearly');
      await heading('plans:pricing.offTitle');
      await expect(page.getByText(t('errors:codes.PAYMENTS_OFF'))).toBeVisible();
      await expect(button('plans:actions.retry')).toBeHidden();
      await expectAccessibleInThemes(page, 'a payment that cannot be made');
      await link('plans:actions.toPricing').click();
      await heading('plans:pricing.heading');

      await page.goto('/checkout/success?session_id=cs_test_of_another_server');
      await heading('plans:success.off.heading');
      await expect(button('plans:actions.retry')).toBeHidden();
      await expectAccessibleInThemes(page, 'a payment that cannot be checked');
      await page.goto('/checkout/cancel');
      await heading('plans:success.off.heading');
      await expect(link('plans:cancel.tryAgain')).toBeHidden();
      const plan = await openPlan();
      await expect(plan.getByText(t('plans:names.FREE'), { exact: true })).toBeVisible();
      await expectAccessibleInThemes(page, 'the plan in the settings');
    });
  });
}
