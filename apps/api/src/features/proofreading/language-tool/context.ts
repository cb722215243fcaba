import type { Span } from '@tercet/proofreading-core';

const CONTEXT_CHARACTERS = 40;
const ELLIPSIS = '...';

/** Moves a place out of the middle of a surrogate pair. */
function whole(text: string, position: number, step: 1 | -1): number {
  const code = text.charCodeAt(position);
  const before = text.charCodeAt(position - 1);
  const splits = code >= 0xdc00 && code <= 0xdfff && before >= 0xd800 && before <= 0xdbff;
  return splits ? position + step : position;
}

export interface MatchContext {
  readonly text: string;
  readonly offset: number;
  readonly length: number;
}

/** Most characters of a sentence before a span and after it: each match repeats its sentence. */
const SENTENCE_CHARACTERS = 500;

/** A sentence, or what stands around a span of it where it is long. */
export function excerptOf(text: string, sentence: Span, { start, end }: Span): string {
  const from = whole(text, Math.max(sentence.start, start - SENTENCE_CHARACTERS), 1);
  return text.slice(from, whole(text, Math.min(sentence.end, end + SENTENCE_CHARACTERS), -1));
}

/** A line of text around a span, with the span's place in it. */
export function contextOf(text: string, { start, end }: Span): MatchContext {
  const from = whole(text, Math.max(0, start - CONTEXT_CHARACTERS), 1);
  const to = whole(text, Math.min(text.length, end + CONTEXT_CHARACTERS), -1);
  const lead = from > 0 ? ELLIPSIS : '';
  const trail = to < text.length ? ELLIPSIS : '';
  return {
    text: lead + text.slice(from, to).replace(/[\r\n\t]/g, ' ') + trail,
    offset: lead.length + start - from,
    length: end - start,
  };
}
