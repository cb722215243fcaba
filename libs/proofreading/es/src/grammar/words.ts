import type { AnalysedWord, Reading } from '@tercet/proofreading-core';

/** Tests of single words that many rules share. */

export const isNoun = ({ pos }: Reading): boolean => pos === 'NOUN';
export const isAdjective = ({ pos }: Reading): boolean => pos === 'ADJ';
export const isVerb = ({ pos }: Reading): boolean => pos === 'VERB' || pos === 'AUX';
export const isFinite = (reading: Reading): boolean => isVerb(reading) && reading.form === 'fin';
export const isInfinitive = (reading: Reading): boolean =>
  isVerb(reading) && reading.form === 'inf';
export const isGerund = (reading: Reading): boolean => isVerb(reading) && reading.form === 'ger';
export const isParticiple = (reading: Reading): boolean =>
  isVerb(reading) && reading.form === 'part';
/** Finite, but not an imperative: what a clause is built on. */
export const isStatement = (reading: Reading): boolean =>
  isFinite(reading) && reading.mood !== 'imp';

type Test = (reading: Reading) => boolean;

/** Whether one of the readings passes the test; false where there is no word. */
export function may(word: AnalysedWord | undefined, test: Test): boolean {
  return word?.readings.some(test) ?? false;
}

/** Whether all readings pass the test; false where there is no word. */
export function must(word: AnalysedWord | undefined, test: Test): boolean {
  return word?.readings.every(test) ?? false;
}

/** A word that only a space parts from the one before. */
export function follows(word: AnalysedWord | undefined): word is AnalysedWord {
  return word !== undefined && word.kind === 'word' && /^[ \u00A0]$/u.test(word.gap);
}

/** A word in small letters that the lexicon has. */
export function isPlain(word: AnalysedWord | undefined): word is AnalysedWord {
  return (
    word !== undefined &&
    word.kind === 'word' &&
    word.text === word.text.toLowerCase() &&
    !word.text.includes('-') &&
    !word.readings.some(({ guessed }) => guessed)
  );
}

/** A set of words, from a list with spaces. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u));
}

/** A noun that the tagger is sure of, or that can be nothing but a noun or adjective. */
export function isClearNoun(word: AnalysedWord | undefined): word is AnalysedWord {
  return (
    isPlain(word) && word.best.pos === 'NOUN' && (word.margin >= 0.8 || !word.readings.some(isVerb))
  );
}

/** An infinitive that is no noun as well, as `poder` and `deber` are. */
export function isPlainInfinitive(word: AnalysedWord | undefined): word is AnalysedWord {
  return (
    isPlain(word) &&
    word.best.form === 'inf' &&
    word.readings.every((reading) => isInfinitive(reading) || isAdjective(reading))
  );
}
