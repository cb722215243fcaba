import { LISTED_PAGES, PAGE_PATHS, pageNameAt } from '@tercet/contracts';
import type { Page } from '@playwright/test';
import { PRODUCT } from './addresses';
import { expect, test } from './fixtures';
import { NOTICES, pathsOf } from './pages';
import { register, signIn } from './people';
import { LOCALES, wordsOf, type Locale } from './words';

interface Link {
  readonly address: string;
  /** The id that it names on its page, or nothing. */
  readonly part: string;
}

const pathOf = (address: string) => address.replace(/\?.*/, '');

/** Whether the open page is the product's: the payment provider's are not. */
const isWithin = (page: Page) => new URL(page.url()).origin === PRODUCT;

/** Where the links of the open page lead to within the product. */
const linksOn = (page: Page): Promise<Link[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search, hash }) => ({ address: pathname + search, part: hash.slice(1) })),
  );

/** The ids on the open page. */
const idsOn = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));

/** Opens a page of the product, where the router's own word for “there is nothing” counts as a fault. */
async function open(page: Page, address: string, locale: Locale): Promise<void> {
  const response = await page.goto(address);
  expect([address, response?.status()]).toEqual([address, 200]);
  await page.waitForLoadState('networkidle');
  if (!isWithin(page)) return;
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading, address).toBeVisible();
  await expect(heading, address).not.toHaveText(wordsOf(locale)('common:notFound.heading'));
}

/** Follows every link from the home page on, and answers with the paths that were found. */
async function crawl(page: Page, locale: Locale): Promise<readonly string[]> {
  const addresses = new Set<string>([PAGE_PATHS.home]);
  const parts: Link[] = [];
  const ids = new Map<string, readonly string[]>();
  for (const address of addresses) {
    if (!pageNameAt(pathOf(address)) && address !== NOTICES) {
      const file = await page.request.get(address);
      expect([address, file.status()]).toEqual([address, 200]);
      continue;
    }
    await open(page, address, locale);
    if (!isWithin(page)) continue;
    // Who has to sign in first is on another page.
    if (new URL(page.url()).pathname === pathOf(address)) ids.set(address, await idsOn(page));
    const links = await linksOn(page);
    for (const link of links) addresses.add(link.address);
    parts.push(...links.filter(({ part }) => part));
  }
  for (const { address, part } of parts) {
    if (ids.has(address)) expect(ids.get(address), address).toContain(part);
  }
  return [...addresses].map(pathOf);
}

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('every link leads a visitor to something', async ({ page }) => {
      expect(await crawl(page, locale)).toEqual(
        expect.arrayContaining([...pathsOf(LISTED_PAGES), '/graphiql', NOTICES]),
      );
    });
  });
}

test('every link leads who has signed in to something', async ({ page }) => {
  await signIn(page, await register());
  expect(await crawl(page, 'en')).toContain(PAGE_PATHS.settings);
});
