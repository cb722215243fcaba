import type { CountTable } from './count-table';
import type { NgramCounts } from './count-ngrams';

/** How many n-grams of each length are kept. */
export interface Budget {
  readonly units: number;
  readonly pairs: number;
  readonly triples: number;
}

/** At most 2.5 MB in all. */
export const BUDGET: Budget = { units: 75_000, pairs: 300_000, triples: 445_000 };

/** What was seen once only is as likely chance as use. */
const LEAST_TIMES = 2;

interface Kept {
  readonly name: keyof Budget;
  readonly kept: number;
  readonly of: number;
  /** The least weighted count that was kept. */
  readonly least: number;
}

type Entry = [hash: number, weight: number];

/**
 * The most frequent n-grams of each length, as many as the budget allows. A longer one is kept only if it is as frequent
 * as the rarest shorter one: what would be found is then found by its parts first.
 */
export function selectNgrams(
  counts: NgramCounts,
  budget: Budget,
): { readonly entries: readonly Entry[]; readonly kept: readonly Kept[] } {
  let least = 0;
  const entries: Entry[] = [];
  const kept = (['units', 'pairs', 'triples'] as const).map((name): Kept => {
    const most = mostFrequent(counts[name], budget[name], least);
    least = most.at(-1)?.[1] ?? least;
    for (const entry of most) entries.push(entry);
    return { name, kept: most.length, of: counts[name].size, least };
  });
  return { entries, kept };
}

/** In order, most frequent first. Of those that are equally frequent some are left out, by their hashes, where not all fit. */
function mostFrequent(table: CountTable, wanted: number, least: number): Entry[] {
  const entries: Entry[] = [];
  for (const [hash, weight, times] of table.entries())
    if (times >= LEAST_TIMES && weight >= least) entries.push([hash, weight]);
  return entries.sort(([a, one], [b, other]) => other - one || a - b).slice(0, wanted);
}
