import type { Locale } from '@tercet/contracts';
import { splitParagraphs } from '../paragraphs';
import { segment } from '../segment';
import { tokenize } from '../tokenize';
import { readingEase } from './readability';
import { countSyllables } from './syllables';

export interface TextCounts {
  /** Words, numbers, and addresses and code as one each. */
  readonly words: number;
  readonly sentences: number;
  /** Paragraphs that hold a word. */
  readonly paragraphs: number;
  /** Of words alone. */
  readonly syllables: number;
}

export interface TextStatistics extends TextCounts {
  /** Of reading aloud at an even pace, rounded up; reading in silence is a little faster. */
  readonly readingSeconds: number;
  /** See `readingEase`; undefined where there is too little text to say anything. */
  readonly ease?: number;
}

export const NO_TEXT: TextCounts = {
  words: 0,
  sentences: 0,
  paragraphs: 0,
  syllables: 0,
};

/**
 * Words a minute of young adults reading aloud in their own language: Trauzettel-Klosinski and Dietz, “Standardized
 * assessment of reading performance: the new International Reading Speed Texts IReST”, 2012.
 */
const WORDS_PER_MINUTE: Readonly<Record<Locale, number>> = { en: 228, fr: 195, es: 218 };
/** The formulas were made for samples of a hundred words; below a third of it they jump with each word. */
const MIN_WORDS_FOR_EASE = 30;

const HAS_WORD = /[\p{L}\p{N}]/u;
const COUNTS_AS_WORD: ReadonlySet<string> = new Set(['word', 'number', 'literal']);

function countParagraph(text: string, locale: Locale): TextCounts {
  if (!HAS_WORD.test(text)) return NO_TEXT;
  const sentences = segment(text, locale).map(({ start, end }) => text.slice(start, end));
  const tokens = sentences.flatMap((sentence) => tokenize(sentence));
  return {
    words: tokens.filter(({ kind }) => COUNTS_AS_WORD.has(kind)).length,
    sentences: sentences.filter((sentence) => HAS_WORD.test(sentence)).length,
    paragraphs: 1,
    syllables: tokens
      .filter(({ kind }) => kind === 'word')
      .reduce((sum, word) => sum + countSyllables(word.text, locale), 0),
  };
}

export const addCounts = (a: TextCounts, b: TextCounts): TextCounts => ({
  words: a.words + b.words,
  sentences: a.sentences + b.sentences,
  paragraphs: a.paragraphs + b.paragraphs,
  syllables: a.syllables + b.syllables,
});

/** Counts of a text in one language. Those of its paragraphs add up to those of the whole. */
export function countText(text: string, locale: Locale): TextCounts {
  return splitParagraphs(text).reduce(
    (sum, { start, end }) => addCounts(sum, countParagraph(text.slice(start, end), locale)),
    NO_TEXT,
  );
}

/** What the counts of a text say about reading it. */
export function textStatistics(counts: TextCounts, locale: Locale): TextStatistics {
  return {
    ...counts,
    readingSeconds: Math.ceil((counts.words / WORDS_PER_MINUTE[locale]) * 60),
    ...(counts.words >= MIN_WORDS_FOR_EASE && { ease: readingEase(counts, locale) }),
  };
}
