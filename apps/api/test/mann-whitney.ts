/** Two-sided, for a probability of 1 %. */
const CRITICAL_Z = 2.576;

/**
 * Whether one of two samples tends to larger values than the other, by the Mann–Whitney U test (normal approximation,
 * ties get their mean rank): Mann & Whitney, "On a test of whether one of two random variables is stochastically larger
 * than the other", 1947.
 */
export function differ(first: readonly number[], second: readonly number[]): boolean {
  const all = [...first, ...second].sort((a, b) => a - b);
  const rankOf = (value: number) => (all.indexOf(value) + all.lastIndexOf(value)) / 2 + 1;
  const rankSum = first.reduce((sum, value) => sum + rankOf(value), 0);
  const [n, m] = [first.length, second.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const z = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return Math.abs(z) > CRITICAL_Z;
}
