import type { Locale } from '@tercet/contracts';
import { segment, splitParagraphs, type Span } from '@tercet/proofreading-core';

/** A quarter of a second of English on a quiet machine, twice that where every sentence is in another language. UTF-16 code units. */
export const STRETCH_LENGTH = 4_000;

/**
 * Paragraphs of a text, as many as fit into one piece of work. One that alone does not fit is parted at sentence ends.
 * @param language whose sentences these are
 */
export function* stretchesOf(text: string, language: Locale): Generator<Span> {
  let open: { start: number; end: number } | undefined;
  for (const paragraph of splitParagraphs(text)) {
    for (const part of partsOf(text, paragraph, language)) {
      if (open && part.end - open.start <= STRETCH_LENGTH) open.end = part.end;
      else {
        if (open) yield open;
        open = part;
      }
    }
  }
  if (open) yield open;
}

function* partsOf(text: string, { start, end }: Span, language: Locale) {
  let from = start;
  while (end - from > STRETCH_LENGTH) {
    const length = wholeSentences(text.slice(from, from + STRETCH_LENGTH), language);
    yield { start: from, end: from + length };
    from += length;
  }
  yield { start: from, end };
}

/** Length of a text without its last sentence, which may go on; of one without any end, its own. */
function wholeSentences(text: string, language: Locale): number {
  const last = segment(text, language).at(-1)?.start;
  if (last) return last;
  return /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length;
}
