import { splitParagraphs, type Span } from '@tercet/proofreading-core';

/** About half a second of work on English, the slowest. UTF-16 code units. */
export const STRETCH_LENGTH = 6_000;

/** Whole paragraphs of a text, as many as fit into one piece of work; a paragraph that alone does not fit stays whole. */
export function stretchesOf(text: string): Span[] {
  const stretches: { start: number; end: number }[] = [];
  for (const { start, end } of splitParagraphs(text)) {
    const last = stretches.at(-1);
    if (last && end - last.start <= STRETCH_LENGTH) last.end = end;
    else stretches.push({ start, end });
  }
  return stretches;
}
