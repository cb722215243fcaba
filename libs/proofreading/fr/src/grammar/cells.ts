import type { AnalysedWord, Features, Reading } from '@tercet/proofreading-core';

/** A set of pairs of gender and number, one bit each: what a word can agree with. */
export type Cells = number;

export const NONE: Cells = 0;
export const MASCULINE: Cells = 0b0011;
export const FEMININE: Cells = 0b1100;
export const SINGULAR: Cells = 0b0101;
export const PLURAL: Cells = 0b1010;
export const ALL: Cells = 0b1111;

/** A gender and a number of French. */
export interface Pair {
  readonly gender: 'm' | 'f';
  readonly number: 'sg' | 'pl';
}

const PAIRS: readonly (readonly [Cells, Pair])[] = [
  [0b0001, { gender: 'm', number: 'sg' }],
  [0b0010, { gender: 'm', number: 'pl' }],
  [0b0100, { gender: 'f', number: 'sg' }],
  [0b1000, { gender: 'f', number: 'pl' }],
];

/** What open and stated features leave: an adjective without gender fits both. */
export function cellsOf({ gender, number }: Pick<Features, 'gender' | 'number'>): Cells {
  const byGender = gender === 'm' ? MASCULINE : gender === 'f' ? FEMININE : ALL;
  const byNumber = number === 'sg' ? SINGULAR : number === 'pl' ? PLURAL : ALL;
  return byGender & byNumber;
}

/** All that the wanted readings of a word can agree with. */
export function cellsOfWord(
  word: Pick<AnalysedWord, 'readings'>,
  wanted: (reading: Reading) => boolean,
): Cells {
  return word.readings.reduce(
    (cells, reading) => (wanted(reading) ? cells | cellsOf(reading) : cells),
    NONE,
  );
}

/** The first pair of a set, the masculine before the feminine, the singular before the plural. */
export function firstPair(cells: Cells): Pair | undefined {
  return PAIRS.find(([cell]) => (cells & cell) !== 0)?.[1];
}

/** Every pair of a set. */
export function pairsOf(cells: Cells): Pair[] {
  return PAIRS.filter(([cell]) => (cells & cell) !== 0).map(([, pair]) => pair);
}
