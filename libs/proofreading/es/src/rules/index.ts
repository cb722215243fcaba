import type { Rule } from '@tercet/proofreading-core';
import { aVer } from './a-ver';
import { concordanciaDeterminante } from './concordancia-determinante';
import { contraction } from './contraction';
import { doubleSpace } from './double-space';
import { doubledSign } from './doubled-sign';
import { missingSpaceAfterSign } from './missing-space-after-sign';
import { oU } from './o-u';
import { openingExclamationMark } from './opening-exclamation-mark';
import { openingQuestionMark } from './opening-question-mark';
import { repeatedWord } from './repeated-word';
import { saberCuanto } from './saber-cuanto';
import { spaceBeforeSign } from './space-before-sign';
import { yE } from './y-e';

/** Every rule of this folder, by name. */
export const RULES: readonly Rule[] = [
  aVer,
  concordanciaDeterminante,
  contraction,
  doubleSpace,
  doubledSign,
  missingSpaceAfterSign,
  oU,
  openingExclamationMark,
  openingQuestionMark,
  repeatedWord,
  saberCuanto,
  spaceBeforeSign,
  yE,
];
