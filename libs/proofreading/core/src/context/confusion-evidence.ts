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

/** How much likelier the other word must be: where two of its triples were seen, and where one was. */
const LEAD_TWO = 5;
const LEAD_ONE = 6.5;
/** The same where one triple of the word itself was seen, but much more rarely. */
const LEAD_AGAINST = 6;
const RARER = 4;
/** The same for words that nobody listed. */
const LEAD_ACCENT = 8;
const LEAD_SLIP = 10;
const LEAD_SURE = 8;

const seen = (triples: Triples): number => triples.filter((level) => level > 0).length;

/**
 * Looks for a near word that was seen in the very place of a word, where that one never was, and is far likelier there.
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
  if (seen(own) > 1) return undefined;
  const confused = near.confusedWith(unit.text);
  const isAlone = seen(own) === 0 && around.pairsWith(unit.hash, place) === 0;
  const words = isAlone ? [...confused, ...near.slipsFor(unit.text)] : confused;
  let ownLikelihood: number | undefined;
  let best: Evidence | undefined;
  for (const word of words) {
    const triples = around.triplesWith(word.hash, place);
    if (seen(triples) === 0) continue;
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

function isEnough({ word, lead, triples }: Evidence, own: Triples): boolean {
  const isTwice = seen(triples) > 1;
  if (word.kind === 'slip') return isTwice && lead > LEAD_SLIP;
  if (seen(own) > 0)
    return (
      word.kind === 'set' &&
      isTwice &&
      lead > LEAD_AGAINST &&
      Math.max(...own) <= Math.max(...triples) - RARER
    );
  if (word.kind === 'accent') return isTwice && lead > LEAD_ACCENT;
  return lead > (isTwice ? LEAD_TWO : LEAD_ONE);
}

function toFinding({ word, lead, triples }: Evidence, own: Triples): Finding {
  const isSure = word.kind !== 'slip' && seen(own) === 0 && seen(triples) > 1 && lead > LEAD_SURE;
  return { word, lead, isSure };
}
