import type { Locale } from '@tercet/contracts';

/** The parts of a date as one. The first of a month, where that is in words, is the only ordinal number among French days. */
export function joinDate(locale: Locale, parts: readonly Intl.DateTimeFormatPart[]): string {
  const isInWords = parts.some(({ type, value }) => type === 'month' && !/\d/.test(value));
  const isOrdinal = ({ type, value }: Intl.DateTimeFormatPart) => type === 'day' && value === '1';
  return parts
    .map((part) => (locale === 'fr' && isInWords && isOrdinal(part) ? '1er' : part.value))
    .join('');
}
