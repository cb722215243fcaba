import type { Reading } from './reading';
import {
  type Candidate,
  type TaggerWord,
  agreementFeatures,
  candidatesOf,
  contextFeatures,
  mix,
  wordHashes,
} from './tagger-features';
import { TAGGER_HEADER, TAGGER_MAGIC, TAGGER_VERSION } from './tagger-format';

/** The likeliest reading of a word in its place. */
export interface Choice {
  readonly reading: Reading;
  /** See `AnalysedWord.margin`. */
  readonly margin: number;
}

/** Chooses among the readings of the words of a sentence, from left to right. */
export interface Tagger {
  tag(words: readonly TaggerWord[]): Choice[];
}

/** Sums the weights of a candidate's features: those of the place with its tag and its part of speech, and its own. */
export function scoreOf(
  weights: Int8Array | Float32Array,
  mask: number,
  context: readonly number[],
  own: readonly number[],
  { tagHash, posHash }: Candidate,
): number {
  let sum = 0;
  for (const feature of context)
    sum += weights[mix(feature, tagHash) & mask]! + weights[mix(feature, posHash) & mask]!;
  for (const feature of own) sum += weights[feature & mask]!;
  return sum;
}

class PerceptronTagger implements Tagger {
  private readonly mask: number;

  constructor(
    private readonly weights: Int8Array,
    private readonly unit: number,
  ) {
    this.mask = weights.length - 1;
  }

  tag(words: readonly TaggerWord[]): Choice[] {
    const hashes = words.map(wordHashes);
    const chosen: Candidate[] = [];
    const context: number[] = [];
    const own: number[] = [];
    return words.map(({ readings }, at) => {
      const candidates = candidatesOf(readings);
      const first = candidates[0];
      if (!first) throw new Error('A word without readings cannot be tagged.');
      if (candidates.length === 1) {
        chosen.push(first);
        return { reading: first.reading, margin: Infinity };
      }
      contextFeatures(hashes, chosen, at, context);
      let best = first;
      let bestScore = -Infinity;
      let secondScore = -Infinity;
      for (const candidate of candidates) {
        agreementFeatures(candidate, chosen, at, own);
        const score = scoreOf(this.weights, this.mask, context, own, candidate);
        if (score > bestScore) {
          secondScore = bestScore;
          bestScore = score;
          best = candidate;
        } else if (score > secondScore) secondScore = score;
      }
      chosen.push(best);
      return { reading: best.reading, margin: (bestScore - secondScore) / this.unit };
    });
  }
}

/**
 * Loads a trained tagger.
 * @throws Error when the bytes are no tagger of this version
 */
export function loadTagger(bytes: Uint8Array): Tagger {
  const head = TAGGER_HEADER * 4;
  if (bytes.length < head) throw new Error('The tagger file is cut short.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== TAGGER_MAGIC || view.getUint32(4, true) !== TAGGER_VERSION)
    throw new Error('The file is no tagger of this version.');
  const size = view.getUint32(8, true);
  const unit = view.getUint32(12, true);
  if (size === 0 || (size & (size - 1)) !== 0 || bytes.length < head + size)
    throw new Error('The tagger file is cut short.');
  return new PerceptronTagger(new Int8Array(bytes.buffer, bytes.byteOffset + head, size), unit);
}
