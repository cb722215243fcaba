import type { CountTable } from './count-table';
import type { NgramCounts } from './count-ngrams';

/** How many n-grams of each length are kept. */
export interface Budget {
  readonly units: number;
  readonly pairs: number;
  readonly triples: number;
}

/** At most 2.7 MB in all. */
export const BUDGET: Budget = { units: 60_000, pairs: 380_000, triples: 460_000 };

/** What was seen once only is as likely chance as use. */
const LEAST_TIMES = 2;

interface Kept {
  readonly name: keyof Budget;
  readonly kept: number;
  readonly of: number;
  /** The least weighted count that was kept. */
  readonly least: number;
}

/**
 * The most frequent n-grams of each length, as many as the budget allows. Whatever is kept, its parts are kept too: a
 * longer one must be as frequent as the rarest shorter one.
 */
export function selectNgrams(
  counts: NgramCounts,
  budget: Budget,
): { readonly entries: [hash: number, weight: number][]; readonly kept: readonly Kept[] } {
  const entries: [number, number][] = [];
  let least = 0;
  const kept = (['units', 'pairs', 'triples'] as const).map((name): Kept => {
    const table = counts[name];
    least = Math.max(least, leastWeight(table, budget[name]));
    const before = entries.length;
    for (const [hash, weight, times] of table.entries())
      if (times >= LEAST_TIMES && weight >= least) entries.push([hash, weight]);
    return { name, kept: entries.length - before, of: table.size, least };
  });
  return { entries, kept };
}

/** The weight from which no more n-grams than wanted are left. */
function leastWeight(table: CountTable, wanted: number): number {
  const weights: number[] = [];
  for (const [, weight, times] of table.entries()) if (times >= LEAST_TIMES) weights.push(weight);
  if (weights.length <= wanted) return 0;
  const sorted = Float32Array.from(weights).sort();
  // Many share a weight: those of the last one that fits are kept together or not at all.
  const last = sorted[sorted.length - wanted - 1]!;
  const next = sorted.find((weight) => weight > last);
  return next ?? Infinity;
}
