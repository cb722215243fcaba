import type { AnalysedWord } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';

const UNITS = wordSet(
  'second seconds minute minutes hour hours day days week weeks month months year years decade decades century centuries',
);
const LAST = wordSet(
  'night week weekend month year summer winter autumn spring fall monday tuesday wednesday thursday friday saturday sunday ' +
    'january february march april may june july august september october november december',
);

/**
 * Number of words of "yesterday", "last week", "two days ago" that start here, 0 where none do.
 * @param isBare also "the last week", which is a stretch of time
 */
export function timeMarkAt(words: readonly AnalysedWord[], at: number, isBare = false): number {
  const word = words[at];
  if (!word) return 0;
  const next = words[at + 1];
  if (word.norm === 'yesterday') {
    if (next?.norm === "'s" || next?.norm === '’s') return 0;
    return /^(?:morning|afternoon|evening|night)$/.test(next?.norm ?? '') ? 2 : 1;
  }
  if (word.norm === 'last' && next && LAST.has(next.norm))
    return words[at + 2]?.norm === "'s" ? 0 : 2;
  if (isBare && word.norm === 'the') return timeMarkAt(words, at + 1) > 0 ? 2 : 0;
  const isAmount =
    word.kind === 'number' ||
    word.best.pos === 'NUM' ||
    /^(?:a|an|many|some|several)$/.test(word.norm);
  if (isAmount && next) {
    const offset = next.norm === 'few' || next.norm === 'couple' ? 2 : 1;
    const unit = words[at + offset];
    if (unit && UNITS.has(unit.norm) && words[at + offset + 1]?.norm === 'ago') return offset + 2;
  }
  return 0;
}
