import type { Change } from './changes';

const LINE_END = /[\r\n]/;
/** Line ends, and blank lines with them. */
const BREAKS = /(?:\r?\n[^\S\r\n]*)*\r?\n/g;

const isLineStart = (source: string, at: number) => at === 0 || source[at - 1] === '\n';
const isLineEnd = (source: string, at: number) =>
  at === source.length || LINE_END.test(source[at] ?? '');
const isLineEdge = (source: string, at: number) => isLineStart(source, at) || isLineEnd(source, at);

/** The line ends between the paragraphs of a stretch, as indices into the source. */
function breaksIn(source: string, { start, end }: Change): { from: number; to: number }[] {
  return [...source.slice(start, end).matchAll(BREAKS)]
    .map(({ 0: { length }, index }) => ({ from: start + index, to: start + index + length }))
    .filter(
      ({ from, to }) =>
        source.slice(start, from).trim() !== '' && source.slice(to, end).trim() !== '',
    );
}

/**
 * Parts paragraphs that go from a change to the one behind them, or before them: "[One.⏎A|The] dog" takes "One." out and
 * makes "The" of "A". Where it is not clear which of them became the new words, they stay together.
 */
export function partedFromNext(change: Change, source: string): Change[] {
  const { start, end, replacement } = change;
  const breaks =
    replacement.trim() === '' || LINE_END.test(replacement) ? [] : breaksIn(source, change);
  const [first, last] = [breaks[0], breaks.at(-1)];
  if (!first || !last) return [change];
  const [atStart, atEnd] = [isLineStart(source, start), isLineEnd(source, end)];
  if (atStart && !atEnd) {
    return [
      { start, end: last.to, replacement: '' },
      { start: last.to, end, replacement },
    ];
  }
  if (atEnd && !atStart) {
    return [
      { start, end: first.from, replacement },
      { start: first.from, end, replacement: '' },
    ];
  }
  return [change];
}

/** What is taken out in whole lines, where the same can be said so: "b[.⏎a|]." is "b.[⏎a.|]". */
function slidToLines({ start, end, replacement }: Change, source: string, limit: number): Change {
  let by = 0;
  while (
    !isLineEdge(source, start + by) &&
    end + by < limit &&
    source[start + by] === source[end + by]
  )
    by += 1;
  return { start: start + by, end: end + by, replacement };
}

/** Of the line ends between two paragraphs, how many characters go with the first, so that both are taken out alike. */
function shareOfFirst(breaks: string, lead: string): number {
  const share = Math.max(0, breaks.length - lead.length);
  const isInsideOne = breaks[share - 1] === '\r' && breaks[share] === '\n';
  return isInsideOne ? share - 1 : share;
}

/**
 * Makes one change for each paragraph of those that a change takes out, so that they are judged one by one. Each takes the
 * line ends before its paragraph along where the first one does, and else those behind it.
 * @param limit up to which nothing else changes
 */
export function partedRemoval(change: Change, source: string, limit: number): Change[] {
  if (change.replacement !== '' || breaksIn(source, change).length === 0) return [change];
  const { start, end } = slidToLines(change, source, limit);
  if (!isLineEdge(source, start) || !isLineEdge(source, end)) return [change];
  const removed = source.slice(start, end);
  const [lead = ''] = /^(?:[^\S\r\n]*\r?\n)*/.exec(removed) ?? [];
  const cuts = breaksIn(source, { start, end, replacement: '' }).map(
    ({ from, to }) => from + shareOfFirst(source.slice(from, to), lead),
  );
  return [start, ...cuts].map((from, i) => ({ start: from, end: cuts[i] ?? end, replacement: '' }));
}
