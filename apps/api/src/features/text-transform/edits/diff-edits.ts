import { alignUnits } from './align-units';
import { takesLinesOut, type Change } from './changes';
import { joinedHalves } from './join-halves';
import { joinedMoves } from './join-moves';
import { joinedRewordings } from './join-rewordings';
import { partedChanges, withSpaceBehind } from './part-changes';
import { partedFromNext, partedRemoval } from './part-paragraphs';
import type { TextEdit } from './text-edit';
import { changesBetween, newEffort, type Effort } from './token-changes';

/** A word with its inner apostrophes and hyphens, a number, a run of spaces, a line break, or one other character. */
const TOKEN = /[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*|\p{N}+(?:[.,]\p{N}+)*|\r?\n|[^\S\r\n]+|./gsu;
/** Beyond so many differing tokens two passages have little in common, and finding it would take long. */
const MAX_EDIT_LENGTH = 400;
/** Tokens of a passage that is taken in smaller pieces before it is looked at word by word. */
const LONG = 2_000;
/** Differing tokens of a passage that cannot be taken in smaller pieces. */
const MAX_EDIT_LENGTH_WHOLE = 1_000;

function tokens(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

/** Parts with their line ends and the blank lines behind them, which are too much alike to stand by themselves. */
function lines(text: string): string[] {
  return text.match(/[^\n]*\n(?:[^\S\n]*\n)*|[^\n]+$/g) ?? [];
}

/** Whether no word stands between two changes. */
const touch = (gap: string) => gap.trim() === '' && !/[\r\n]/.test(gap);

/**
 * Moves words that only go, or only come, to the left over a gap that they end with: of "due to the fact that the"
 * becoming "because the" either "the" may be the one that stays, and only with the second one is it one change.
 */
function slid(change: Change, gap: string, source: string): Change {
  const { start, end, replacement } = change;
  if (gap === '' || /[\r\n]/.test(gap)) return change;
  if (replacement === '' && source.slice(start, end).endsWith(gap)) {
    return { start: start - gap.length, end: end - gap.length, replacement };
  }
  if (start === end && replacement.endsWith(gap)) {
    const moved = gap + replacement.slice(0, -gap.length);
    return { start: start - gap.length, end: start - gap.length, replacement: moved };
  }
  return change;
}

function grouped(source: string, changes: readonly Change[]): Change[] {
  const groups: Change[] = [];
  for (const unmoved of changes) {
    const last = groups.at(-1);
    const change = last ? slid(unmoved, source.slice(last.end, unmoved.start), source) : unmoved;
    const gap = last && source.slice(last.end, change.start);
    if (last && gap !== undefined && touch(gap) && !takesLinesOut(last, source)) {
      last.replacement += gap + change.replacement;
      last.end = change.end;
    } else groups.push({ ...change });
  }
  return groups;
}

/** Without the spaces that both sides of a change begin or end with. */
function tightened({ start, end, replacement }: Change, source: string): Change {
  const isShared = (a: string | undefined, b: string | undefined) => a === b && /\s/.test(a ?? '');
  let lead = 0;
  while (start + lead < end && isShared(source[start + lead], replacement[lead])) lead += 1;
  let tail = 0;
  const room = Math.min(end - start, replacement.length) - lead;
  while (tail < room && isShared(source[end - 1 - tail], replacement.at(-1 - tail))) tail += 1;
  return {
    start: start + lead,
    end: end - tail,
    replacement: replacement.slice(lead, replacement.length - tail),
  };
}

/** Sentences, roughly: enough to tell which became which. */
function sentences(text: string): string[] {
  return text.match(/[^.!?…\n]*[.!?…\n]+\s*|[^.!?…\n]+$/g) ?? [];
}

/** What a passage that changed too much for words is taken by, the larger first. */
const UNITS = [lines, sentences] as const;
/** Where there are so many times as many units on one side, they are no longer the same ones. */
const MAX_UNEVENNESS = 2;

/** Stretches of a passage and what became of each, unit by unit; `undefined` where that is all of it at once. */
function unitChanges(
  source: string,
  passage: Change,
  split: (text: string) => string[],
  effort: Effort,
): Change[] | undefined {
  const old = split(source.slice(passage.start, passage.end));
  const fresh = split(passage.replacement);
  // What stayed to the letter parts what did not.
  const known = new Set(old);
  if (fresh.some((unit) => known.has(unit))) {
    const between = changesBetween(old, fresh, passage.start, effort, MAX_EDIT_LENGTH);
    if (between) return between;
  }
  return alignedChanges(passage, old, fresh);
}

function alignedChanges(
  passage: Change,
  old: readonly string[],
  fresh: readonly string[],
): Change[] | undefined {
  const [fewer, more] = [old.length, fresh.length].toSorted((a, b) => a - b) as [number, number];
  if (fewer < 2 || more > fewer * MAX_UNEVENNESS) return undefined;
  const aligned = alignUnits(old, fresh);
  const sizeOf = (units: readonly string[]) => units.reduce((sum, { length }) => sum + length, 0);
  let [i, j, start] = [0, 0, passage.start];
  return aligned?.map(({ before, after }): Change => {
    const end = start + sizeOf(old.slice(i, i + before));
    const replacement = fresh.slice(j, j + after).join('');
    const change = { start, end, replacement };
    [i, j, start] = [i + before, j + after, end];
    return change;
  });
}

const paragraphsIn = (text: string) => text.split(/\n/).filter((line) => line.trim() !== '').length;

/** Whether a whole paragraph has come or gone, whose words would be sought among its neighbour's. */
function hasOtherParagraphs(before: string, after: string): boolean {
  const [one, other] = [paragraphsIn(before), paragraphsIn(after)];
  return one !== other && Math.min(one, other) > 1;
}

/**
 * Refines a changed passage to words. One that changed too much for that is taken line by line, and a line sentence by
 * sentence: the one that has most in common with another became that.
 */
function refined(source: string, passage: Change, effort: Effort, level = 0): Change[] {
  const before = source.slice(passage.start, passage.end);
  if (before === passage.replacement) return [];
  if (before === '' || passage.replacement === '') return [passage];
  const [from, to] = [tokens(before), tokens(passage.replacement)];
  const inWords = (maxEditLength: number) =>
    changesBetween(from, to, passage.start, effort, maxEditLength);
  const isLong = Math.max(from.length, to.length) > LONG;
  const words =
    isLong || hasOtherParagraphs(before, passage.replacement)
      ? undefined
      : inWords(MAX_EDIT_LENGTH);
  if (words) return words;
  for (const [larger, split] of [...UNITS.entries()].slice(level)) {
    const parts = unitChanges(source, passage, split, effort);
    // Each is smaller, but may be of several such units still.
    if (parts) return parts.flatMap((part) => refined(source, part, effort, larger));
  }
  return inWords(MAX_EDIT_LENGTH_WHOLE) ?? [passage];
}

const KEPT_SHARE = 0.5;

export interface DiffOptions {
  /** Of the words of a sentence: where fewer stay, its changes are one new wording. With 0, each is a correction by itself. */
  readonly keptShare?: number | undefined;
}

/**
 * The changes between two texts, word by word, in groups that a person can judge one by one: changes that touch, or that
 * a word moved between, or of which none makes sense without the others, are one, except that the spelling of a word and
 * each paragraph that is taken out are judged by themselves.
 * Sorted, without overlaps; applying all of them to the source gives exactly the result.
 */
export function diffEdits(
  source: string,
  result: string,
  { keptShare = KEPT_SHARE }: DiffOptions = {},
): TextEdit[] {
  if (source === result) return [];
  const whole = { start: 0, end: source.length, replacement: result };
  const changes = refined(source, whole, newEffort());
  const parts = grouped(source, changes)
    .flatMap((change) => partedFromNext(change, source))
    .map((change) => tightened(change, source))
    .flatMap((change) => partedChanges(change, source))
    .map((change) => tightened(change, source));
  const halves = joinedMoves(joinedHalves(parts, source), source);
  const joined = joinedRewordings(halves, source, keptShare).map((change) =>
    tightened(change, source),
  );
  return joined
    .map((change, i) => {
      const shifted = withSpaceBehind(change, source);
      return shifted.end <= (joined[i + 1]?.start ?? source.length) ? shifted : change;
    })
    .flatMap((change, i, all) => partedRemoval(change, source, all[i + 1]?.start ?? source.length));
}
