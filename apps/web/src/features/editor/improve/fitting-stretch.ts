import type { Text } from '@codemirror/state';

/**
 * The whole paragraphs from a position on that fit into a limit, without blank lines around them.
 * Of a paragraph that alone is too long, as many words as fit. Positions and limit in UTF-16 code units.
 */
export function fittingStretch(
  doc: Text,
  position: number,
  limit: number,
): { from: number; to: number } {
  let line = doc.lineAt(position);
  while (line.text.trim() === '' && line.number < doc.lines) line = doc.line(line.number + 1);
  const { from } = line;
  if (line.length > limit) {
    const lastSpace = line.text.slice(0, limit + 1).search(/\s+\S*$/u);
    if (lastSpace > 0) return { from, to: from + lastSpace };
    const isPairCut = /[\uD800-\uDBFF]/.test(line.text.charAt(limit - 1));
    return { from, to: from + limit - (isPairCut ? 1 : 0) };
  }
  let { to } = line;
  for (let next = line.number + 1; next <= doc.lines; next += 1) {
    const following = doc.line(next);
    if (following.to - from > limit) break;
    if (following.text.trim() !== '') to = following.to;
  }
  return { from, to };
}
