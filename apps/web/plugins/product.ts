import type {
  DEFAULT_LOCALE,
  LISTED_PAGES,
  LOCALES,
  PAGE_PATHS,
  PRODUCT_NAME,
  THEME_COLOR,
} from '@tercet/contracts';

/** Names, languages and pages that the built files share with the pages. */
export interface Product {
  DEFAULT_LOCALE: typeof DEFAULT_LOCALE;
  LISTED_PAGES: typeof LISTED_PAGES;
  LOCALES: typeof LOCALES;
  PAGE_PATHS: typeof PAGE_PATHS;
  PRODUCT_NAME: typeof PRODUCT_NAME;
  THEME_COLOR: typeof THEME_COLOR;
}
