import type { Change } from './changes';

const WORD = /[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*/gu;
const SHORTEST = 4;
/** Letters that stay at the end: with fewer, it may be the ending that changed, which hangs on the words around. */
const SAME_ENDING = 2;
const SAME_SHARE = 0.6;
/** Beyond so many pairs of words a change is a new wording, in which no spelling is looked for. */
const MAX_PAIRS = 10_000;

const bare = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface Place {
  readonly word: string;
  readonly lower: string;
  readonly bare: string;
  readonly start: number;
  readonly end: number;
}

/** Whether one word is another spelling of the other, and not another form of it. */
function isRespelling(from: Place, to: Place): boolean {
  if (from.lower === to.lower) return false;
  if (from.bare === to.bare) return true;
  const [before, after] = [from.word, to.word];
  const shorter = Math.min(before.length, after.length);
  if (shorter < SHORTEST) return false;
  let lead = 0;
  while (lead < shorter && before[lead] === after[lead]) lead += 1;
  let tail = 0;
  while (tail < shorter - lead && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const longer = Math.max(before.length, after.length);
  return tail >= SAME_ENDING && lead + tail >= longer * SAME_SHARE;
}

const places = (text: string): Place[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    lower: word.toLowerCase(),
    bare: bare(word),
    start: index,
    end: index + word.length,
  }));

/** Pairs of words of which one is the other respelled, as many as stand in the same order on both sides. */
function respellings(before: readonly Place[], after: readonly Place[]): [Place, Place][] {
  if (before.length * after.length > MAX_PAIRS) return [];
  const width = after.length + 1;
  const most = new Uint16Array((before.length + 1) * width);
  const at = (i: number, j: number) => most[i * width + j] ?? 0;
  const match = (i: number, j: number) => {
    const [from, to] = [before[i], after[j]];
    return from !== undefined && to !== undefined && isRespelling(from, to);
  };
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const skipped = Math.max(at(i + 1, j), at(i, j + 1));
      most[i * width + j] = match(i, j) ? Math.max(skipped, at(i + 1, j + 1) + 1) : skipped;
    }
  }
  const pairs: [Place, Place][] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    const [from, to] = [before[i], after[j]];
    if (from && to && match(i, j) && at(i, j) === at(i + 1, j + 1) + 1) {
      pairs.push([from, to]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** A space goes with the word after it rather than with the one before: "[very ]fast", not "[ very]fast". */
export function withSpaceBehind(change: Change, source: string): Change {
  const { start, end, replacement } = change;
  const first = source[start] ?? '';
  if (replacement !== '' || !/\s/.test(first) || source[end] !== first) return change;
  return { start: start + 1, end: end + 1, replacement };
}

/** Whether a stretch is one word, and what it became is the same word, spelled otherwise. */
export function isWordRespelled(before: string, after: string): boolean {
  const [[from, ...more], [to, ...others]] = [places(before), places(after)];
  const isOne = from?.word === before && to?.word === after && more.length + others.length === 0;
  return isOne && isRespelling(from, to);
}

/** Parts the spelling of single words from what changed next to them: the two are judged one by one. */
export function partedChanges(change: Change, source: string): Change[] {
  const old = source.slice(change.start, change.end);
  const pairs = respellings(places(old), places(change.replacement));
  if (pairs.length === 0) return [change];
  const parts: Change[] = [];
  let [from, to] = [0, 0];
  const add = (end: number, newEnd: number) => {
    const replacement = change.replacement.slice(to, newEnd);
    if (old.slice(from, end) !== replacement)
      parts.push({ start: change.start + from, end: change.start + end, replacement });
    [from, to] = [end, newEnd];
  };
  for (const [before, after] of pairs) {
    add(before.start, after.start);
    add(before.end, after.end);
  }
  add(old.length, change.replacement.length);
  return parts;
}
