/** Names and languages that the built files share with the pages. */
export type Product = Pick<
  typeof import('@tercet/contracts'),
  'LOCALES' | 'PRODUCT_NAME' | 'THEME_COLOR'
>;
