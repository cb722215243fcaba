import type { Rule } from '@tercet/proofreading-core';
import { doubleSpace } from './double-space';
import { doubledSign } from './doubled-sign';
import { missingSpaceAfterSign } from './missing-space-after-sign';
import { repeatedWord } from './repeated-word';
import { spaceBeforeSign } from './space-before-sign';

/** Every rule of this folder, by name. */
export const RULES: readonly Rule[] = [
  doubleSpace,
  doubledSign,
  missingSpaceAfterSign,
  repeatedWord,
  spaceBeforeSign,
];
