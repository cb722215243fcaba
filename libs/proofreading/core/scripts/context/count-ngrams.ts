import type { Locale } from '@tercet/contracts';
import { EDGE, LITERAL, NUMBER, PAUSE, unitHash, unitsOf } from '../../src/context/context-units';
import { extendHash, hashUnit } from '../../src/context/ngram-hash';
import { tokenize } from '../../src/tokenize';
import { CountTable } from './count-table';

/** Counts of units, pairs and triples of units. */
export interface NgramCounts {
  readonly units: CountTable;
  readonly pairs: CountTable;
  readonly triples: CountTable;
  /** Weighted number of units. */
  total: number;
}

export const newCounts = (): NgramCounts => ({
  units: new CountTable(18),
  pairs: new CountTable(22),
  triples: new CountTable(23),
  total: 0,
});

/** One line in so many is not counted, so that false alarms can be looked for in it. */
const HELD_OUT = 25;

/** Whether a line is kept out of the counts. Depends on nothing but the line. */
export const isHeldOut = (line: string): boolean => hashUnit(line) % HELD_OUT === 0;

const SIGNS: ReadonlySet<number> = new Set([EDGE, NUMBER, PAUSE, LITERAL].map(unitHash));

/** How many of three units in a row are no words. */
const signsAmong = (hashes: readonly number[], from: number): number =>
  [0, 1, 2].filter((offset) => SIGNS.has(hashes[from + offset]!)).length;

/**
 * Adds a paragraph to the counts, each occurrence for so much. Sentences are bounded by edges on both sides.
 * @param line in NFC with straight apostrophes
 */
export function countLine(
  counts: NgramCounts,
  line: string,
  language: Locale,
  weight: number,
): void {
  const edge = unitHash(EDGE);
  const hashes = [edge];
  for (const { hash } of unitsOf(tokenize(line), language))
    if (hash !== edge || hashes.at(-1) !== edge) hashes.push(hash);
  if (hashes.length === 1) return;
  if (hashes.at(-1) !== edge) hashes.push(edge);
  for (let i = 1; i < hashes.length; i++) {
    const unit = hashes[i]!;
    const previous = hashes[i - 1]!;
    counts.units.add(unit, weight);
    counts.total += weight;
    const pair = extendHash(previous, unit);
    counts.pairs.add(pair, weight);
    // Nothing is said about what follows a sentence, and little by one word among signs.
    if (i < 2 || previous === edge || signsAmong(hashes, i - 2) > 1) continue;
    counts.triples.add(extendHash(extendHash(hashes[i - 2]!, previous), unit), weight);
  }
}
