import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { SANDBOX } from './addresses';

/** Cards that the provider's stand-in knows. */
export const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  approval: '4000002500003155',
  alwaysApproval: '4000002760003184',
  failsLater: '4000000000000341',
} as const;

/** Asks something of the payment provider's stand-in: that time passes, or that news are lost. */
export async function paymentsControl(wishes: Readonly<Record<string, unknown>>): Promise<void> {
  const response = await fetch(`${SANDBOX}/control/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wishes),
  });
  expect(response.ok, await response.text()).toBe(true);
}

/** Lets time pass at the provider, until the product has heard of all that has happened meanwhile. */
export const letPass = (span: { readonly months?: number; readonly days?: number }) =>
  paymentsControl({ advance: span, settle: true });

/** The way through plans and payment, as a person sees it. */
export function plansOn(page: Page, t: TFunction) {
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
  const link = (key: string) => page.getByRole('link', { name: t(key), exact: true });
  const heading = (key: string) =>
    expect(page.getByRole('heading', { level: 1, name: t(key), exact: true })).toBeVisible();
  const badge = (plan: 'free' | 'premium') =>
    expect(
      page
        .getByRole('navigation', { name: t('common:nav.label') })
        .getByText(t(`common:plan.${plan}`), { exact: true }),
    ).toBeVisible();
  /** Fills in a card of the list and pays with it, on the provider's own page. */
  const payWith = async (card: string) => {
    await expect(page).toHaveURL(/\/pay\/checkout\//);
    await page.getByRole('link', { name: new RegExp(card) }).click();
    await page.locator('button.submit').click();
  };
  return {
    button,
    link,
    heading,
    badge,
    payWith,
    /** From the plans to the provider's page. */
    async choose(offer: 'premium-monthly' | 'premium-yearly') {
      await heading('plans:pricing.heading');
      await link(`plans:pricing.choose.${offer}`).click();
    },
    async paid() {
      await heading('plans:success.done.heading');
      await badge('premium');
    },
    /** The part of the settings that is about the plan. */
    async openPlan() {
      await page.goto('/settings');
      return page.getByRole('region', { name: t('settings:sections.plan'), exact: true });
    },
  };
}

/** Makes as many AI requests over the API as the free plan has a day. */
export async function useUpAllowance(page: Page): Promise<void> {
  const left = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('authSession') ?? '{}') as { token: string };
    const ask = async (query: string) => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query }),
      });
      return (await response.json()) as { data: { canUse: { canUse: boolean } } };
    };
    for (let request = 0; request < 10; request += 1)
      await ask(
        'mutation { transformText(input: {operation: IMPROVE, text: "So be it."}) { text } }',
      );
    return (await ask('{ canUse(operation: IMPROVE) { canUse } }')).data.canUse.canUse;
  });
  expect(left).toBe(false);
}
