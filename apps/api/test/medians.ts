function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below = NaN, above = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (below + above) / 2;
}

/** By which part of the larger one the medians of two samples differ. */
export function medianDifference(first: readonly number[], second: readonly number[]): number {
  const [a, b] = [median(first), median(second)];
  return Math.abs(a - b) / Math.max(a, b);
}
