import { splitParagraphs } from './paragraphs';

const FENCE = /^[\s>]*(`{3,}|~{3,})(.*)$/su;

const QUOTED = /^ {0,3}>/u;

/**
 * Lines of a document with what is not the writer's prose blanked out by spaces, so that positions stay: lines quoted
 * from others, which begin with `>`, and fenced blocks of code (CommonMark 0.31.2, sections 5.1 and 4.5; here a fence
 * may be indented by any amount, as in lists and quotations).
 * A block that is never closed is left as it is: a stray fence must not hide the rest of a text.
 */
export function proseLines(lines: readonly string[]): readonly string[] {
  const blocks = fencedBlocks(lines);
  if (blocks.length === 0 && !lines.some((line) => QUOTED.test(line))) return lines;
  const prose = lines.map((line) => (QUOTED.test(line) ? blank(line) : line));
  for (const { first, last } of blocks) {
    for (let index = first; index <= last; index += 1) prose[index] = blank(lines[index]);
  }
  return prose;
}

const blank = (line = ''): string => ' '.repeat(line.length);

/** The same of a text, whose line ends stay too. */
export function blankToProse(text: string): string {
  if (!/```|~~~|>/.test(text)) return text;
  const spans = splitParagraphs(text);
  const lines = proseLines(spans.map(({ start, end }) => text.slice(start, end)));
  return lines
    .map((line, index) => line + text.slice(spans[index]?.end, spans[index + 1]?.start))
    .join('');
}

/** First and last line of each closed block, its fences included. */
function fencedBlocks(lines: readonly string[]) {
  const blocks: { readonly first: number; readonly last: number }[] = [];
  let open: { readonly first: number; readonly fence: string } | undefined;
  for (const [index, line] of lines.entries()) {
    const [, fence, rest] = FENCE.exec(line) ?? [];
    if (fence === undefined || rest === undefined) continue;
    if (!open) {
      // The name of a language holds no backtick: "```code```" in a line is not a fence.
      if (!(fence.startsWith('`') && rest.includes('`'))) open = { first: index, fence };
    } else if (fence.startsWith(open.fence) && rest.trim() === '') {
      blocks.push({ first: open.first, last: index });
      open = undefined;
    }
  }
  return blocks;
}
