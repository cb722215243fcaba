import type { AnalysedWord } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { type GrammaticalNumber, nounNumber } from './noun-number';

/** A noun phrase: words `start` to `end` (exclusive), its last noun, and the number of that noun. */
export interface NounPhrase {
  readonly start: number;
  readonly end: number;
  readonly head: AnalysedWord;
  readonly number: GrammaticalNumber | undefined;
  /** Determiner, possessive or number that opens it. */
  readonly opener: AnalysedWord | undefined;
  /** A number stands in it: an amount may be one thing ("ten years is long"). */
  readonly hasAmount: boolean;
}

const SINGULAR_DETERMINERS = wordSet('a an one this that each every another');
const PLURAL_DETERMINERS = wordSet('these those both many several few all such other');
const OPENERS = wordSet(
  'the a an this that these those my your his her its our their some any every each no another all both many several few ' +
    'such most other',
);

const isOpener = ({ norm, best }: AnalysedWord): boolean => OPENERS.has(norm) || best.pos === 'NUM';

export const hasReading = ({ readings }: AnalysedWord, pos: string): boolean =>
  readings.some((reading) => reading.pos === pos);

/** The noun phrase that starts at a word: determiner, adjectives, nouns. Names and pronouns alone are none. */
export function nounPhraseAt(
  words: readonly AnalysedWord[],
  start: number,
): NounPhrase | undefined {
  let at = start;
  let hasAmount = false;
  let opener: AnalysedWord | undefined;
  for (let word = words[at]; word && isOpener(word) && at < start + 4; word = words[at]) {
    opener ??= word;
    hasAmount ||= word.best.pos === 'NUM';
    at += 1;
  }
  let head: AnalysedWord | undefined;
  let end = at;
  for (let word = words[at]; word && isWordInside(word, at > start); word = words[at]) {
    const kind = roleOf(words, at, head, opener !== undefined);
    if (kind === 'none') break;
    if (kind === 'possessive') {
      head = undefined;
      opener ??= word;
    }
    if (kind === 'unclear') return undefined;
    if (kind === 'noun') head = word;
    at += 1;
    if (kind === 'noun') end = at;
  }
  if (!head || end !== at) return undefined;
  const number = isManyTimes(words, end) ? 'pl' : agreedNumber(head, opener);
  return { start, end, head, number, opener, hasAmount };
}

/** "delivery times": points or stretches of time, not "three times". */
const isManyTimes = (words: readonly AnalysedWord[], end: number): boolean =>
  words[end - 1]?.text === 'times' && words[end - 2]?.best.pos === 'NOUN';

const isWordInside = ({ kind, gap }: AnalysedWord, isInner: boolean): boolean =>
  kind === 'word' && (!isInner || gap === ' ' || gap === '');

type Role = 'noun' | 'modifier' | 'possessive' | 'none' | 'unclear';

function roleOf(
  words: readonly AnalysedWord[],
  at: number,
  head: AnalysedWord | undefined,
  isOpened: boolean,
): Role {
  const word = words[at];
  const next = words[at + 1];
  if (!word) return 'none';
  const { best, norm } = word;
  if (norm === "'s")
    return head && best.pos === 'PART' && next?.kind === 'word' ? 'possessive' : 'none';
  const isAfterPlural = head !== undefined && nounNumber(head) === 'pl';
  if (best.pos === 'NOUN') {
    // "The dogs barks": a noun hardly ever stands before a noun in the plural.
    if (isAfterPlural) return hasReading(word, 'VERB') ? 'none' : 'unclear';
    return 'noun';
  }
  if (best.pos === 'PROPN') return 'unclear';
  if (head) return 'none';
  if (best.pos === 'ADJ') return 'modifier';
  const isFollowed = next?.kind === 'word' && /^(?:NOUN|ADJ)$/.test(next.best.pos);
  if (best.pos === 'ADV') return isOpened && next?.best.pos === 'ADJ' ? 'modifier' : 'none';
  if (best.pos === 'VERB' && best.form === 'part')
    return isOpened && isFollowed ? 'modifier' : 'none';
  return 'none';
}

function agreedNumber(
  head: AnalysedWord,
  opener: AnalysedWord | undefined,
): GrammaticalNumber | undefined {
  const number = nounNumber(head);
  const isSingular = opener !== undefined && SINGULAR_DETERMINERS.has(opener.norm);
  const isPlural = opener !== undefined && PLURAL_DETERMINERS.has(opener.norm);
  if ((number === 'pl' && isSingular) || (number === 'sg' && isPlural)) return undefined;
  return number;
}
