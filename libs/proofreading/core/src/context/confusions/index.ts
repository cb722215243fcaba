import type { Locale } from '@tercet/contracts';
import { ENGLISH_CONFUSIONS } from './english';
import { FRENCH_CONFUSIONS } from './french';
import { SPANISH_CONFUSIONS } from './spanish';

const LISTS: Readonly<Record<Locale, string>> = {
  en: ENGLISH_CONFUSIONS,
  fr: FRENCH_CONFUSIONS,
  es: SPANISH_CONFUSIONS,
};

const tables = new Map<Locale, ReadonlyMap<string, ReadonlySet<string>>>();

/** Sets are parted by bars, their words by spaces. */
function read(list: string): Map<string, Set<string>> {
  const table = new Map<string, Set<string>>();
  for (const set of list.split('|')) {
    const words = set.trim().split(' ');
    for (const word of words)
      table.set(word, new Set([...(table.get(word) ?? []), ...words.filter((w) => w !== word)]));
  }
  return table;
}

/** The words that are written in place of each word, and it of them. */
export function confusionsOf(language: Locale): ReadonlyMap<string, ReadonlySet<string>> {
  const table = tables.get(language) ?? read(LISTS[language]);
  tables.set(language, table);
  return table;
}
