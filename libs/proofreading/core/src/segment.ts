import { textPieces, type Locale } from '@tercet/contracts';
import { INNER_ABBREVIATIONS, MAYBE_LAST_ABBREVIATIONS } from './abbreviations';
import type { Span } from './issue';
import { tokenize } from './tokenize';

const segmenters = new Map<Locale, Intl.Segmenter>();

function segmenterOf(locale: Locale): Intl.Segmenter {
  let segmenter = segmenters.get(locale);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
    segmenters.set(locale, segmenter);
  }
  return segmenter;
}

/** The end of a piece: its last word, then a full stop and spaces. */
const LAST_WORD = /(?:^|[\s([«“"'’¿¡—–/])([\p{L}\p{M}\p{N}º°.-]*[\p{L}\p{M}\p{N}º°])\.\s*$/u;
const LIST_NUMBER = /^\s*(?:\p{N}{1,3}|\p{L})[.)]\s*$/u;
/** What belongs to the sentence before when a piece starts with it. */
const CLOSING = /^(?:[»”)\]]+|["'](?=\s|$))\s*/u;
const STARTS_LOWER = /^[\s"“«'‘([—–-]*\p{Ll}/u;
const QUOTED_OR_TRAILING = /(?:[?!.…]\s?["”»)\]]\s*|…\s*|\.{3}\s*)$/u;
const HAS_LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

/**
 * Sentences of a paragraph: spans that cover it without gaps, in order; the space after a sentence belongs to it.
 * `Intl.Segmenter` proposes, then pieces are joined that it parted after abbreviations, initials, list numbers,
 * ellipses and quoted speech, where the next piece goes on, and within addresses and code.
 */
export function segment(text: string, locale: Locale): Span[] {
  return joinPieces(text, locale).flatMap((sentence) => partEndless(text, sentence));
}

/**
 * UTF-16 code units; what has no full stop for longer is a list or a table, and is parted at spaces, or where it has none
 * after signs, or anywhere.
 */
const MAX_SENTENCE_LENGTH = 3_000;

function partEndless(text: string, { start, end }: Span): Span[] {
  const parts: Span[] = [];
  let from = start;
  while (end - from > MAX_SENTENCE_LENGTH) {
    const to = from + lengthOfPart(text.slice(from, from + MAX_SENTENCE_LENGTH));
    parts.push({ start: from, end: to });
    from = to;
  }
  return [...parts, { start: from, end }];
}

const ENDS_OF_PART = [/^.*\s/su, /^.*[^\p{L}\p{M}\p{N}\p{Cs}]/su, /^.+(?=\P{M})/su];

/** UTF-16 code units of the most that can be parted from a stretch: up to a space, a sign, or a whole character. */
function lengthOfPart(stretch: string): number {
  for (const end of ENDS_OF_PART) {
    const part = end.exec(stretch)?.[0];
    if (part !== undefined) return part.length;
  }
  return stretch.length;
}

/** Every address and every piece of code that may hold the end of a sentence has one of these. */
const SIGN_OF_LITERAL = /[/`<{]/;

/** Says of ascending places whether one lies within an address or code. */
function insideLiterals(text: string): (place: number) => boolean {
  if (!SIGN_OF_LITERAL.test(text)) return () => false;
  const literals = tokenize(text).filter(({ kind }) => kind === 'literal');
  let next = 0;
  return (place) => {
    while ((literals[next]?.end ?? Infinity) <= place) next += 1;
    return (literals[next]?.start ?? Infinity) < place;
  };
}

function joinPieces(text: string, locale: Locale): Span[] {
  const sentences: { start: number; end: number }[] = [];
  const isInsideLiteral = insideLiterals(text);
  for (const piece of textPieces(text, segmenterOf(locale))) {
    const last = sentences.at(-1);
    const end = piece.index + piece.segment.length;
    if (!last) {
      sentences.push({ start: 0, end });
      continue;
    }
    if (isInsideLiteral(piece.index)) {
      last.end = end;
      continue;
    }
    const closing = CLOSING.exec(piece.segment)?.[0].length ?? 0;
    last.end += closing;
    const rest = piece.segment.slice(closing);
    if (rest === '') continue;
    if (goesOn(text.slice(Math.max(last.start, last.end - 60), last.end), rest, locale))
      last.end = end;
    else sentences.push({ start: last.end, end });
  }
  return sentences;
}

function goesOn(before: string, next: string, locale: Locale): boolean {
  if (!HAS_LETTER_OR_NUMBER.test(next) || !HAS_LETTER_OR_NUMBER.test(before)) return true;
  if (LIST_NUMBER.test(before)) return true;
  const nextIsLower = STARTS_LOWER.test(next);
  if (nextIsLower && QUOTED_OR_TRAILING.test(before)) return true;
  const word = LAST_WORD.exec(before)?.[1];
  if (word === undefined) return false;
  if (/^\p{Lu}\p{M}*$/u.test(word)) return !isLoneAnswer(word, locale);
  const lower = word.normalize('NFC').toLowerCase();
  if (INNER_ABBREVIATIONS[locale].has(lower)) return !endsAsWord(lower, word, next, locale);
  return MAYBE_LAST_ABBREVIATIONS[locale].has(lower) && nextIsLower;
}

/** A capital letter with a full stop is an initial, except the words that are one capital letter. */
function isLoneAnswer(word: string, locale: Locale): boolean {
  return locale === 'en' && word === 'I';
}

/** Abbreviations that are also words: "No. 5" goes on, "He said no. Then" does not. */
function endsAsWord(lower: string, word: string, next: string, locale: Locale): boolean {
  const startsWithNumber = /^\s*\p{N}/u.test(next);
  if (lower === 'no' || lower === 'nos' || lower === 'fig' || lower === 'art')
    return !startsWithNumber;
  if (locale === 'en' && /^(?:sun|sat|mar|sec|ed|may|wed|al)$/.test(lower)) {
    return word === lower && lower !== 'al' && !startsWithNumber;
  }
  return false;
}
