import type { Span } from '@tercet/proofreading-core';

const PAIRS: ReadonlyMap<string, string> = new Map([
  ['“', '”'],
  ['«', '»'],
  ['„', '“'],
  ['(', ')'],
  ['[', ']'],
]);
const MARK = /[“”«»„()[\]"]/g;

/** What has been opened in a stretch and not closed again, innermost last. */
function openIn(text: string): string[] {
  const open: string[] = [];
  for (const [mark] of text.matchAll(MARK)) {
    const innermost = open.at(-1);
    if (innermost !== undefined && mark === (PAIRS.get(innermost) ?? '"')) open.pop();
    else if (mark === '"' || PAIRS.has(mark)) open.push(mark);
  }
  return open;
}

/** So many sentences on, what has not been closed was no bracket. */
const LONGEST = 20;

/** The last sentence of the quotation or bracket that opens in this one; itself where none stays open. */
function lastOfQuotation(text: string, sentences: readonly Span[], index: number): number {
  const start = sentences[index]?.start ?? 0;
  const limit = Math.min(sentences.length, index + LONGEST);
  for (let i = index; i < limit; i += 1) {
    const stretch = text.slice(start, sentences[i]?.end);
    if (i > index && /[\r\n]/.test(stretch)) break;
    if (openIn(stretch).length === 0) return i;
  }
  return index;
}

/**
 * Sentences that stay or go together, as one span each: those of one quotation or bracket, unless it is never closed in
 * its paragraph, and a colon with the sentence that it announces.
 */
export function unitsOf(text: string, sentences: readonly Span[]): Span[] {
  const units: Span[] = [];
  let index = 0;
  while (index < sentences.length) {
    const start = sentences[index]?.start ?? 0;
    const endOf = (i: number) => sentences[i]?.end ?? start;
    let last = lastOfQuotation(text, sentences, index);
    while (last + 1 < sentences.length && text[endOf(last) - 1] === ':') {
      last = lastOfQuotation(text, sentences, last + 1);
    }
    units.push({ start, end: endOf(last) });
    index = last + 1;
  }
  return units;
}
