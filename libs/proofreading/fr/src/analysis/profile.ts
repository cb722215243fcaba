import type { AnalysisProfile } from '@tercet/proofreading-core';
import { constrainFrench } from './constrain';
import { FRENCH_FUNCTION_WORDS } from './function-words';
import { FRENCH_GUESSES } from './guesses';
import { splitFrench } from './split';

/** What the analysis has to know about French beside its data files. */
export const FRENCH_ANALYSIS: AnalysisProfile = {
  functionWords: FRENCH_FUNCTION_WORDS,
  split: splitFrench,
  constrain: constrainFrench,
  bareInitials: { a: 'àâ', c: 'ç', e: 'éèê', i: 'î', o: 'ô', u: 'ù' },
  guesses: FRENCH_GUESSES,
};
