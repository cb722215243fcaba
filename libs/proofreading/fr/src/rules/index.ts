import type { Rule } from '@tercet/proofreading-core';
import { contraction } from './contraction';
import { doubleSpace } from './double-space';
import { doubledSign } from './doubled-sign';
import { elision } from './elision';
import { locutions } from './locutions';
import { missingSpaceAfterSign } from './missing-space-after-sign';
import { repeatedWord } from './repeated-word';
import { siIl } from './si-il';
import { spaceBeforeHighSign } from './space-before-high-sign';
import { spaceBeforeSign } from './space-before-sign';

/** Every rule of this folder, by name. */
export const RULES: readonly Rule[] = [
  contraction,
  doubleSpace,
  doubledSign,
  elision,
  locutions,
  missingSpaceAfterSign,
  repeatedWord,
  siIl,
  spaceBeforeHighSign,
  spaceBeforeSign,
];
