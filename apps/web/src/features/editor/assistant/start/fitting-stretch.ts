import type { Text } from '@codemirror/state';
import { isBlank } from '@tercet/contracts';
import { endAtWord, partsOf } from '../session/parts';

/**
 * The whole paragraphs around a position that fit into a limit, without blank lines around them: its own, those that
 * follow as far as there is room, then those before. Of a paragraph that alone is too long, as many words as fit.
 * Positions and limit in UTF-16 code units.
 */
function stretchWithin(doc: Text, position: number, limit: number): { from: number; to: number } {
  let line = doc.lineAt(position);
  while (isBlank(line.text) && line.number < doc.lines) line = doc.line(line.number + 1);
  while (isBlank(line.text) && line.number > 1) line = doc.line(line.number - 1);
  if (line.length > limit) return { from: line.from, to: line.from + endAtWord(line.text, limit) };
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

/** How much less is tried where parts of whole paragraphs leave too much room unused: a share of a request. */
const STEP = 0.25;

/** The stretch that so many requests take, each of which has a limit. */
export function fittingStretch(
  doc: Text,
  position: number,
  limit: number,
  requests = 1,
): { from: number; to: number } {
  for (let share = requests; share > 1; share -= STEP) {
    const stretch = stretchWithin(doc, position, Math.floor(limit * share));
    const parts = partsOf(doc.sliceString(stretch.from, stretch.to), limit);
    if (parts.length <= requests) return stretch;
  }
  return stretchWithin(doc, position, limit);
}
