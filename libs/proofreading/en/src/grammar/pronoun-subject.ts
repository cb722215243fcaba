import type { AnalysedWord } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import type { GrammaticalNumber } from './noun-number';

/** A pronoun that is the subject of the verb behind it. */
export interface PronounSubject {
  readonly pronoun: AnalysedWord;
  /** Which of the two forms of the present it asks for: "I" and "you" go with the plural. */
  readonly number: GrammaticalNumber;
  /** The second of two: "my sister and I". */
  readonly isJoined: boolean;
  /** Index of the word where its verb should stand, adverbs passed over. */
  readonly verbAt: number;
  /** The word before the pronoun. */
  readonly opener: AnalysedWord | undefined;
  /** The verb may be a subjunctive: "I insist that he go", "if it were". */
  readonly isWish: boolean;
}

const SINGULAR = wordSet('he she it');
const PLURAL = wordSet('i you we they');
const ADVERBS = wordSet(
  'always often never also still just only now already sometimes rarely seldom even ever soon',
);

const AUXILIARY =
  /^(?:do|does|did|have|has|had|am|is|are|was|were|be|can|could|will|would|shall|should|may|might|must|ca|wo|n't|not|let|lets|make|makes|made|help|helps|helped|see|saw|watch|hear|heard)$/;
/** "I think it …": after these verbs a clause may begin with a pronoun that could also be their object. */
const SAYING = wordSet(
  'think thinks thought know knows knew say says said guess hope hopes hoped suppose mean means meant wish wishes believe believes feel',
);
/** "the way it works" */
const MANNER = wordSet('way time reason moment day');
const CLAUSE_PREPOSITIONS = wordSet('before after since until as like');
const WISHING =
  /^(?:suggest|insist|demand|recommend|requir|propos|request|ask|urg|advis|prefer|order|command|mandat|important|essential|vital|necess|imperative|crucial|desir|condition|decree|pray|god|beg)/;

/** Pronouns that open a clause, or stand where only a subject can, before a verb that is not turned round. */
export function pronounSubjects(words: readonly AnalysedWord[]): PronounSubject[] {
  return words.flatMap((pronoun, index) => {
    const isSingular = SINGULAR.has(pronoun.norm);
    if (!isSingular && !PLURAL.has(pronoun.norm)) return [];
    // "World War I ends", "step i follows"
    if (
      pronoun.text === 'i' &&
      index === 1 &&
      /^(?:NOUN|VERB|PROPN)$/.test(words[0]?.best.pos ?? '')
    )
      return [];
    if (pronoun.norm === 'i' && /^\p{Lu}/u.test(words[index - 1]?.text ?? '') && index > 1)
      return [];
    const isJoined = isSecondOfTwo(words, index);
    if (!isJoined && !isSubject(words, index)) return [];
    let verbAt = index + 1;
    while (isAdverb(words[verbAt])) verbAt += 1;
    if (words[verbAt]?.gap !== ' ') return [];
    const number = isSingular && !isJoined ? 'sg' : 'pl';
    // "my sister and I was": of two, only the singular of an auxiliary is wrong for sure.
    if (isJoined && !/^(?:is|was|has|does)$/.test(words[verbAt]?.norm ?? '')) return [];
    return [
      { pronoun, isJoined, number, verbAt, opener: words[index - 1], isWish: isWish(words, index) },
    ];
  });
}

const isAdverb = (word: AnalysedWord | undefined): boolean =>
  word !== undefined &&
  word.gap === ' ' &&
  (ADVERBS.has(word.norm) ||
    (/..ly$/.test(word.norm) && word.readings.every(({ pos }) => pos === 'ADV')));

function isSubject(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  if (!before) return true;
  if (before.kind === 'punctuation') return !/^[-–/’'‘]$/u.test(before.text);
  if (AUXILIARY.test(before.norm) || before.best.pos === 'AUX') return false;
  const isObjectToo = /^(?:it|you)$/.test(words[index]?.norm ?? '');
  const { pos } = before.best;
  if (/^(?:and|or|nor|but)$/.test(before.norm)) return isNewClause(words, index - 1);
  // "you as well as he"
  if (before.norm === 'as' && words[index - 2]?.norm === 'well') return false;
  if (CLAUSE_PREPOSITIONS.has(before.norm) || SAYING.has(before.norm)) return true;
  if (pos === 'SCONJ' || /^(?:int|rel)$/.test(before.best.type ?? ''))
    return before.norm !== 'than';
  if (pos === 'ADV') return words[index - 2]?.best.pos !== 'AUX';
  if (isObjectToo) return MANNER.has(before.norm);
  return pos === 'NOUN' || pos === 'ADJ' || (pos === 'VERB' && before.best.form === 'fin');
}

/** "my sister and I" at the start of a sentence, or behind a conjunction. */
function isSecondOfTwo(words: readonly AnalysedWord[], index: number): boolean {
  if (words[index - 1]?.norm !== 'and') return false;
  let start = index - 2;
  if (
    !/^(?:NOUN|PROPN)$/.test(words[start]?.best.pos ?? '') &&
    !/^(?:he|she|you)$/.test(words[start]?.norm ?? '')
  )
    return false;
  while (
    /^(?:DET|ADJ|NOUN|PROPN)$/.test(words[start - 1]?.best.pos ?? '') ||
    words[start - 1]?.best.type === 'poss'
  )
    start -= 1;
  const before = words[start - 1];
  return !before || /^(?:because|when|if|but|so|while|although|that)$/.test(before.norm);
}

/** "… and he": a clause was there before, not another subject ("my brother and he"). */
function isNewClause(words: readonly AnalysedWord[], and: number): boolean {
  const before = words[and - 1];
  if (!before) return true;
  if (/^(?:both|either|neither|not|between|nor)$/.test(before.norm)) return false;
  if (before.norm === ',' || words[and]?.norm === 'but') return true;
  if (/^(?:us|them|me)$/.test(before.norm)) return true;
  if (/^(?:i|you|he|she|we|they|him|her)$/.test(before.norm)) return false;
  const start = words.findLastIndex(({ kind }, at) => at < and && kind === 'punctuation') + 1;
  const left = words.slice(start, and);
  return left.some(
    ({ readings, best, norm }) =>
      !SAYING.has(norm) &&
      best.form === 'fin' &&
      (best.tense === 'past' || !readings.some(({ form }) => form === 'inf')),
  );
}

/** Whether the verb behind this place may be a subjunctive. */
export function isWish(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  if (!before || before.norm === 'lest') return before !== undefined;
  const isOpen = before.norm === 'that' || /^(?:VERB|ADJ|NOUN)$/.test(before.best.pos);
  return (
    isOpen && words.slice(Math.max(0, index - 9), index).some(({ norm }) => WISHING.test(norm))
  );
}
