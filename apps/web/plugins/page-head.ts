import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Product } from './product';

const ENGLISH = new URL('../../../libs/i18n/locales/en/common.json', import.meta.url);

/** What search engines are told of the product, in JSON-LD that may stand within a script element. */
export function structuredData(
  { LOCALES, PAGE_PATHS, PRODUCT_NAME }: Pick<Product, 'LOCALES' | 'PAGE_PATHS' | 'PRODUCT_NAME'>,
  description: string,
): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: PRODUCT_NAME,
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    inLanguage: LOCALES,
    isAccessibleForFree: true,
    offers: [
      { '@type': 'Offer', category: 'free', price: '0', priceCurrency: 'EUR' },
      // Its prices are the payment provider's, which only the page of the plans knows.
      { '@type': 'Offer', category: 'premium', name: 'Premium', url: PAGE_PATHS.pricing },
    ],
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Fills the names that the HTML files leave open, from the same words as the pages. */
export function pageHead(product: Product): Plugin {
  const { PRODUCT_NAME, THEME_COLOR } = product;
  const common = JSON.parse(readFileSync(ENGLISH, 'utf8')) as {
    descriptions: { home: string };
    keywords: { home: string };
    previews: { home: string };
  };
  const description = common.descriptions.home.replaceAll('{{product}}', PRODUCT_NAME);
  const values: Readonly<Record<string, string>> = {
    PRODUCT: PRODUCT_NAME,
    DESCRIPTION: description,
    KEYWORDS: common.keywords.home,
    PICTURE: `${PRODUCT_NAME} – ${common.previews.home}`,
    THEME_COLOR,
    STRUCTURED_DATA: structuredData(product, description),
  };
  return {
    name: 'page-head',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(/%([A-Z_]+)%/g, (whole, name: string) => values[name] ?? whole),
    },
  };
}
