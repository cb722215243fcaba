import type { Rule } from '@tercet/proofreading-core';
import { amAgree } from './am-agree';
import { demonstrativeVerb } from './demonstrative-verb';
import { doesHeGoes } from './does-he-goes';
import { doubleSpace } from './double-space';
import { doubledSign } from './doubled-sign';
import { haveYearsOld } from './have-years-old';
import { itsItIs } from './its-it-is';
import { lookForwardTo } from './look-forward-to';
import { missingSpaceAfterSign } from './missing-space-after-sign';
import { numberNoun } from './number-noun';
import { peopleVerb } from './people-verb';
import { pronounBe } from './pronoun-be';
import { pronounVerb } from './pronoun-verb';
import { quantityVerb } from './quantity-verb';
import { repeatedWord } from './repeated-word';
import { spaceBeforeSign } from './space-before-sign';
import { thereIsMany } from './there-is-many';
import { whoseWhos } from './whose-whos';
import { yourYoure } from './your-youre';

/** Every rule of this folder, by name. */
export const RULES: readonly Rule[] = [
  amAgree,
  demonstrativeVerb,
  doesHeGoes,
  doubleSpace,
  doubledSign,
  haveYearsOld,
  itsItIs,
  lookForwardTo,
  missingSpaceAfterSign,
  numberNoun,
  peopleVerb,
  pronounBe,
  pronounVerb,
  quantityVerb,
  repeatedWord,
  spaceBeforeSign,
  thereIsMany,
  whoseWhos,
  yourYoure,
];
