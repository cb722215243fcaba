/** Versions of one document. */
export const MOST_VERSIONS = 30;
/** The latest ones, which all stay. */
const RECENT = 10;

/**
 * The versions that have to go for the others to fit, by the times they were kept at, the oldest first. Of the older ones,
 * those go that have another one shortly before them; the first stays.
 */
export function thinned(times: readonly number[]): readonly number[] {
  const kept = [...times];
  const gone: number[] = [];
  while (kept.length > MOST_VERSIONS) {
    let closest = 1;
    for (let index = 1; index < kept.length - RECENT; index += 1)
      if (sinceLast(kept, index) < sinceLast(kept, closest)) closest = index;
    gone.push(...kept.splice(closest, 1));
  }
  return gone;
}

const sinceLast = (times: readonly number[], index: number) =>
  (times[index] ?? 0) - (times[index - 1] ?? 0);
