import { diffArrays } from 'diff';
import type { Change } from './changes';

/** What comparing two texts may cost, so that others are served meanwhile: steps are the square of the tokens that differ. */
const MOST_STEPS = 2_500_000;
/** So few differing tokens are always sought: a sentence, of which there are not too many. */
const ALWAYS = 40;
/** A backstop for a busy machine. */
const MAX_MS = 1_000;

/** What is left to be spent on comparing, of all passages of a text together. */
export interface Effort {
  steps: number;
  /** As `performance.now()` counts. */
  readonly deadline: number;
}

export const newEffort = (): Effort => ({
  steps: MOST_STEPS,
  deadline: performance.now() + MAX_MS,
});

/** Tokens that one list has and the other lacks, wherever they stand: at least so many differ. */
function unshared(from: readonly string[], to: readonly string[]): number {
  const surplus = new Map<string, number>();
  for (const token of from) surplus.set(token, (surplus.get(token) ?? 0) + 1);
  for (const token of to) surplus.set(token, (surplus.get(token) ?? 0) - 1);
  return [...surplus.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

/**
 * Changes that turn one list of tokens into another; `undefined` where more than `maxDiffering` differ, or more than may
 * be spent on it. It takes the square of those that do (Myers, An O(ND) Difference Algorithm and Its Variations, 1986).
 */
export function changesBetween(
  from: readonly string[],
  to: readonly string[],
  offset: number,
  effort: Effort,
  maxDiffering: number,
): Change[] | undefined {
  // Half of what is left is kept for the passages behind.
  const affordable = Math.floor(Math.sqrt(effort.steps / 2));
  const most = Math.min(maxDiffering, Math.max(ALWAYS, affordable));
  const timeout = effort.deadline - performance.now();
  if (timeout <= 0 || unshared(from, to) > most) return undefined;
  const parts = diffArrays([...from], [...to], { maxEditLength: most, timeout });
  const differing = parts?.reduce(
    (sum, { added, removed, count }) => sum + (added || removed ? count : 0),
    0,
  );
  effort.steps = Math.max(0, effort.steps - (differing ?? most) ** 2);
  if (!parts) return undefined;
  const changes: Change[] = [];
  let position = offset;
  let open: Change | undefined;
  for (const { value, added, removed } of parts) {
    const text = value.join('');
    if (!added && !removed) {
      position += text.length;
      open = undefined;
      continue;
    }
    if (!open) changes.push((open = { start: position, end: position, replacement: '' }));
    if (added) open.replacement += text;
    else open.end = position += text.length;
  }
  return changes;
}
