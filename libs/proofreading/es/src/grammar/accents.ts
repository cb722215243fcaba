import { type Grammar, type Reading, entryOf } from '@tercet/proofreading-core';

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
const BARE: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** The word without its written accents; ñ and ü stay. */
export function withoutAccents(word: string): string {
  return word.replace(/[áéíóú]/gu, (letter) => entryOf(BARE, letter) ?? letter);
}

/** The same letters with an accent on one of the vowels: every way to write it. */
export function accentedForms(word: string): string[] {
  const bare = withoutAccents(word);
  return [...bare].flatMap((letter, index) => {
    const accented = entryOf(ACCENTED, letter);
    return accented ? [bare.slice(0, index) + accented + bare.slice(index + 1)] : [];
  });
}

/** Accented variants of a word that the lexicon has with such a reading. */
export function accentedLike(
  grammar: Grammar,
  word: string,
  test: (reading: Reading) => boolean,
): string[] {
  return accentedForms(word).filter((form) => form !== word && grammar.readings(form).some(test));
}
