import { LANGUAGE_PARAMETER, localeOfAddress, type Locale } from '@tercet/contracts';

/** The address that asks for another language where this one asks for one: `/fr`, or `?lang=fr`. */
export function addressIn(
  locale: Locale,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string | null {
  const asked = localeOfAddress(pathname, search);
  if (!asked || asked === locale) return null;
  if (localeOfAddress(pathname, '')) return `/${locale}${search}${hash}`;
  const parameters = new URLSearchParams(search);
  parameters.set(LANGUAGE_PARAMETER, locale);
  return `${pathname}?${parameters}${hash}`;
}
