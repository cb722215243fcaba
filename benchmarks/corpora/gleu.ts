import { comparable } from './measures';

/** A text before, after the checker, and as people have corrected it. */
export interface Correction {
  readonly source: string;
  readonly hypothesis: string;
  readonly references: readonly string[];
}

const LONGEST = 4;

const tokensOf = (text: string): string[] =>
  comparable(text).match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|\S/gu) ?? [];

function runsOf(tokens: readonly string[], length: number): ReadonlyMap<string, number> {
  const runs = new Map<string, number>();
  for (let start = 0; start + length <= tokens.length; start += 1) {
    const run = tokens.slice(start, start + length).join('\n');
    runs.set(run, (runs.get(run) ?? 0) + 1);
  }
  return runs;
}

/** Runs of the hypothesis that the reference has, less those that it should have changed: in the source, not the reference. */
function credit(hypothesis: string[], source: string[], reference: string[], length: number) {
  const [had, wanted] = [runsOf(source, length), runsOf(reference, length)];
  let sum = 0;
  for (const [run, count] of runsOf(hypothesis, length)) {
    const inReference = wanted.get(run) ?? 0;
    const leftWrong = Math.max(0, (had.get(run) ?? 0) - inReference);
    sum += Math.min(count, inReference) - Math.min(count, leftWrong);
  }
  return Math.max(0, sum);
}

function gleuAgainst(corrections: readonly Correction[], index: number): number {
  let hypothesisLength = 0;
  let referenceLength = 0;
  const credits = Array<number>(LONGEST).fill(0);
  const totals = Array<number>(LONGEST).fill(0);
  for (const { source, hypothesis, references } of corrections) {
    const [have, from, want] = [hypothesis, source, references[index] ?? ''].map(tokensOf) as [
      string[],
      string[],
      string[],
    ];
    hypothesisLength += have.length;
    referenceLength += want.length;
    for (let length = 1; length <= LONGEST; length += 1) {
      credits[length - 1]! += credit(have, from, want, length);
      totals[length - 1]! += Math.max(0, have.length - length + 1);
    }
  }
  const precision = credits.reduce((sum, got, i) => sum + Math.log(got / totals[i]!), 0) / LONGEST;
  const brevity = Math.min(0, 1 - referenceLength / hypothesisLength);
  return Math.exp(brevity + precision);
}

/**
 * Corpus GLEU, 0 to 1, averaged over the references: Napoles, Sakaguchi, Post and Tetreault, “Ground truth for grammatical
 * error correction metrics”, 2015, with the counts of their update of 2016 (arXiv 1605.02592).
 */
export function gleu(corrections: readonly Correction[]): number {
  const count = Math.min(...corrections.map(({ references }) => references.length));
  const scores = Array.from({ length: count }, (_, index) => gleuAgainst(corrections, index));
  return scores.reduce((sum, score) => sum + score, 0) / count;
}
