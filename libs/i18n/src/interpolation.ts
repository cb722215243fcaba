import { PRODUCT_NAME } from '@tercet/contracts';

/** How values come into sentences. Whoever puts a sentence into HTML escapes all of it. */
export const INTERPOLATION = {
  escapeValue: false,
  defaultVariables: { product: PRODUCT_NAME },
} as const;
