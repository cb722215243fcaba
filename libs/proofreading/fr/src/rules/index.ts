import type { Rule } from '@tercet/proofreading-core';
import { accordAdjectif } from './accord-adjectif';
import { accordAttribut } from './accord-attribut';
import { accordGenreDeterminant } from './accord-genre-determinant';
import { accordNombreNom } from './accord-nombre-nom';
import { accordRelatifQui } from './accord-relatif-qui';
import { accordSujetNom } from './accord-sujet-nom';
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
  accordAdjectif,
  accordAttribut,
  accordGenreDeterminant,
  accordNombreNom,
  accordRelatifQui,
  accordSujetNom,
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
