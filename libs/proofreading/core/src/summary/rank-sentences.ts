import { pageRank } from './page-rank';
import { closenessToAll, cosine, type TermVector } from './term-vectors';

/** Sentences that are compared with each other: the time grows with their square. */
const MOST_COMPARED = 1_000;

/** Indices of the central sentences, most central first; of equals the earlier. */
export function rankSentences(vectors: readonly TermVector[]): number[] {
  const compared = mostTelling(vectors);
  const size = compared.length;
  const weights = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const weight = cosine(vectors[compared[i]!]!, vectors[compared[j]!]!);
      weights[i * size + j] = weight;
      weights[j * size + i] = weight;
    }
  }
  const ranks = pageRank(weights, size);
  return [...compared.keys()]
    .sort((a, b) => ranks[b]! - ranks[a]! || a - b)
    .map((place) => compared[place]!);
}

/**
 * Indices in order, all of them up to a limit. Of more, those that are closest to the whole text, which is linear:
 * Radev, Jing, Styś and Tam, “Centroid-based summarization of multiple documents”, 2004.
 */
function mostTelling(vectors: readonly TermVector[]): number[] {
  const all = [...vectors.keys()];
  if (all.length <= MOST_COMPARED) return all;
  const closeness = closenessToAll(vectors);
  return all
    .sort((a, b) => closeness[b]! - closeness[a]! || a - b)
    .slice(0, MOST_COMPARED)
    .sort((a, b) => a - b);
}
