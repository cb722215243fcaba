import { caseShape } from './case-shape';
import type { Speller } from './speller';
import type { Candidate } from './suggester';

/** Where an unknown word stands. */
export interface WordSurroundings {
  /** First word of its sentence, where a capital says nothing. */
  readonly startsSentence: boolean;
  /** A capitalised word beside it, as in a full name or a title. */
  readonly besideCapital: boolean;
  /** The sentence is written in capitals throughout. */
  readonly inCapitals: boolean;
}

export type Verdict = 'misspelled' | 'maybe-name' | 'fine';

/** How near and how frequent a word must be for an unknown one to be taken for it rather than for a name. */
interface Nearness {
  readonly cost: number;
  readonly frequency: number;
  /** Least number of letters of the unknown word. */
  readonly letters: number;
}

const INSIDE: readonly Nearness[] = [
  { cost: 55, frequency: 17, letters: 4 },
  { cost: 70, frequency: 18, letters: 5 },
  { cost: 105, frequency: 19, letters: 7 },
];
const AT_START: readonly Nearness[] = [
  { cost: 70, frequency: 14, letters: 3 },
  { cost: 110, frequency: 14, letters: 5 },
  { cost: 170, frequency: 17, letters: 8 },
];
const BESIDE_CAPITAL: readonly Nearness[] = [
  { cost: 55, frequency: 20, letters: 6 },
  { cost: 70, frequency: 22, letters: 7 },
];
const CAPITALS: readonly Nearness[] = [{ cost: 75, frequency: 18, letters: 6 }];
const MIXED: readonly Nearness[] = [{ cost: 50, frequency: 12, letters: 3 }];

const isNear = (word: string, best: Candidate | undefined, bounds: readonly Nearness[]): boolean =>
  best !== undefined &&
  bounds.some(
    ({ cost, frequency, letters }) =>
      best.cost <= cost && best.frequency >= frequency && word.length >= letters,
  );

const ROMAN = /^[ivxlcdm]+(?:e|er|ème|ª|º|th|st|nd|rd)?$/iu;

/** Whether the speller has anything to say about a token at all. */
export function isCheckable(word: string): boolean {
  return word.length > 1 && !/[\d&.·_]/u.test(word) && /\p{L}{2}|'/u.test(word);
}

/** Judges a word that the speller does not know. */
export function judge(word: string, speller: Speller, around: WordSurroundings): Verdict {
  const shape = caseShape(word);
  if (shape === 'lower' || (shape === 'upper' && around.inCapitals))
    return ROMAN.test(word) ? 'fine' : 'misspelled';
  const best = speller.candidates(word)[0];
  if (shape === 'upper') return isNear(word, best, CAPITALS) ? 'maybe-name' : 'fine';
  if (shape === 'mixed') return isNear(word, best, MIXED) ? 'misspelled' : 'fine';
  const lowerBest = best && isCapitalOnly(best, word) ? undefined : best;
  if (around.besideCapital) return isNear(word, lowerBest, BESIDE_CAPITAL) ? 'maybe-name' : 'fine';
  return isNear(word, lowerBest, around.startsSentence ? AT_START : INSIDE) ? 'maybe-name' : 'fine';
}

/** A name that resembles another name proves nothing. */
function isCapitalOnly(best: Candidate, word: string): boolean {
  return best.isName && caseShape(word) === 'title';
}
