import {
  type Candidate,
  agreementFeatures,
  candidatesOf,
  contextFeatures,
  mix,
  wordHashes,
} from '../../src/analysis/tagger-features';
import { scoreOf } from '../../src/analysis/tagger';
import { TAGGER_HEADER, TAGGER_MAGIC, TAGGER_VERSION } from '../../src/analysis/tagger-format';
import { type TrainingWord, isComparable, isGold } from './gold';

export const WEIGHTS = 1 << 20;
const MASK = WEIGHTS - 1;
const EPOCHS = 8;

/** Reproducible order of sentences. */
function shuffle<T>(items: T[], seed: number): void {
  let state = seed;
  for (let i = items.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const j = state % (i + 1);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
}

/** Averaged perceptron over hashed features (Collins 2002), among the readings that the lexicon allows. */
export function trainTagger(sentences: readonly (readonly TrainingWord[])[]): Float32Array {
  const weights = new Float32Array(WEIGHTS);
  const sums = new Float64Array(WEIGHTS);
  let step = 1;
  const prepared = sentences.map((words) => ({
    words,
    hashes: words.map(wordHashes),
    candidates: words.map(({ readings }) => candidatesOf(readings)),
  }));
  const context: number[] = [];
  const own: number[] = [];
  const bump = (feature: number, delta: number): void => {
    weights[feature & MASK]! += delta;
    sums[feature & MASK]! += delta * step;
  };
  const update = (
    candidate: Candidate,
    chosen: readonly Candidate[],
    at: number,
    delta: number,
  ): void => {
    for (const feature of context) {
      bump(mix(feature, candidate.tagHash), delta);
      bump(mix(feature, candidate.posHash), delta);
    }
    agreementFeatures(candidate, chosen, at, own);
    for (const feature of own) bump(feature, delta);
  };
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(prepared, epoch + 7);
    for (const { words, hashes, candidates } of prepared) {
      const chosen: Candidate[] = [];
      words.forEach(({ gold }, at) => {
        const options = candidates[at] ?? [];
        const first = options[0];
        if (!first) return;
        if (options.length === 1) return chosen.push(first);
        contextFeatures(hashes, chosen, at, context);
        let best = first;
        let bestScore = -Infinity;
        let right: Candidate | undefined;
        let rightScore = -Infinity;
        for (const option of options) {
          agreementFeatures(option, chosen, at, own);
          const score = scoreOf(weights, MASK, context, own, option);
          if (score > bestScore) [best, bestScore] = [option, score];
          if (isComparable(gold) && isGold(option.reading, gold) && score > rightScore)
            [right, rightScore] = [option, score];
        }
        if (right && right !== best && !(isComparable(gold) && isGold(best.reading, gold))) {
          update(right, chosen, at, 1);
          update(best, chosen, at, -1);
        }
        step++;
        // Going on from what is right most of the time, from its own mistakes otherwise.
        chosen.push(right && epoch < 2 ? right : best);
        return undefined;
      });
    }
  }
  return weights.map((weight, i) => weight - sums[i]! / step);
}

/** Rounds the weights to bytes; small ones fall to 0. @returns the bytes and how much one unit of weight became */
export function quantise(weights: Float32Array): {
  readonly bytes: Int8Array;
  readonly scale: number;
} {
  const sizes = [...weights]
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort((a, b) => a - b);
  const most = sizes[Math.floor(sizes.length * 0.9995)] ?? 1;
  const scale = 127 / most;
  return {
    bytes: Int8Array.from(weights, (weight) =>
      Math.max(-127, Math.min(127, Math.round(weight * scale))),
    ),
    scale,
  };
}

export function packTagger(bytes: Int8Array, unit: number): Uint8Array {
  const packed = new Uint8Array(TAGGER_HEADER * 4 + bytes.length);
  const view = new DataView(packed.buffer);
  [TAGGER_MAGIC, TAGGER_VERSION, bytes.length, unit].forEach((value, i) =>
    view.setUint32(i * 4, value, true),
  );
  packed.set(new Uint8Array(bytes.buffer), TAGGER_HEADER * 4);
  return packed;
}
