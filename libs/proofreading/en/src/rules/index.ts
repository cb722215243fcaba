import type { Rule } from '@tercet/proofreading-core';
import { acceptExcept } from './accept-except';
import { adjectiveAdverb } from './adjective-adverb';
import { adjectivePreposition } from './adjective-preposition';
import { adverbOrder } from './adverb-order';
import { adviceAdvise } from './advice-advise';
import { affectEffect } from './affect-effect';
import { aloudAllowed } from './aloud-allowed';
import { althoughBut } from './although-but';
import { amAgree } from './am-agree';
import { beBase } from './be-base';
import { beParticiple } from './be-participle';
import { becauseOf } from './because-of';
import { breathBreathe } from './breath-breathe';
import { byBuy } from './by-buy';
import { closedCompound } from './closed-compound';
import { closedFunctionWord } from './closed-function-word';
import { collocation } from './collocation';
import { commaSplice } from './comma-splice';
import { comparativeForm } from './comparative-form';
import { comparisonWord } from './comparison-word';
import { compoundHyphen } from './compound-hyphen';
import { comprisedOf } from './comprised-of';
import { coordinatedVerb } from './coordinated-verb';
import { countableArticle } from './countable-article';
import { datedHyphen } from './dated-hyphen';
import { decadeApostrophe } from './decade-apostrophe';
import { demonstrativeVerb } from './demonstrative-verb';
import { determinerNumber } from './determiner-number';
import { doBase } from './do-base';
import { doubleComparison } from './double-comparison';
import { doubleNegative } from './double-negative';
import { doubleSpace } from './double-space';
import { doubledSign } from './doubled-sign';
import { doubledSubject } from './doubled-subject';
import { forthFourth } from './forth-fourth';
import { gerundVerb } from './gerund-verb';
import { greetingComma } from './greeting-comma';
import { haveParticiple } from './have-participle';
import { haveYearsOld } from './have-years-old';
import { hereHear } from './here-hear';
import { hyphenatedWord } from './hyphenated-word';
import { ifWould } from './if-would';
import { indefiniteVerb } from './indefinite-verb';
import { indirectQuestion } from './indirect-question';
import { infinitiveVerb } from './infinitive-verb';
import { informalPhrase } from './informal-phrase';
import { ingEdAdjective } from './ing-ed-adjective';
import { intransitivePassive } from './intransitive-passive';
import { introductoryClauseComma } from './introductory-clause-comma';
import { introductoryComma } from './introductory-comma';
import { irregularPlural } from './irregular-plural';
import { itMakes } from './it-makes';
import { itsPossessive } from './its-possessive';
import { knowNowNo } from './know-now-no';
import { linkedClausesComma } from './linked-clauses-comma';
import { loseLoose } from './lose-loose';
import { massNoun } from './mass-noun';
import { midSentenceCapital } from './mid-sentence-capital';
import { misplacedSpace } from './misplaced-space';
import { missingArticle } from './missing-article';
import { missingBe } from './missing-be';
import { missingFullStop } from './missing-full-stop';
import { missingSpaceAfterSign } from './missing-space-after-sign';
import { mistypedWord } from './mistyped-word';
import { modalBase } from './modal-base';
import { nameWhichComma } from './name-which-comma';
import { nationalityCapital } from './nationality-capital';
import { needlessArticle } from './needless-article';
import { needlessPreposition } from './needless-preposition';
import { nounPreposition } from './noun-preposition';
import { nounVerbPair } from './noun-verb-pair';
import { numberHyphen } from './number-hyphen';
import { numberNoun } from './number-noun';
import { ofOff } from './of-off';
import { oneOfPlural } from './one-of-plural';
import { openCompound } from './open-compound';
import { otherOthers } from './other-others';
import { participleWithoutHave } from './participle-without-have';
import { pastTimeTense } from './past-time-tense';
import { peopleVerb } from './people-verb';
import { personWhich } from './person-which';
import { pluralApostrophe } from './plural-apostrophe';
import { possessiveApostrophe } from './possessive-apostrophe';
import { principlePrincipal } from './principle-principal';
import { pronounCase } from './pronoun-case';
import { pronounVerb } from './pronoun-verb';
import { questionOrder } from './question-order';
import { questionVerb } from './question-verb';
import { quietQuite } from './quiet-quite';
import { redundantWords } from './redundant-words';
import { relativeVerb } from './relative-verb';
import { repeatedWord } from './repeated-word';
import { reportedPast } from './reported-past';
import { sentenceCapital } from './sentence-capital';
import { setPhrase } from './set-phrase';
import { sincePerfect } from './since-perfect';
import { soundAlike } from './sound-alike';
import { spaceBeforeSign } from './space-before-sign';
import { stationaryStationery } from './stationary-stationery';
import { strongAdjective } from './strong-adjective';
import { subjectComma } from './subject-comma';
import { subjectVerb } from './subject-verb';
import { suggestThat } from './suggest-that';
import { tagQuestionComma } from './tag-question-comma';
import { thenThan } from './then-than';
import { thereHave } from './there-have';
import { thereIsMany } from './there-is-many';
import { thereTheir } from './there-their';
import { thingWho } from './thing-who';
import { thisMakes } from './this-makes';
import { thisTheseNoun } from './this-these-noun';
import { timeClauseFuture } from './time-clause-future';
import { timePlacePreposition } from './time-place-preposition';
import { toBase } from './to-base';
import { toTooTwo } from './to-too-two';
import { tooEither } from './too-either';
import { unpairedQuote } from './unpaired-quote';
import { usedTo } from './used-to';
import { verbPreposition } from './verb-preposition';
import { wantThat } from './want-that';
import { wereWhere } from './were-where';
import { whichMeansComma } from './which-means-comma';
import { whoWhom } from './who-whom';
import { whoseWhos } from './whose-whos';
import { wishPast } from './wish-past';
import { yourYoure } from './your-youre';

/** Every rule of this folder, by name. */
export const RULES: readonly Rule[] = [
  acceptExcept,
  adjectiveAdverb,
  adjectivePreposition,
  adverbOrder,
  adviceAdvise,
  affectEffect,
  aloudAllowed,
  althoughBut,
  amAgree,
  beBase,
  beParticiple,
  becauseOf,
  breathBreathe,
  byBuy,
  closedCompound,
  closedFunctionWord,
  collocation,
  commaSplice,
  comparativeForm,
  comparisonWord,
  compoundHyphen,
  comprisedOf,
  coordinatedVerb,
  countableArticle,
  datedHyphen,
  decadeApostrophe,
  demonstrativeVerb,
  determinerNumber,
  doBase,
  doubleComparison,
  doubleNegative,
  doubleSpace,
  doubledSign,
  doubledSubject,
  forthFourth,
  gerundVerb,
  greetingComma,
  haveParticiple,
  haveYearsOld,
  hereHear,
  hyphenatedWord,
  ifWould,
  indefiniteVerb,
  indirectQuestion,
  infinitiveVerb,
  informalPhrase,
  ingEdAdjective,
  intransitivePassive,
  introductoryClauseComma,
  introductoryComma,
  irregularPlural,
  itMakes,
  itsPossessive,
  knowNowNo,
  linkedClausesComma,
  loseLoose,
  massNoun,
  midSentenceCapital,
  misplacedSpace,
  missingArticle,
  missingBe,
  missingFullStop,
  missingSpaceAfterSign,
  mistypedWord,
  modalBase,
  nameWhichComma,
  nationalityCapital,
  needlessArticle,
  needlessPreposition,
  nounPreposition,
  nounVerbPair,
  numberHyphen,
  numberNoun,
  ofOff,
  oneOfPlural,
  openCompound,
  otherOthers,
  participleWithoutHave,
  pastTimeTense,
  peopleVerb,
  personWhich,
  pluralApostrophe,
  possessiveApostrophe,
  principlePrincipal,
  pronounCase,
  pronounVerb,
  questionOrder,
  questionVerb,
  quietQuite,
  redundantWords,
  relativeVerb,
  repeatedWord,
  reportedPast,
  sentenceCapital,
  setPhrase,
  sincePerfect,
  soundAlike,
  spaceBeforeSign,
  stationaryStationery,
  strongAdjective,
  subjectComma,
  subjectVerb,
  suggestThat,
  tagQuestionComma,
  thenThan,
  thereHave,
  thereIsMany,
  thereTheir,
  thingWho,
  thisMakes,
  thisTheseNoun,
  timeClauseFuture,
  timePlacePreposition,
  toBase,
  toTooTwo,
  tooEither,
  unpairedQuote,
  usedTo,
  verbPreposition,
  wantThat,
  wereWhere,
  whichMeansComma,
  whoWhom,
  whoseWhos,
  wishPast,
  yourYoure,
];
