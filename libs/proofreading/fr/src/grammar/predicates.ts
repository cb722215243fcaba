import type { AnalysedWord } from '@tercet/proofreading-core';
import { pastAdverbial } from './adverbials';
import {
  has,
  isFinite,
  isHanging,
  isPastParticiple,
  isPlainWord,
  isQualifier,
  isUnknown,
} from './words';

/** A finite verb with the adjectives or participles that it ascribes to its subject. */
export interface Predicate {
  /** Position of the finite verb. */
  readonly verb: number;
  /** Positions of the adjectives and participles: `est rouge et ronde`, `a été créé`, `doit être lu`. */
  readonly qualifiers: readonly number[];
}

const COPULAS = new Set(['être', 'sembler', 'paraître', 'devenir', 'demeurer', 'rester']);
const MODALS = new Set([
  'pouvoir',
  'devoir',
  'sembler',
  'paraître',
  'aller',
  'vouloir',
  'oser',
  'risquer',
  'savoir',
]);
const CLITICS = new Set("y en me m' te t' se s' l' le la les lui leur".split(' '));
/** Participles after which an adjective may stand. */
const HELD = /^(?:considéré|jugé|estimé|déclaré|réputé|supposé|rendu|resté|devenu)e?s?$/u;
const MAX_ADVERBS = 4;
const DOUBTFUL = 0.5;

/** Every finite verb of a sentence that says of its subject what it is. */
export function predicates(words: readonly AnalysedWord[]): Predicate[] {
  return words.flatMap((word, verb) => {
    const from = isFinite(word.best) ? predicateStart(words, verb) : undefined;
    if (from === undefined) return [];
    const qualifiers = qualifiersFrom(words, from);
    return qualifiers.length > 0 ? [{ verb, qualifiers }] : [];
  });
}

/** Where what is ascribed begins, after `est`, `a été`, `peut être`, `doit avoir été`. */
function predicateStart(words: readonly AnalysedWord[], verb: number): number | undefined {
  const lemmas = new Set(words[verb]?.readings.filter(isFinite).map(({ lemma }) => lemma));
  const isAny = (set: ReadonlySet<string>): boolean => [...lemmas].some((lemma) => set.has(lemma));
  let at = skip(words, verb + 1);
  if (lemmas.has('avoir')) {
    // `a pu être`, `ont dû avoir été`
    if (/^(?:pu|dû|voulu|semblé)$/u.test(words[at]?.norm ?? '')) at = skip(words, at + 1);
    return /^(?:été|être)$/u.test(words[at]?.norm ?? '') ? skip(words, at + 1) : undefined;
  }
  if (isAny(MODALS) && !lemmas.has('être')) {
    while (CLITICS.has(words[at]?.norm ?? '')) at = skip(words, at + 1);
    if (words[at]?.norm === 'avoir') {
      at = skip(words, at + 1);
      return words[at]?.norm === 'été' ? skip(words, at + 1) : undefined;
    }
    if (words[at]?.norm === 'être') return skip(words, at + 1);
    if (!isAny(COPULAS)) return undefined;
  }
  return isAny(COPULAS) ? at : undefined;
}

/** Past adverbs, negations, and a pronoun that hangs on the verb. */
function skip(words: readonly AnalysedWord[], from: number): number {
  let at = from;
  if (isHanging(words[at])) at += 1;
  for (let i = 0; i < MAX_ADVERBS; i += 1) {
    const past = pastAdverbial(words, at);
    if (past > at) at = past;
    else if (!isAdverb(words[at])) break;
    else at += words[at + 1]?.norm === 'et' && isAdverb(words[at + 2]) ? 2 : 1;
  }
  return at;
}

const isAdverb = (word: AnalysedWord | undefined): boolean =>
  word?.kind === 'word' &&
  (word.best.pos === 'ADV' || /^(?:tous|toutes|tout|pas|plus|jamais|aussi)$/u.test(word.norm)) &&
  !/^(?:que|qu'|comment|où|mieux)$/u.test(word.norm);

function qualifiersFrom(words: readonly AnalysedWord[], from: number): number[] {
  const found: number[] = [];
  for (let at = from; isAscribed(words, at, at === from);) {
    found.push(at);
    // `est jugée utile`: the adjective tells of the subject too.
    if (HELD.test(words[at]?.norm ?? '')) {
      const next = skip(words, at + 1);
      if (words[next]?.best.pos === 'ADJ' && isAscribed(words, next, false)) found.push(next);
    }
    const join = words[at + 1];
    if (join?.kind !== 'word' || !/^(?:et|ou|mais|puis)$/u.test(join.norm)) break;
    at = skip(words, at + 2);
  }
  return found;
}

/** @param isFirst whether it stands right behind the verb, where no other verb can */
function isAscribed(words: readonly AnalysedWord[], at: number, isFirst: boolean): boolean {
  const word = words[at];
  if (!isPlainWord(word) || word.gap === '' || isUnknown(word) || !isQualifierHere(word, isFirst))
    return false;
  const next = words[at + 1];
  // `est grand amateur`: it belongs to the noun that follows; `est nommée présidente` does not.
  if (isPastParticiple(word.best)) return true;
  return !(next?.kind === 'word' && next.best.pos === 'NOUN' && next.gap !== '');
}

/** `sont excellent`, `est distinct`: what no verb can be, and no noun is likely to be. */
const isQualifierHere = (word: AnalysedWord, isFirst: boolean): boolean =>
  isQualifier(word.best) ||
  (isFirst &&
    !has(word, ({ pos }) => pos === 'CCONJ') &&
    has(word, isQualifier) &&
    (isFinite(word.best) || word.margin < DOUBTFUL));
