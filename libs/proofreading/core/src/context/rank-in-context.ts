import type { Candidate } from '../speller/suggester';
import type { Surroundings } from './surroundings';

/** What one unit of natural logarithm of likelihood weighs against distance, in hundredths of an edit. */
const CONTEXT_WEIGHT = 5;

/**
 * Orders what may have been meant by a word by its distance, its frequency and how well it fits in the place of the
 * word.
 * @param token index of the word among the sentence's tokens
 */
export function rankInContext(
  candidates: readonly Candidate[],
  token: number,
  around: Surroundings,
): readonly Candidate[] {
  const place = around.placeOf(token);
  if (!place || candidates.length < 2) return candidates;
  const ranked = candidates.map((candidate) => ({
    candidate,
    rank: candidate.score - CONTEXT_WEIGHT * around.gain(candidate.text, place.start, place.end),
  }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ candidate }) => candidate);
}
