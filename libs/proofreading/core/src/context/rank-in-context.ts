import type { Candidate } from '../speller/suggester';
import type { Surroundings } from './surroundings';

/** What one unit of natural logarithm of likelihood weighs against distance, in hundredths of an edit. */
const CONTEXT_WEIGHT = 5;

/** How far the first must stay ahead of the second for nothing around the word to speak against it. */
const CLEAR_LEAD = 75;

export interface Ranking {
  /** Best first. */
  readonly candidates: readonly Candidate[];
  /** The first was the first without its context too, and stays well ahead. */
  readonly isConfirmed: boolean;
}

/**
 * Orders what may have been meant by a word by its distance, its frequency and how well it fits in the place of the
 * word. Those that are sure stay before the others.
 * @param candidates best first
 * @param token index of the word among the sentence's tokens
 */
export function rankInContext(
  candidates: readonly Candidate[],
  token: number,
  around: Surroundings,
): Ranking {
  const place = around.placeOf(token);
  const sure = candidates.filter(({ isSure }) => isSure);
  const open = sure.length > 0 ? sure : candidates;
  if (!place || open.length < 2) return { candidates, isConfirmed: true };
  const ranked = open.map((candidate) => ({
    candidate,
    rank: candidate.score - CONTEXT_WEIGHT * around.gain(candidate.text, place.start, place.end),
  }));
  ranked.sort((a, b) => a.rank - b.rank);
  const [first, second] = ranked;
  return {
    candidates: [...ranked.map(({ candidate }) => candidate), ...candidates.slice(open.length)],
    isConfirmed: first?.candidate === candidates[0] && second!.rank - first!.rank >= CLEAR_LEAD,
  };
}
