import { LISTED_PAGES, PAGE_PATHS } from '@tercet/contracts';
import type { Page } from '@playwright/test';
import { PRODUCT } from './addresses';
import { expect, NO_PAGE, test } from './fixtures';
import { MOST_SHIFT, watchShifts } from './layout-shift';
import { FOR_VISITORS, OPENING, pathsOf, SIGNED_IN, SIGNED_OUT } from './pages';
import { register, signIn } from './people';
import { LOCALES, wordsOf, type Locale } from './words';

/** Where the least of a page is seen, and moves the most of it. */
const PHONE = { width: 320, height: 640 };

const titleOf = (locale: Locale, name: string) =>
  `${wordsOf(locale)(`common:titles.${name}`)} – Tercet`;
const elsewhere = (locale: Locale): Locale => (locale === 'en' ? 'fr' : 'en');

async function expectPage(page: Page, locale: Locale, name: string): Promise<void> {
  await expect(page).toHaveTitle(titleOf(locale, name));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

for (const locale of LOCALES) {
  test.describe(`every page, in ${locale}`, () => {
    test.use({ locale, expectedErrors: NO_PAGE.errors });

    test('opens for a visitor', async ({ page }) => {
      for (const name of [...FOR_VISITORS, 'notFound'] as const) {
        await page.goto(name === 'notFound' ? NO_PAGE.path : PAGE_PATHS[name]);
        await expectPage(page, locale, name);
      }
    });

    test('opens for who has signed in, and leads others to the sign-in, where nothing moves', async ({
      page,
    }) => {
      const shift = await watchShifts(page);
      await page.setViewportSize(PHONE);
      for (const path of pathsOf(SIGNED_IN)) {
        await page.goto(path);
        await expect(page).toHaveURL(
          new RegExp(`/auth/signin\\?redirect=${encodeURIComponent(path)}`),
        );
        await page.waitForLoadState('networkidle');
        expect([path, (await shift()) < MOST_SHIFT]).toEqual([path, true]);
      }
      await signIn(page, await register({ language: locale }));
      for (const name of OPENING) {
        await page.goto(PAGE_PATHS[name]);
        await expectPage(page, locale, name);
      }
      for (const path of pathsOf(SIGNED_OUT)) {
        await page.goto(path);
        await expect(page).toHaveURL('/');
      }
    });

    test('is in the language that its address names, and changes it with the switch', async ({
      page,
    }) => {
      const other = elsewhere(locale);
      await page.goto(`/${other}`);
      await expectPage(page, other, 'home');
      await page.goto(`/pricing?lang=${locale}`);
      await expectPage(page, locale, 'pricing');
      await page.locator(`header button[lang=${other}]`).first().click();
      await expectPage(page, other, 'pricing');
      await expect(page).toHaveURL(`/pricing?lang=${other}`);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('reads, and tells search engines what it is', async ({ page }) => {
        for (const name of LISTED_PAGES) {
          const path = PAGE_PATHS[name];
          await page.goto(path);
          await expectPage(page, locale, name);
          const link = (of: string) => page.locator(`link[${of}]`).getAttribute('href');
          const origin = new URL(page.url()).origin;
          expect(await link('rel=canonical')).toBe(origin + path);
          const address = page.locator('meta[property="og:url"]');
          await expect(address).toHaveAttribute('content', origin + path);
          const image = page.locator('meta[property="og:image"]');
          await expect(image).toHaveAttribute(
            'content',
            `${origin}/previews/${locale}/${name}.png`,
          );
          const picture = await page.request.get((await image.getAttribute('content')) ?? '');
          expect(picture.headers()['content-type']).toBe('image/png');
          await page.goto((await link(`hreflang=${elsewhere(locale)}`)) ?? '');
          await expectPage(page, elsewhere(locale), name);
          expect(await link('rel=canonical')).toBe(page.url());
          await expect(address).toHaveAttribute('content', page.url());
        }
      });

      test('wears the theme of the system', async ({ page }) => {
        await page.goto(PAGE_PATHS.home);
        const html = page.locator('html');
        for (const [colorScheme, paper] of [
          ['dark', 'rgb(17, 23, 30)'],
          ['light', 'rgb(250, 249, 246)'],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          await expect(html).toHaveCSS('background-color', paper);
        }
      });

      test('leads on from its bar, on a phone too', async ({ page }) => {
        const bar = page.getByRole('banner');
        for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
          await page.setViewportSize(viewport);
          await page.goto(PAGE_PATHS.support);
          await expect(bar.getByRole('button')).toHaveCount(0);
          const pricing = wordsOf(locale)('common:nav.pricing');
          await bar.getByRole('link', { name: pricing, exact: true }).click();
          await expectPage(page, locale, 'pricing');
          const other = elsewhere(locale);
          await bar.locator(`a[hreflang=${other}]`).click();
          await expectPage(page, other, 'pricing');
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
      });

      test('says that there is nothing at an address, and has nobody list it', async ({ page }) => {
        const response = await page.goto(NO_PAGE.path);
        expect(response?.status()).toBe(404);
        await expectPage(page, locale, 'notFound');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          wordsOf(locale)('common:notFound.heading'),
        );
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
      });
    });
  });
}

test('search engines are told of a free product and of Premium, at no price that may change', async ({
  page,
}) => {
  await page.goto('/');
  const told = await page.locator('script[type="application/ld+json"]').textContent();
  const { name, url, isAccessibleForFree, offers } = JSON.parse(told ?? '') as Record<
    string,
    unknown
  >;
  expect([name, url, isAccessibleForFree]).toEqual(['Tercet', `${PRODUCT}/`, true]);
  expect(offers).toEqual([
    { '@type': 'Offer', category: 'free', price: '0', priceCurrency: 'EUR' },
    { '@type': 'Offer', category: 'premium', name: 'Premium', url: PRODUCT + PAGE_PATHS.pricing },
  ]);
});
