import type { Locale } from '@tercet/contracts';
import type { Span } from '../issue';
import { findQuotations } from '../quotations';
import { segment } from '../segment';
import { tokenize } from '../tokenize';
import { proseBlocks } from './prose-blocks';
import { stem } from './stem';
import { STOP_WORDS } from './stop-words';

/** A sentence that a summary may consist of. */
export interface Candidate extends Span {
  /** As it is read: each run of white space is one space. */
  readonly text: string;
  /** Stems of its words without stop words, in order, with repetitions. */
  readonly terms: readonly string[];
}

const LINE_ENDS = /[\r\n]/g;
/** Questions are no statements. */
const ENDS_PROPERLY = /[.!…]["»”’')\]]*$/;
const ENDS_AS_QUESTION_OR_LABEL = /[?:;,]["»”’')\]]*$/;
/** So many words are a sentence even without a full stop; fewer are a label or a heading. */
const WORDS_WITHOUT_FULL_STOP = 12;
/** Different terms that a sentence needs to tell something by itself. */
const MIN_TERMS = 3;

export const asRead = (text: string): string => text.replace(/\s+/g, ' ').trim();

function termsOf(text: string, locale: Locale): string[] {
  return tokenize(text)
    .filter(({ kind }) => kind === 'word')
    .flatMap(({ text: word }) =>
      word
        .normalize('NFC')
        .toLowerCase()
        .split(/['’ʼ‐‑-]/),
    )
    .filter((part) => part.length > 1 && !STOP_WORDS[locale].has(part))
    .map((part) => stem(part, locale));
}

function isSentence(text: string): boolean {
  if (ENDS_PROPERLY.test(text)) return true;
  return !ENDS_AS_QUESTION_OR_LABEL.test(text) && text.split(' ').length >= WORDS_WITHOUT_FULL_STOP;
}

/** The sentences of a text's prose that stand for themselves; what lies wholly within quotation marks is someone else's. */
export function candidateSentences(text: string, locale: Locale): Candidate[] {
  return proseBlocks(text).flatMap(({ start: from, end: to }) => {
    // Spaces for line ends: a segmenter parts there, and positions stay.
    const block = text.slice(from, to).replace(LINE_ENDS, ' ');
    const isQuoted = withinOneOf(findQuotations(block));
    return segment(block, locale).flatMap(({ start, end }) => {
      const sentence = block.slice(start, end);
      const first = start + sentence.length - sentence.trimStart().length;
      const last = first + sentence.trim().length;
      const read = asRead(sentence);
      if (isQuoted(first, last) || !isSentence(read)) return [];
      const terms = termsOf(read, locale);
      if (new Set(terms).size < MIN_TERMS) return [];
      return [{ start: from + first, end: from + last, text: read, terms }];
    });
  });
}

/** UTF-16 code units that a sentence may have before and after the quotation that it is: its marks, spaces and a full stop. */
const MARKS = { before: 2, after: 3 };

/** Says of stretches in their order whether one of the spans, which come in order too, is all that they hold. */
function withinOneOf(spans: readonly Span[]): (start: number, end: number) => boolean {
  let next = 0;
  return (start, end) => {
    while ((spans[next]?.end ?? Infinity) < end - MARKS.after) next += 1;
    return (spans[next]?.start ?? Infinity) <= start + MARKS.before;
  };
}
