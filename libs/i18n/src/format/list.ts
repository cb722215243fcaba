import type { Locale } from '@tercet/contracts';
import { remembered } from './remembered';

const lists = remembered(
  (locale, options: Intl.ListFormatOptions | undefined) => new Intl.ListFormat(locale, options),
);

/** `a, b, and c`; with `disjunction`, `a, b, or c`. */
export function formatList(
  locale: Locale,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return lists(locale, { type }).format(items);
}
