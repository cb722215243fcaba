import type { Locator } from '@playwright/test';
import { expectAccessibleInLooks, expectAccessibleInThemes } from './accessible';
import { assistantOn } from './assistant';
import { openEditor } from './editor';
import { expect, test } from './fixtures';
import { resetModel } from './model';
import { CARDS, letPass, paymentsControl, plansOn, useUpAllowance } from './payments';
import { register, signIn } from './people';
import { openSettings } from './settings';
import { sendSignUp, signUp } from './sign-up';
import { LOCALES, patternOf, wordsOf } from './words';

test.beforeEach(resetModel);
// All that is paid here is paid in one account of the provider's, where time passes for all: these journeys stay in one file.

for (const locale of LOCALES) {
  const t = wordsOf(locale);

  test.describe(`a newcomer whose language is ${locale}`, () => {
    test.use({ locale });

    test('uses up what is free, subscribes, cancels, is free again and comes back', async ({
      page,
    }) => {
      const { button, link, heading, badge, payWith, choose, paid, openPlan } = plansOn(page, t);
      const assistant = assistantOn(page, t);
      const openAssistant = async () => {
        await page.goto('/editor');
        await assistant.open();
      };
      const says = (within: Locator, key: string) =>
        expect(within.getByText(patternOf(t(key, { date: '{{date}}' })))).toBeVisible();

      await test.step('sign up, and use up the allowance', async () => {
        await page.goto('/');
        await signUp(page, t);
        await badge('free');
        await useUpAllowance(page);
        await openAssistant();
        await expect(assistant.left(0)).toBeVisible();
      });

      await test.step('go to the plans from where the limit bites', async () => {
        await link('editor:assistant.upgrade').click();
        await expect(page).toHaveURL('/pricing');
        await heading('plans:pricing.heading');
        await expect(page).toHaveTitle(`${t('common:titles.pricing')} – Tercet`);
        await expect(page.getByText(t('plans:pricing.current'))).toBeVisible();
        await expect(page.getByText(t('plans:test.text'))).toBeVisible();
        await expectAccessibleInThemes(page, 'the plans');
      });

      await test.step('have a card declined, and pay with another', async () => {
        await choose('premium-monthly');
        await payWith(CARDS.declined);
        await expect(page.getByRole('alert')).toBeVisible();
        await payWith(CARDS.pays);
        await paid();
        await expect(page).toHaveURL(/\/checkout\/success\?session_id=cs_/);
        await expect(page.getByText(t('plans:names.PREMIUM_MONTHLY'))).toBeVisible();
        await expectAccessibleInThemes(page, 'paid');
      });

      await test.step('have no limit', async () => {
        await expect(link('common:nav.pricing')).toBeHidden();
        await expect(link('common:nav.home')).toBeVisible();
        await link('plans:success.tryEditor').click();
        await assistant.open();
        await expect(page.getByText(t('editor:assistant.unlimited'))).toBeVisible();
      });

      await test.step('cancel, and keep it until the end', async () => {
        const plan = await openPlan();
        await expect(plan.getByText(t('plans:names.PREMIUM_MONTHLY'))).toBeVisible();
        await expect(
          plan.getByText(t('settings:plan.invoices.status.PAID'), { exact: true }),
        ).toBeVisible();
        await expectAccessibleInThemes(page, 'settings of premium');
        await button('settings:plan.cancel.open').click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('listitem')).toHaveCount(4);
        await expectAccessibleInThemes(page, 'the question');
        await dialog.getByRole('button', { name: t('settings:plan.cancel.confirm') }).click();
        await expect(dialog).toBeHidden();
        await says(plan, 'settings:plan.cancelled');
        await badge('premium');
        await page.reload();
        await says(plan, 'settings:plan.cancelled');
        await badge('premium');
      });

      await test.step('be free after the end, and be told of it', async () => {
        await letPass({ months: 1, days: 1 });
        const plan = await openPlan();
        await says(plan, 'settings:plan.ended');
        await badge('free');
        await openAssistant();
        await expect(assistant.left(0)).toBeVisible();
      });

      await test.step('subscribe again, for a year', async () => {
        await openPlan();
        await link('settings:plan.again').click();
        await choose('premium-yearly');
        await payWith(CARDS.pays);
        await paid();
        const plan = await openPlan();
        await expect(plan.getByText(t('plans:names.PREMIUM_YEARLY'))).toBeVisible();
        await openAssistant();
        await expect(page.getByText(t('editor:assistant.unlimited'))).toBeVisible();
      });
    });
  });
}

test.describe('paying', () => {
  const t = wordsOf('en');

  test('can be left, and taken up again', async ({ page }) => {
    const { link, heading, payWith, choose, paid } = plansOn(page, t);
    await signIn(page, await register());
    await page.goto('/pricing');
    await choose('premium-yearly');
    await expect(page).toHaveURL(/\/pay\/checkout\//);
    await page.goBack();
    await heading('plans:pricing.heading');
    await choose('premium-yearly');
    await page.getByRole('link', { name: 'Back to Tercet' }).click();
    await heading('plans:cancel.heading');
    await expectAccessibleInLooks(page, 'not paid');
    await link('plans:cancel.tryAgain').click();
    await choose('premium-monthly');
    await payWith(CARDS.approval);
    await page.locator('button[value=approve]').click();
    await paid();
  });

  test('is led to by way of a sign-in or a new account, which going back leads past', async ({
    page,
  }) => {
    const { choose, heading, link } = plansOn(page, t);
    await page.goto('/pricing');
    await choose('premium-yearly');
    await expect(page).toHaveURL('/auth/signin?redirect=%2Fsubscribe%3Fplan%3Dpremium-yearly');
    await link('auth:signIn.otherLink').click();
    await expect(page.getByText(t('auth:signUp.forPlan'))).toBeVisible();
    await sendSignUp(page, t);
    await expect(page).toHaveURL(/\/pay\/checkout\//);
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
    await heading('plans:pricing.heading');
  });

  test('needs no news of the provider’s, which may be lost', async ({ page }) => {
    const { payWith, choose, paid } = plansOn(page, t);
    await signIn(page, await register());
    await paymentsControl({ deliver: { mode: 'drop' } });
    try {
      await page.goto('/pricing');
      await choose('premium-yearly');
      await payWith(CARDS.pays);
      await paid();
    } finally {
      await paymentsControl({ deliver: { mode: 'normal' } });
    }
  });

  test('twice is not possible', async ({ page }) => {
    const { link, heading, payWith, choose, paid } = plansOn(page, t);
    await signIn(page, await register());
    await page.goto('/pricing');
    await choose('premium-monthly');
    await payWith(CARDS.pays);
    await paid();
    await link('plans:actions.toSettings').click();
    await expect(
      page.getByRole('heading', { name: t('settings:sections.plan'), exact: true }),
    ).toBeInViewport();
    await page.goto('/subscribe?plan=premium-yearly');
    await heading('plans:subscribe.already.heading');
    await expectAccessibleInLooks(page, 'already premium');
    await page.goto('/checkout/cancel');
    await heading('plans:cancel.premium.heading');
  });

  test('of somebody else makes nobody premium', async ({ page, browser }) => {
    const { payWith, choose, paid } = plansOn(page, t);
    await signIn(page, await register());
    await page.goto('/pricing');
    await choose('premium-monthly');
    await payWith(CARDS.pays);
    await paid();
    const other = await browser.newPage();
    await signIn(other, await register());
    await other.goto(page.url());
    await plansOn(other, t).heading('plans:success.noUser.heading');
    await plansOn(other, t).badge('free');
    await other.close();
  });
});

test.describe('premium', () => {
  const t = wordsOf('en');

  test('that was cancelled is resumed, and paid by the year from then on', async ({ page }) => {
    const { button, payWith, choose, paid, openPlan } = plansOn(page, t);
    const { section } = await openSettings(page);
    await page.goto('/pricing');
    await choose('premium-monthly');
    await payWith(CARDS.pays);
    await paid();
    const plan = await openPlan();
    await button('settings:plan.cancel.open').click();
    await button('settings:plan.cancel.confirm').click();
    await button('plans:actions.resume').click();
    await expect(plan.getByText(/^Next payment: €/)).toBeVisible();
    await button('settings:plan.switch.openYearly').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^Due today: €[78]\d\.\d\d$/)).toBeVisible();
    await expectAccessibleInLooks(page, 'the price of the switch');
    await dialog.getByRole('button', { name: t('settings:plan.switch.confirm') }).click();
    await expect(section('plan').getByText(t('plans:names.PREMIUM_YEARLY'))).toBeVisible();
    await expect(plan.getByText('Paid', { exact: true })).toHaveCount(2);
  });

  test('is paid by the year once the bank has been told that this is wanted', async ({ page }) => {
    const { button, payWith, choose, paid, openPlan } = plansOn(page, t);
    await signIn(page, await register());
    await page.goto('/pricing');
    await choose('premium-monthly');
    await payWith(CARDS.alwaysApproval);
    await page.locator('button[value=approve]').click();
    await paid();
    const plan = await openPlan();
    await button('settings:plan.switch.openYearly').click();
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: t('settings:plan.switch.confirm') });
    await confirm.click();
    await expect(dialog.getByRole('alert')).toContainText(t('settings:plan.switch.approval'));
    await expectAccessibleInLooks(page, 'a switch that waits for the bank');
    await dialog.getByRole('button', { name: t('settings:plan.switch.later') }).click();
    const notice = plan.getByRole('alert');
    await expect(notice).toContainText(t('settings:plan.switch.awaitedYearly'));
    await expectAccessibleInLooks(page, 'the notice of a switch that waits');
    await button('settings:plan.switch.withdraw').click();
    const done = page.getByText(t('settings:plan.switch.withdrawn'), { exact: true });
    await expect(done).toBeVisible();
    await expect(notice).toBeHidden();
    await expect(plan.getByText('Void', { exact: true })).toBeVisible();

    await button('settings:plan.switch.openYearly').click();
    await confirm.click();
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: t('settings:plan.switch.approve') }).click();
    const bank = await opened;
    await bank.locator('button[value=approve]').click();
    await expect(bank.locator('button[value=approve]')).toBeHidden();
    await bank.close();
    // A browser without windows has no page that goes to the back.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(dialog).toBeHidden();
    await expect(plan.getByText(t('plans:names.PREMIUM_YEARLY'))).toBeVisible();
    await expect(plan.getByText('Paid', { exact: true })).toHaveCount(2);
    await expect(notice).toBeHidden();
  });

  test('whose renewal fails says so, and goes on with another card', async ({ page }) => {
    const { button, badge, payWith, choose, paid, openPlan } = plansOn(page, t);
    await signIn(page, await register());
    await page.goto('/pricing');
    await choose('premium-monthly');
    await payWith(CARDS.failsLater);
    await paid();
    await letPass({ months: 1 });
    const plan = await openPlan();
    await expect(plan.getByRole('alert')).toContainText(t('settings:plan.paymentFailed'));
    await badge('premium');
    await expectAccessibleInLooks(page, 'a payment that failed');
    await button('settings:plan.checkPayment').click();
    await page.getByRole('link', { name: 'Use another card' }).click();
    await page.getByRole('link', { name: new RegExp(CARDS.pays) }).click();
    await page.getByRole('button', { name: 'Save the card' }).click();
    await page.getByRole('link', { name: 'Back to Tercet' }).click();
    await expect(plan.getByText(/^Next payment: €/)).toBeVisible();
    await expect(plan.getByRole('alert')).toBeHidden();
    await expect(plan.getByText('Paid', { exact: true })).toHaveCount(2);
  });
});

test('the kinds of files that premium has lead to the plans', async ({ page }) => {
  const { chooseFromMenu, t } = await openEditor(page, { text: 'Here it is.' });
  await chooseFromMenu(t('documents:export.pdf'));
  await page.getByRole('button', { name: t('documents:export.upgrade') }).click();
  await expect(page).toHaveURL('/pricing');
});
