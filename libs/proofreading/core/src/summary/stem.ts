import type { Locale, Localized } from '@tercet/contracts';

type Ending = readonly [ending: RegExp, put: string];

/**
 * Endings of number and, in French and Spanish, of gender; of each group the first that fits is replaced.
 * English: the “S” stemmer of Harman, “How effective is suffixing?”, 1991.
 */
const ENDINGS: Localized<readonly (readonly Ending[])[]> = {
  en: [
    [
      [/(?<![ea])ies$/, 'y'],
      [/(?<![aeo])es$/, 'e'],
      [/(?<![us])s$/, ''],
    ],
  ],
  fr: [
    [
      [/aux$/, 'al'],
      [/[sx]$/, ''],
    ],
    [[/(?<=\p{L}{3})e$/u, '']],
    [[/(\p{L})\1$/u, '$1']],
  ],
  es: [
    [
      [/ces$/, 'z'],
      [/(?<=[^aeiouáéíóú])es$/, ''],
      [/s$/, ''],
    ],
    [[/[aoe]$/, '']],
  ],
};

const ACCENTS = /[\u0300\u0301]/g;
/** A shorter word may be something else without its ending. */
const MIN_LENGTH = 4;

/** What a word shares with its plural and its feminine, so that they count as one. @param word lower case, NFC */
export function stem(word: string, locale: Locale): string {
  if (word.length < MIN_LENGTH) return word;
  const stemmed = ENDINGS[locale].reduce((form, endings) => {
    const fitting = endings.find(([ending]) => ending.test(form));
    return fitting ? form.replace(...fitting) : form;
  }, word);
  // "opinión, opiniones": the plural moves the accent.
  return locale === 'es' ? stemmed.normalize('NFD').replace(ACCENTS, '').normalize('NFC') : stemmed;
}
