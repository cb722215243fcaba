import type { Rule } from '@tercet/proofreading-core';
import { accordSujetPronom } from './accord-sujet-pronom';
import { contraction } from './contraction';
import { doubleSpace } from './double-space';
import { doubledSign } from './doubled-sign';
import { elision } from './elision';
import { infinitifApresModal } from './infinitif-apres-modal';
import { locutions } from './locutions';
import { missingSpaceAfterSign } from './missing-space-after-sign';
import { pretA } from './pret-a';
import { repeatedWord } from './repeated-word';
import { siIl } from './si-il';
import { spaceBeforeHighSign } from './space-before-high-sign';
import { spaceBeforeSign } from './space-before-sign';

/** Every rule of this folder, by name. */
export const RULES: readonly Rule[] = [
  accordSujetPronom,
  contraction,
  doubleSpace,
  doubledSign,
  elision,
  infinitifApresModal,
  locutions,
  missingSpaceAfterSign,
  pretA,
  repeatedWord,
  siIl,
  spaceBeforeHighSign,
  spaceBeforeSign,
];
