import type { Line, Text } from '@codemirror/state';
import { isBlank } from '@tercet/contracts';

/** As many words as fit of a paragraph that alone is too long. */
function fittingPart({ from, text }: Line, limit: number): { from: number; to: number } {
  const lastSpace = text.slice(0, limit + 1).search(/\s+\S*$/u);
  if (lastSpace > 0) return { from, to: from + lastSpace };
  const isPairCut = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1));
  return { from, to: from + limit - (isPairCut ? 1 : 0) };
}

/**
 * The whole paragraphs around a position that fit into a limit, without blank lines around them: its own, those that
 * follow as far as there is room, then those before. Of a paragraph that alone is too long, as many words as fit.
 * Positions and limit in UTF-16 code units.
 */
export function fittingStretch(
  doc: Text,
  position: number,
  limit: number,
): { from: number; to: number } {
  let line = doc.lineAt(position);
  while (isBlank(line.text) && line.number < doc.lines) line = doc.line(line.number + 1);
  while (isBlank(line.text) && line.number > 1) line = doc.line(line.number - 1);
  if (line.length > limit) return fittingPart(line, limit);
  let { from, to } = line;
  for (let number = line.number + 1; number <= doc.lines; number += 1) {
    const next = doc.line(number);
    if (next.to - from > limit) break;
    if (!isBlank(next.text)) ({ to } = next);
  }
  for (let number = line.number - 1; number >= 1; number -= 1) {
    const previous = doc.line(number);
    if (to - previous.from > limit) break;
    if (!isBlank(previous.text)) ({ from } = previous);
  }
  return { from, to };
}
