import type { AnalysisProfile } from '@tercet/proofreading-core';
import { ENGLISH_FUNCTION_WORDS } from './function-words';
import { ENGLISH_GUESSES } from './guesses';
import { splitEnglish } from './split';

/** What the analysis has to know about English beside its data files. */
export const ENGLISH_ANALYSIS: AnalysisProfile = {
  functionWords: ENGLISH_FUNCTION_WORDS,
  split: splitEnglish,
  guesses: ENGLISH_GUESSES,
};
