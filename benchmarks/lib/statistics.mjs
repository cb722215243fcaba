/**
 * The value below which a share of the values lie, by nearest rank. Undefined of none.
 * @param {readonly number[]} values
 * @param {number} share
 * @returns {number | undefined}
 */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

/** @param {readonly number[]} values */
export const median = (values) => percentile(values, 0.5);
