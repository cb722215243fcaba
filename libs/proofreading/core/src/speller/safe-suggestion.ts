import type { Candidate } from './suggester';

/** How near and how frequent a suggestion must be, and how far ahead of the next, in words of so many letters. */
interface Bounds {
  readonly letters: number;
  readonly cost: number;
  readonly frequency: number;
  readonly ahead: number;
}

/** In short words a single letter leads to many others, so that they must be among the most frequent. */
const SURE: readonly Bounds[] = [
  { letters: 3, cost: 75, frequency: 28, ahead: 90 },
  { letters: 5, cost: 75, frequency: 10, ahead: 60 },
  { letters: 6, cost: 105, frequency: 14, ahead: 60 },
];

/**
 * Whether the first suggestion is right so surely that it may be taken unseen: near, frequent and far ahead.
 * A capital alone, a space or the plural of a suggestion is no such thing: the word may be a name or a new one.
 */
export function isSafe(word: string, candidates: readonly Candidate[]): boolean {
  const [best, next] = candidates;
  if (best === undefined || best.cost === 0 || best.text.includes(' ')) return false;
  if (candidates.some(({ text }) => word.toLowerCase() === `${text.toLowerCase()}s`)) return false;
  const lead = next === undefined ? Infinity : next.score - best.score;
  return SURE.some(
    ({ letters, cost, frequency, ahead }) =>
      word.length >= letters && best.cost <= cost && best.frequency >= frequency && lead >= ahead,
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
