export interface KeyedLine {
  /** Stays the same while the line is written in, and while lines come and go around it. */
  readonly key: number;
  readonly text: string;
}

/** The lines of a text that was changed in one place: those before and after it are the objects that they were. */
export function keyedLines(before: readonly KeyedLine[], text: string): readonly KeyedLine[] {
  const texts = text.split('\n');
  const most = Math.min(before.length, texts.length);
  let head = 0;
  while (head < most && before[head]?.text === texts[head]) head += 1;
  if (head === before.length && head === texts.length) return before;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail)?.text === texts.at(-1 - tail)) tail += 1;
  const changed = before.slice(head, before.length - tail);
  let unused = before.reduce((next, { key }) => Math.max(next, key + 1), 0);
  return [
    ...before.slice(0, head),
    ...texts
      .slice(head, texts.length - tail)
      .map((line, index) => ({ key: changed[index]?.key ?? unused++, text: line })),
    ...before.slice(before.length - tail),
  ];
}
