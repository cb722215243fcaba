import type { Locale } from '@tercet/contracts';
import { splitParagraphs } from '../paragraphs';
import { segment } from '../segment';
import { tokenize } from '../tokenize';
import { readingEase } from './readability';
import { countSyllables } from './syllables';

export interface TextStatistics {
  /** As a person counts them: grapheme clusters, spaces among them, line ends not. */
  readonly characters: number;
  readonly words: number;
  readonly sentences: number;
  /** Paragraphs that hold a word. */
  readonly paragraphs: number;
  readonly syllables: number;
  /** Of reading aloud at an even pace, rounded up; reading in silence is a little faster. */
  readonly readingSeconds: number;
  /** See `readingEase`; undefined where there is too little text to say anything. */
  readonly ease?: number;
}

/**
 * Words a minute of young adults reading aloud in their own language: Trauzettel-Klosinski and Dietz, “Standardized
 * assessment of reading performance: the new International Reading Speed Texts IReST”, 2012.
 */
const WORDS_PER_MINUTE: Readonly<Record<Locale, number>> = { en: 228, fr: 195, es: 218 };
/** The formulas were made for samples of a hundred words; below a third of it they jump with each word. */
const MIN_WORDS_FOR_EASE = 30;

const HAS_WORD = /[\p{L}\p{N}]/u;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function countGraphemes(text: string): number {
  let count = 0;
  for (const { segment: cluster } of graphemes.segment(text))
    if (!/^[\r\n]+$/.test(cluster)) count += 1;
  return count;
}

/** Counts of a text in one language. Addresses, code and numbers are words without syllables. */
export function textStatistics(text: string, locale: Locale): TextStatistics {
  const counts = { words: 0, sentences: 0, paragraphs: 0, syllables: 0 };
  for (const { start, end } of splitParagraphs(text)) {
    const paragraph = text.slice(start, end);
    if (!HAS_WORD.test(paragraph)) continue;
    counts.paragraphs += 1;
    for (const span of segment(paragraph, locale)) {
      const sentence = paragraph.slice(span.start, span.end);
      if (HAS_WORD.test(sentence)) counts.sentences += 1;
      for (const token of tokenize(sentence)) {
        if (token.kind === 'word') counts.syllables += countSyllables(token.text, locale);
        if (token.kind === 'word' || token.kind === 'number' || token.kind === 'literal')
          counts.words += 1;
      }
    }
  }
  return {
    ...counts,
    characters: countGraphemes(text),
    readingSeconds: Math.ceil((counts.words / WORDS_PER_MINUTE[locale]) * 60),
    ...(counts.words >= MIN_WORDS_FOR_EASE && { ease: readingEase(counts, locale) }),
  };
}
