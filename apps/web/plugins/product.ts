import type {
  LOCALES,
  PAGE_PATHS,
  PRERENDERED_PAGES,
  PRODUCT_NAME,
  THEME_COLOR,
} from '@tercet/contracts';

/** Names, languages and pages that the built files share with the pages. */
export interface Product {
  LOCALES: typeof LOCALES;
  PAGE_PATHS: typeof PAGE_PATHS;
  PRERENDERED_PAGES: typeof PRERENDERED_PAGES;
  PRODUCT_NAME: typeof PRODUCT_NAME;
  THEME_COLOR: typeof THEME_COLOR;
}
