import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import { countSyllables } from './syllables';

const WORDS: Readonly<Record<Locale, Readonly<Record<number, string>>>> = {
  en: {
    1: 'a the cat strength walked makes through dogs don’t',
    2: 'table water people walking wanted houses simply basement nation apple',
    3: 'beautiful computer important radio family syllable',
    4: 'information dictionary situation',
    5: 'university',
  },
  fr: {
    1: 'le chat porte quand guerre huit',
    2: 'maison bonjour parlaient aimer créer oiseau poète',
    3: 'important animal général',
    4: 'bibliothèque ordinateur',
    5: 'université développement',
  },
  es: {
    1: 'sol pan quien rey y',
    2: 'casa guerra día ciudad bueno pingüe ahí',
    3: 'palabra caminar poeta héroe',
    4: 'universo importante',
    5: 'universidad',
  },
};

describe.each(Object.entries(WORDS) as [Locale, Record<number, string>][])('%s', (locale, rows) => {
  it.each(Object.entries(rows))('finds %s syllables in: %s', (count, words) => {
    const found = words.split(' ').map((word) => `${word} ${countSyllables(word, locale)}`);
    expect(found).toEqual(words.split(' ').map((word) => `${word} ${count}`));
  });
});

it.each([
  ['capitals and decomposed accents', 'DÍA'.normalize('NFD'), 'es', 2],
  ['each part of a compound', 'peut-être', 'fr', 2],
  ['what has no vowel as one', 'Mr', 'en', 1],
] as const)('counts %s', (_, word, locale, count) => {
  expect(countSyllables(word, locale)).toBe(count);
});
