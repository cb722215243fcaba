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

/** Distance and rarity together up to which an unknown word is rather a slip than a name that lies near by chance. */
const SLIP_SCORE = 150;

/**
 * Whether the first suggestion is near and frequent enough for a capitalised word to be a slip for it. Of the common
 * misspellings nine in ten are; of the names that people write, one in ten.
 */
export function isLikelySlip([best]: readonly Candidate[]): boolean {
  return best !== undefined && best.score <= SLIP_SCORE;
}
