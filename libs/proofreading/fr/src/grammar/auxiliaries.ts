import type { AnalysedWord } from '@tercet/proofreading-core';
import { pastAdverbial } from './adverbials';
import { has, isFinite, isHanging } from './words';

const MAX_ADVERBS = 3;
const ADVERB =
  /^(?:pas|plus|jamais|point|guère|rien|tout|tous|toutes|bien|mal|trop|peu|déjà|encore|toujours)$/u;

/** Where the word after a verb stands, past adverbs, negations and a pronoun that hangs on it. */
export function afterVerb(words: readonly AnalysedWord[], verb: number): number {
  let at = verb + 1;
  while (isHanging(words[at])) at += 1;
  for (let i = 0; i < MAX_ADVERBS; i += 1) {
    const past = pastAdverbial(words, at);
    if (past === at && !isAdverb(words[at])) break;
    at = Math.max(past, at + 1);
  }
  return at;
}

const isAdverb = (word: AnalysedWord | undefined): boolean =>
  word?.kind === 'word' &&
  word.gap !== '' &&
  (ADVERB.test(word.norm) || word.readings.every(({ pos }) => pos === 'ADV'));

/** Whether the word is a finite form of one of the verbs, and taken for one here. */
export function isFormOf(word: AnalysedWord | undefined, lemmas: ReadonlySet<string>): boolean {
  return (
    word !== undefined &&
    isFinite(word.best) &&
    has(word, (r) => isFinite(r) && lemmas.has(r.lemma))
  );
}

const PASSABLE = /^(?:elle|elles|lui|eux|aussi|même|tous|toutes|tout)$/u;

/** Whether a form of `avoir`, or of `être` with a reflexive pronoun, stands before a participle, with adverbs at most between. */
export function hasAuxiliary(words: readonly AnalysedWord[], participle: number): boolean {
  let at = participle - 1;
  const isPassed = (word: AnalysedWord | undefined): boolean =>
    isAdverb(word) || isHanging(word) || PASSABLE.test(word?.norm ?? '');
  for (let i = 0; i < MAX_ADVERBS && isPassed(words[at]); i += 1) at -= 1;
  const isReflexive = /^(?:me|m'|te|t'|se|s'|nous|vous)$/u.test(words[at - 1]?.norm ?? '');
  return has(words[at], (r) => r.lemma === 'avoir' || (r.lemma === 'être' && isReflexive));
}
