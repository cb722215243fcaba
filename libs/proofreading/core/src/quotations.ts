import type { Span } from './issue';

/** What stands between two marks that belong together. Every part ends at the next mark, so that the search is linear. */
const QUOTED =
  /“[^“”\n]*”|„[^„“”\n]*[“”]|«[^«»\n]*»|‹[^‹›\n]*›|(?<![\p{L}\p{N}])"[^"\n]*"(?![\p{L}\p{N}])/gu;
const TWO_WORDS_OR_MORE = /\p{L}[^\p{L}\s]*\s+[^\p{L}\s]*\p{L}/u;

export const hasTwoWords = (text: string): boolean => TWO_WORDS_OR_MORE.test(text);

/** Quotations of two words or more: what stands between the marks and the spaces at them, in order. */
export function findQuotations(text: string): Span[] {
  const spans: Span[] = [];
  for (const { 0: quoted, index } of text.matchAll(QUOTED)) {
    const inside = quoted.slice(1, -1);
    if (!hasTwoWords(inside)) continue;
    const start = index + 1 + inside.length - inside.trimStart().length;
    spans.push({ start, end: start + inside.trim().length });
  }
  return spans;
}

/** The text with spaces in place of the spans, so that positions stay. */
export function blankOut(text: string, spans: readonly Span[]): string {
  let blanked = '';
  let from = 0;
  for (const { start, end } of spans) {
    blanked += text.slice(from, start) + ' '.repeat(end - start);
    from = end;
  }
  return blanked + text.slice(from);
}

/** What decides the language of a text: what it says outside quotations, or all of it where it says nothing else. */
export function withoutQuotations(text: string): string {
  const rest = blankOut(text, findQuotations(text));
  return hasTwoWords(rest.replace(/["“”„«»‹›]/gu, '')) ? rest : text;
}
