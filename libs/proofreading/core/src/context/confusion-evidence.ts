import type { NearWord, NearWords } from './near-words';
import type { Surroundings, Triples } from './surroundings';

/** A word that fits far better in a place than the one that stands there. */
export interface Finding {
  readonly word: NearWord;
  /** How much likelier it is, as a natural logarithm. */
  readonly lead: number;
  /** Hardly another explanation is left. */
  readonly isSure: boolean;
}

/** How much likelier the other word must be: where two of its triples were seen, where one was, and where only pairs were. */
const LEAD_TWO = 5;
const LEAD_ONE = 6.5;
const LEAD_PAIRS = 7;
/** The same where triples of the word itself were seen too: much rarer ones, or fewer. */
const LEAD_AGAINST_RARER = 6;
const LEAD_AGAINST_FEWER = 7;
const RARER = 4;
/** The same for words that no list names. */
const LEAD_ACCENT = 8;
const LEAD_SLIP = 10;
const LEAD_SURE = 8;

const seen = (triples: Triples): number => triples.filter((level) => level > 0).length;

/**
 * Looks for a near word that was seen in the very place of a word, where that one was not, or less, and is far likelier there.
 * @param place index of the word among the units
 */
export function findBetter(
  near: NearWords,
  place: number,
  around: Surroundings,
): Finding | undefined {
  const unit = around.units[place];
  if (!unit) return undefined;
  const own = around.triplesWith(unit.hash, place);
  if (seen(own) === own.length) return undefined;
  const confused = near.confusedWith(unit.text);
  const isAlone = seen(own) === 0 && around.pairsWith(unit.hash, place).most === 0;
  const words = isAlone ? [...confused, ...near.slipsFor(unit.text)] : confused;
  let ownLikelihood: number | undefined;
  let best: Evidence | undefined;
  for (const word of words) {
    const triples = around.triplesWith(word.hash, place);
    if (seen(triples) <= seen(own) && !isBetweenPairs(word, own, place, around)) continue;
    ownLikelihood ??= around.logLikelihood([unit.hash], place, place + 1);
    const lead = around.logLikelihood([word.hash], place, place + 1) - ownLikelihood;
    if (!best || lead > best.lead) best = { word, lead, triples };
  }
  return best && isEnough(best, own) ? toFinding(best, own) : undefined;
}

interface Evidence {
  readonly word: NearWord;
  readonly lead: number;
  readonly triples: Triples;
}

/** No triple of either word was seen, but pairs of the other one with both neighbours. */
const isBetweenPairs = (word: NearWord, own: Triples, place: number, around: Surroundings) =>
  word.kind === 'set' && seen(own) === 0 && around.pairsWith(word.hash, place).least > 0;

function isEnough({ word, lead, triples }: Evidence, own: Triples): boolean {
  const times = seen(triples);
  if (word.kind === 'slip') return times > 1 && lead > LEAD_SLIP;
  if (word.kind === 'accent') return seen(own) === 0 && times > 1 && lead > LEAD_ACCENT;
  if (seen(own) === 0) return lead > (times > 1 ? LEAD_TWO : times > 0 ? LEAD_ONE : LEAD_PAIRS);
  const isRarer = Math.max(...own) <= Math.max(...triples) - RARER;
  return lead > (isRarer ? LEAD_AGAINST_RARER : LEAD_AGAINST_FEWER);
}

function toFinding({ word, lead, triples }: Evidence, own: Triples): Finding {
  const isSure = word.kind !== 'slip' && seen(own) === 0 && seen(triples) > 1 && lead > LEAD_SURE;
  return { word, lead, isSure };
}
