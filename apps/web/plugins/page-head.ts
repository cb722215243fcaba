import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Product } from './product';

const ENGLISH = new URL('../../../libs/i18n/locales/en/common.json', import.meta.url);

/** Fills the names that the HTML files leave open, from the same words as the pages. */
export function pageHead({ LOCALES, PRODUCT_NAME, THEME_COLOR }: Product): Plugin {
  const common = JSON.parse(readFileSync(ENGLISH, 'utf8')) as {
    descriptions: { home: string };
    keywords: string;
  };
  const description = common.descriptions.home.replaceAll('{{product}}', PRODUCT_NAME);
  const structuredData = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: PRODUCT_NAME,
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    inLanguage: LOCALES,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR', category: 'free' },
  };
  const values: Readonly<Record<string, string>> = {
    PRODUCT: PRODUCT_NAME,
    DESCRIPTION: description,
    KEYWORDS: common.keywords,
    THEME_COLOR,
    STRUCTURED_DATA: JSON.stringify(structuredData),
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
