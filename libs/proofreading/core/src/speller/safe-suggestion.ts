import type { Candidate } from './suggester';

const NEAR = 60;
const FREQUENT = 14;
const AHEAD = 60;
const LETTERS = 6;

/** Whether the first suggestion is right so surely that it may be taken unseen: near, frequent and far ahead. */
export function isSafe(word: string, [best, next]: readonly Candidate[]): boolean {
  return (
    best !== undefined &&
    word.length >= LETTERS &&
    best.cost <= NEAR &&
    best.frequency >= FREQUENT &&
    (next === undefined || next.score - best.score >= AHEAD)
  );
}
