import type { Locale, Localized } from '@tercet/contracts';
import type { Span } from '@tercet/proofreading-core';
import type { TextEdit } from '../edits/text-edit';
import { PLAIN_WORDS_EN } from './plain-words.en';
import { PLAIN_WORDS_ES } from './plain-words.es';
import { PLAIN_WORDS_FR } from './plain-words.fr';

const EXPLANATION: Localized = {
  en: 'Says the same in fewer or plainer words.',
  fr: 'Dit la même chose plus simplement.',
  es: 'Dice lo mismo con más sencillez.',
};

interface Phrases {
  readonly pattern: RegExp;
  readonly plain: ReadonlyMap<string, string>;
}

const LETTER = String.raw`[\p{L}\p{M}\p{N}_]`;

/** Straight and typographic apostrophes, composed and decomposed letters are the same to a reader. */
const normal = (phrase: string) =>
  phrase.normalize('NFC').toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ');

function compile(pairs: readonly (readonly [string, string])[]): Phrases {
  const sources = [...pairs]
    // The longer phrase first, or "con anterioridad a" would hide "con anterioridad al".
    .sort(([a], [b]) => b.length - a.length)
    .map(([wordy]) => {
      const words = wordy.replace(/'/g, "['’]").replace(/ /g, String.raw`[^\S\r\n]+`);
      return wordy.endsWith("'") ? words : `${words}(?!${LETTER})`;
    });
  return {
    pattern: new RegExp(`(?<!${LETTER})(?:${sources.join('|')})`, 'giu'),
    plain: new Map(pairs.map(([wordy, plain]) => [normal(wordy), plain])),
  };
}

const PHRASES: Readonly<Record<Locale, Phrases>> = {
  en: compile(PLAIN_WORDS_EN),
  fr: compile(PLAIN_WORDS_FR),
  es: compile(PLAIN_WORDS_ES),
};

/** Edits that put plain words for long-winded phrases in the parts of a text that are in each language. */
export function plainWordEdits(
  text: string,
  languages: readonly (Span & { readonly language: Locale })[],
  reader: Locale,
): TextEdit[] {
  return languages.flatMap(({ start, end, language }) => {
    const { pattern, plain } = PHRASES[language];
    return [...text.slice(start, end).matchAll(pattern)].flatMap((match) => {
      const found = match[0];
      const words = plain.get(normal(found));
      if (words === undefined) return [];
      const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
      return {
        start: start + match.index,
        end: start + match.index + found.length,
        replacement: isCapital ? words.charAt(0).toUpperCase() + words.slice(1) : words,
        category: 'style' as const,
        explanation: EXPLANATION[reader],
      };
    });
  });
}
