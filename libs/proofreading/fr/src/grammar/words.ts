import type { AnalysedWord, Reading } from '@tercet/proofreading-core';

export const isVerbal = ({ pos }: Reading): boolean => pos === 'VERB' || pos === 'AUX';
export const isFinite = (reading: Reading): boolean => isVerbal(reading) && reading.form === 'fin';
export const isInfinitive = (reading: Reading): boolean =>
  isVerbal(reading) && reading.form === 'inf';
export const isPastParticiple = (reading: Reading): boolean =>
  isVerbal(reading) && reading.form === 'part' && reading.tense === 'past';
export const isNoun = ({ pos }: Reading): boolean => pos === 'NOUN';
/** Adjectives, and participles that stand like one. */
export const isQualifier = (reading: Reading): boolean =>
  reading.pos === 'ADJ' || isPastParticiple(reading);
export const isNominal = (reading: Reading): boolean => isNoun(reading) || isQualifier(reading);

export const has = (
  word: AnalysedWord | undefined,
  wanted: (reading: Reading) => boolean,
): boolean => word?.readings.some(wanted) ?? false;

export const hasOnly = (
  word: AnalysedWord | undefined,
  wanted: (reading: Reading) => boolean,
): boolean => word?.readings.every(wanted) ?? false;

/** Whether the lexicon lacks the word: what it is follows from its ending only. */
export const isUnknown = (word: AnalysedWord): boolean =>
  word.readings.every(({ guessed }) => guessed);

/** A word in lower case after a space, or a later part of a token (`l’` `homme`). */
export const isPlainWord = (word: AnalysedWord | undefined): word is AnalysedWord =>
  word?.kind === 'word' && word.text === word.text.toLowerCase() && !word.text.startsWith('-');

/** Whether the word is a pronoun that hangs on its verb: `-il`, `-t-on`. */
export const isHanging = (word: AnalysedWord | undefined): boolean =>
  word?.kind === 'word' && word.text.startsWith('-') && word.gap === '';

/** Third person readings that are no command. */
export const isThirdPerson = (reading: Reading): boolean =>
  isFinite(reading) && reading.person === 3 && reading.mood !== 'imp';
