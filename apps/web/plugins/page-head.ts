import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Locale } from '@tercet/contracts';
import type { Product } from './product';

interface Words {
  readonly descriptions: { readonly home: string };
  readonly keywords: { readonly home: string };
  readonly previews: { readonly home: string };
  readonly lost: string;
}

const read = (locale: Locale, namespace: string): unknown =>
  JSON.parse(
    readFileSync(
      new URL(`../../../libs/i18n/locales/${locale}/${namespace}.json`, import.meta.url),
      'utf8',
    ),
  );

/** What is said where the scripts do not come: `start.js` shows it in the language that it finds. */
const lostIn = (locale: Locale) => {
  const { lost } = read(locale, 'html') as Words;
  const { actions } = read(locale, 'common') as { actions: { reload: string } };
  return `<p role="alert" lang="${locale}" hidden>${lost} <a href="">${actions.reload}</a></p>`;
};

/** What search engines are told of the product, in JSON-LD that may stand within a script element. */
export function structuredData(
  { LOCALES, PAGE_PATHS, PRODUCT_NAME }: Pick<Product, 'LOCALES' | 'PAGE_PATHS' | 'PRODUCT_NAME'>,
  description: string,
): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: PRODUCT_NAME,
    url: PAGE_PATHS.home,
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
  const words = read(product.DEFAULT_LOCALE, 'html') as Words;
  const description = words.descriptions.home.replaceAll('{{product}}', PRODUCT_NAME);
  const values: Readonly<Record<string, string>> = {
    PRODUCT: PRODUCT_NAME,
    DESCRIPTION: description,
    KEYWORDS: words.keywords.home,
    PICTURE: `${PRODUCT_NAME} – ${words.previews.home}`,
    THEME_COLOR,
    STRUCTURED_DATA: structuredData(product, description),
    LOST: product.LOCALES.map(lostIn).join(''),
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
