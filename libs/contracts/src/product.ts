/** The only place that knows the product's name. */
export const PRODUCT_NAME = 'Tercet';
export const THEME_COLOR = '#3D5A78';

export function pageTitle(routeTitle: string): string {
  return `${routeTitle} – ${PRODUCT_NAME}`;
}
