import type { KeyedLine } from './keyed-lines';
import type { Mark } from './MarkedLine';

export interface LineWithMarks extends KeyedLine {
  /** At their places in the line. */
  readonly marks: readonly Mark[];
}

/** Deals the marks of a text out to its lines. They come in their order, and none goes beyond its line. */
export function marksInLines(
  lines: readonly KeyedLine[],
  marks: readonly Mark[],
): readonly LineWithMarks[] {
  let from = 0;
  let next = 0;
  return lines.map((line) => {
    const inLine: Mark[] = [];
    const to = from + line.text.length;
    for (let mark = marks[next]; mark && mark.end <= to; mark = marks[++next])
      inLine.push({ ...mark, start: mark.start - from, end: mark.end - from });
    from = to + 1;
    return { ...line, marks: inLine };
  });
}
