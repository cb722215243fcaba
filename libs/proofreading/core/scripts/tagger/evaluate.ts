import { loadTagger } from '../../src/analysis/tagger';
import { type TrainingWord, isComparable, isGold } from './gold';

export interface Share {
  all: number;
  known: number;
  right: number;
}

/** By part of speech: how many words have a reading of the lexicon, and of these how many have the right one. */
export function coverage(
  sentences: readonly (readonly TrainingWord[])[],
  misses?: Map<string, number>,
): Map<string, Share> {
  const shares = new Map<string, Share>();
  for (const { gold, lexical: readings, norm } of sentences.flat()) {
    // Figures are not the lexicon's: one treebank takes some for nouns.
    if (!isComparable(gold) || norm === '#') continue;
    const share = shares.get(gold.pos) ?? { all: 0, known: 0, right: 0 };
    shares.set(gold.pos, share);
    share.all++;
    const isKnown = !readings[0]?.guessed;
    if (isKnown) share.known++;
    const isRight = readings.some((reading) => isGold(reading, gold));
    if (isKnown && isRight) share.right++;
    if (misses && (!isKnown || !isRight)) {
      const key = `${isKnown ? 'wrong' : 'unknown'} ${norm} ${gold.tag}`;
      misses.set(key, (misses.get(key) ?? 0) + 1);
    }
  }
  return shares;
}

export interface Accuracy {
  readonly words: number;
  readonly pos: number;
  readonly full: number;
  readonly wordsPerSecond: number;
  /** Margins of wrong and of right choices. */
  readonly margins: readonly (readonly [margin: number, isRight: boolean])[];
}

export function accuracy(
  bytes: Uint8Array,
  sentences: readonly (readonly TrainingWord[])[],
  confusions?: Map<string, number>,
): Accuracy {
  const tagger = loadTagger(bytes);
  let [words, pos, full, all] = [0, 0, 0, 0];
  const margins: [number, boolean][] = [];
  const start = performance.now();
  for (const sentence of sentences) {
    const choices = tagger.tag(sentence);
    all += sentence.length;
    sentence.forEach(({ gold, norm }, i) => {
      const choice = choices[i];
      if (!choice || !isComparable(gold)) return;
      words++;
      const isRight = isGold(choice.reading, gold);
      const samePos = gold.parts ? isRight : choice.reading.pos === gold.pos;
      if (samePos) pos++;
      if (isRight) full++;
      if (choice.margin < Infinity) margins.push([choice.margin, isRight]);
      if (!samePos && confusions) {
        const key = `${norm} ${gold.pos}→${choice.reading.pos}`;
        confusions.set(key, (confusions.get(key) ?? 0) + 1);
      }
    });
  }
  const seconds = (performance.now() - start) / 1000;
  return { words, pos: pos / words, full: full / words, wordsPerSecond: all / seconds, margins };
}

/** The least margin above which so large a share of the choices is right. */
export function marginFor(share: number, margins: Accuracy['margins']): number {
  const sorted = [...margins].sort(([a], [b]) => b - a);
  let right = 0;
  let least = sorted[0]?.[0] ?? 1;
  sorted.forEach(([margin, isRight], i) => {
    if (isRight) right++;
    if (i > 50 && right / (i + 1) >= share) least = margin;
  });
  return least;
}
