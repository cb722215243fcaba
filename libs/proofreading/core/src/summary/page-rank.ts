/** Chance of going on to a neighbour rather than anywhere, as in both papers. */
const DAMPING = 0.85;
/** Sum of the changes below which the ranks have settled. */
const TOLERANCE = 1e-6;
/** Never reached with this damping: 0.85 to the 100th is below the tolerance. */
const MOST_ROUNDS = 100;

/**
 * How central each vertex of an undirected weighted graph is; the ranks add up to 1.
 *
 *   rank(i) = (1 − d) / N + d · Σⱼ rank(j) · weight(j, i) / Σₖ weight(j, k)
 *
 * A vertex without edges gives its rank to all. Page, Brin, Motwani and Winograd, “The PageRank citation ranking”, 1998;
 * with weights: Mihalcea and Tarau, “TextRank: bringing order into texts”, 2004.
 * @param weights N rows of N, symmetric, with a zero diagonal
 */
export function pageRank(weights: Float64Array, size: number): Float64Array {
  const sums = new Float64Array(size);
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j < size; j += 1) sums[i]! += weights[i * size + j]!;

  let ranks = new Float64Array(size).fill(1 / size);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = nextRanks(weights, sums, ranks);
    const change = next.reduce((sum, rank, i) => sum + Math.abs(rank - ranks[i]!), 0);
    ranks = next;
    if (change < TOLERANCE) break;
  }
  return ranks;
}

function nextRanks(weights: Float64Array, sums: Float64Array, ranks: Float64Array) {
  const size = ranks.length;
  const given = ranks.map((rank, i) => (sums[i]! > 0 ? rank / sums[i]! : 0));
  const fromAlone = ranks.reduce((sum, rank, i) => (sums[i]! > 0 ? sum : sum + rank), 0);
  const next = new Float64Array(size).fill((1 - DAMPING + DAMPING * fromAlone) / size);
  for (let i = 0; i < size; i += 1) {
    let received = 0;
    for (let j = 0; j < size; j += 1) received += given[j]! * weights[i * size + j]!;
    next[i]! += DAMPING * received;
  }
  return next;
}
