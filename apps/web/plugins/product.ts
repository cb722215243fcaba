import type { LOCALES, PRODUCT_NAME, THEME_COLOR } from '@tercet/contracts';

/** Names and languages that the built files share with the pages. */
export interface Product {
  LOCALES: typeof LOCALES;
  PRODUCT_NAME: typeof PRODUCT_NAME;
  THEME_COLOR: typeof THEME_COLOR;
}
