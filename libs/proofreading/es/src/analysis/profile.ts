import type { AnalysisProfile } from '@tercet/proofreading-core';
import { constrainSpanish } from './constrain';
import { SPANISH_FUNCTION_WORDS } from './function-words';
import { SPANISH_GUESSES } from './guesses';
import { splitSpanish } from './split';

/** What the analysis has to know about Spanish beside its data files. */
export const SPANISH_ANALYSIS: AnalysisProfile = {
  functionWords: SPANISH_FUNCTION_WORDS,
  split: splitSpanish,
  constrain: constrainSpanish,
  guesses: SPANISH_GUESSES,
};
