/** Weights by term, of length 1 (or empty). */
export type TermVector = ReadonlyMap<string, number>;

/**
 * Each sentence as a vector: tf · ln(1 + N / df) for each of its terms, where tf is how often the term stands in it, N the
 * number of sentences and df that of those with the term; scaled to length 1, so that the sum of products is the cosine.
 * The weighting by rarity is that of Spärck Jones, “A statistical interpretation of term specificity”, 1972; the 1 keeps
 * the word that every sentence has, which is what a short text is about.
 */
export function termVectors(sentences: readonly (readonly string[])[]): TermVector[] {
  const counts = sentences.map(countTerms);
  const sentencesWith = countTerms(counts.flatMap((terms) => [...terms.keys()]));
  return counts.map((terms) => {
    const weights = [...terms].map(
      ([term, count]) =>
        [term, count * Math.log(1 + sentences.length / (sentencesWith.get(term) ?? 1))] as const,
    );
    const length = Math.hypot(...weights.map(([, weight]) => weight));
    return new Map(weights.map(([term, weight]) => [term, weight / length]));
  });
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** How alike two sentences are: 0 (no term in common) to 1. */
export function cosine(a: TermVector, b: TermVector): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of few) sum += weight * (many.get(term) ?? 0);
  return sum;
}

/** How much of what all sentences say together each of them says: its cosine with their sum, but for a common factor. */
export function closenessToAll(vectors: readonly TermVector[]): number[] {
  const all = new Map<string, number>();
  for (const vector of vectors)
    for (const [term, weight] of vector) all.set(term, (all.get(term) ?? 0) + weight);
  return vectors.map((vector) => {
    let sum = 0;
    for (const [term, weight] of vector) sum += weight * (all.get(term) ?? 0);
    return sum;
  });
}
