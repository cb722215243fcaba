/**
 * Binary search.
 * @param isReached false for a first stretch of the items, true for all after it
 * @returns where the second stretch begins; the number of items when there is none
 */
export function firstIndexWhere<T>(items: readonly T[], isReached: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isReached(items[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}
