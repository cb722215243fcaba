import type { Rule } from '@tercet/proofreading-core';
import { acceptExcept } from './accept-except';
import { adviceAdvise } from './advice-advise';
import { affectEffect } from './affect-effect';
import { aloudAllowed } from './aloud-allowed';
import { amAgree } from './am-agree';
import { beParticiple } from './be-participle';
import { breathBreathe } from './breath-breathe';
import { demonstrativeVerb } from './demonstrative-verb';
import { doBase } from './do-base';
import { doesHeGoes } from './does-he-goes';
import { doubleSpace } from './double-space';
import { doubledSign } from './doubled-sign';
import { gerundVerb } from './gerund-verb';
import { haveParticiple } from './have-participle';
import { haveYearsOld } from './have-years-old';
import { hereHear } from './here-hear';
import { indefiniteVerb } from './indefinite-verb';
import { infinitiveVerb } from './infinitive-verb';
import { itsItIs } from './its-it-is';
import { knowNowNo } from './know-now-no';
import { lookForwardTo } from './look-forward-to';
import { loseLoose } from './lose-loose';
import { missingSpaceAfterSign } from './missing-space-after-sign';
import { modalBase } from './modal-base';
import { numberNoun } from './number-noun';
import { ofOff } from './of-off';
import { peopleVerb } from './people-verb';
import { principlePrincipal } from './principle-principal';
import { pronounBe } from './pronoun-be';
import { pronounVerb } from './pronoun-verb';
import { quantityVerb } from './quantity-verb';
import { questionVerb } from './question-verb';
import { repeatedWord } from './repeated-word';
import { spaceBeforeSign } from './space-before-sign';
import { stationaryStationery } from './stationary-stationery';
import { subjectVerb } from './subject-verb';
import { thenThan } from './then-than';
import { thereIsMany } from './there-is-many';
import { thereTheir } from './there-their';
import { toBase } from './to-base';
import { toTooTwo } from './to-too-two';
import { wantThat } from './want-that';
import { wereWhere } from './were-where';
import { whoWhom } from './who-whom';
import { whoseWhos } from './whose-whos';
import { yourYoure } from './your-youre';

/** Every rule of this folder, by name. */
export const RULES: readonly Rule[] = [
  acceptExcept,
  adviceAdvise,
  affectEffect,
  aloudAllowed,
  amAgree,
  beParticiple,
  breathBreathe,
  demonstrativeVerb,
  doBase,
  doesHeGoes,
  doubleSpace,
  doubledSign,
  gerundVerb,
  haveParticiple,
  haveYearsOld,
  hereHear,
  indefiniteVerb,
  infinitiveVerb,
  itsItIs,
  knowNowNo,
  lookForwardTo,
  loseLoose,
  missingSpaceAfterSign,
  modalBase,
  numberNoun,
  ofOff,
  peopleVerb,
  principlePrincipal,
  pronounBe,
  pronounVerb,
  quantityVerb,
  questionVerb,
  repeatedWord,
  spaceBeforeSign,
  stationaryStationery,
  subjectVerb,
  thenThan,
  thereIsMany,
  thereTheir,
  toBase,
  toTooTwo,
  wantThat,
  wereWhere,
  whoWhom,
  whoseWhos,
  yourYoure,
];
