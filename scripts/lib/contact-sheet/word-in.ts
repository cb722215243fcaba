import type { Locale } from '@tercet/contracts';
import { readFileSync } from 'node:fs';

const LOCALES = new URL('../../../libs/i18n/locales/', import.meta.url);

/** What the product says in a language, by `namespace:key`. */
export function wordIn(locale: Locale, name: `${string}:${string}`): string {
  const [namespace, key = ''] = name.split(':');
  let found: unknown = JSON.parse(
    readFileSync(new URL(`${locale}/${namespace}.json`, LOCALES), 'utf8'),
  );
  for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part];
  if (typeof found !== 'string') throw new Error(`${locale} has no word ${name}`);
  return found;
}
