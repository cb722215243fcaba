import type {
  DEFAULT_LOCALE,
  LOCALES,
  PAGE_PATHS,
  PRERENDERED_PAGES,
  PRODUCT_NAME,
  THEME_COLOR,
} from '@tercet/contracts';

/** Names, languages and pages that the built files share with the pages. */
export interface Product {
  DEFAULT_LOCALE: typeof DEFAULT_LOCALE;
  LOCALES: typeof LOCALES;
  PAGE_PATHS: typeof PAGE_PATHS;
  PRERENDERED_PAGES: typeof PRERENDERED_PAGES;
  PRODUCT_NAME: typeof PRODUCT_NAME;
  THEME_COLOR: typeof THEME_COLOR;
}
