import type { Span } from '../issue';
import { splitParagraphs } from '../paragraphs';

const FENCE = /^ {0,3}(?:`{3}|~{3})/;
/** Headings, quotations of others, tables, and lines between parts. */
const NOT_PROSE = /^ {0,3}(?:#{1,6}\s|>|\|.*\|\s*$|(?:[-*_=]\s*){3,}$)/;
/** Under a line of text it makes that line a heading. */
const UNDERLINE = /^ {0,3}(?:=+|-+)\s*$/;
const ITEM = /^\s*(?:[-*+•‣–—]|\p{N}{1,3}[.)]|\p{L}\))\s+/u;
const ENDS_SENTENCE = /[.!?…:;]["»”’')\]]*$/;
const STARTS_LOWER = /^\p{Ll}/u;
/** UTF-16 code units of a line that was broken because it was full: what follows goes on with it. */
const FULL_LINE = 60;

/**
 * Where a text tells something: its paragraphs and the items of its lists without their marks, in order. Headings, code,
 * tables and quoted blocks, in the signs of Markdown, are left out. Lines that were broken at a margin are one block again.
 */
export function proseBlocks(text: string): Span[] {
  const blocks: { start: number; end: number }[] = [];
  let isCode = false;
  /** The line before, where the last block ends with it. */
  let before: string | undefined;
  for (const { start, end } of splitParagraphs(text)) {
    const line = text.slice(start, end);
    const isFence = FENCE.test(line);
    if (isFence) isCode = !isCode;
    const isUnderline = UNDERLINE.test(line);
    if (isUnderline && before !== undefined) blocks.pop();
    if (isFence || isCode || isUnderline || NOT_PROSE.test(line) || line.trim() === '') {
      before = undefined;
      continue;
    }
    const mark = ITEM.exec(line)?.[0] ?? '';
    const last = blocks.at(-1);
    if (last && before !== undefined && mark === '' && goesOn(before, line)) last.end = end;
    else blocks.push({ start: start + mark.length, end });
    before = line;
  }
  return blocks;
}

function goesOn(before: string, next: string): boolean {
  if (ENDS_SENTENCE.test(before.trimEnd())) return false;
  return STARTS_LOWER.test(next.trimStart()) || before.length >= FULL_LINE;
}
