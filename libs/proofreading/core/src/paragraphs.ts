import type { Span } from './issue';

/** Lines of a text without their line ends (LF, CRLF or CR), empty ones included, in order. */
export function splitParagraphs(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const lineEnd of text.matchAll(/\r\n|\n|\r/g)) {
    spans.push({ start, end: lineEnd.index });
    start = lineEnd.index + lineEnd[0].length;
  }
  spans.push({ start, end: text.length });
  return spans;
}
