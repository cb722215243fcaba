import { splitParagraphs } from './paragraphs';

const FENCE = /^[\s>]*(`{3,}|~{3,})(.*)$/su;

/**
 * Lines of a document with its fenced blocks of code blanked out by spaces, so that positions stay
 * (CommonMark 0.31.2, section 4.5; here a fence may be indented by any amount, as in lists and quotations).
 * A block that is never closed is left as it is: a stray fence must not hide the rest of a text.
 */
export function withoutFencedCode(lines: readonly string[]): readonly string[] {
  const blocks = fencedBlocks(lines);
  if (blocks.length === 0) return lines;
  const prose = [...lines];
  for (const { first, last } of blocks) {
    for (let index = first; index <= last; index += 1)
      prose[index] = ' '.repeat(lines[index]?.length ?? 0);
  }
  return prose;
}

/** The same of a text, whose line ends stay too. */
export function blankFencedCode(text: string): string {
  if (!/```|~~~/.test(text)) return text;
  const spans = splitParagraphs(text);
  const lines = withoutFencedCode(spans.map(({ start, end }) => text.slice(start, end)));
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
