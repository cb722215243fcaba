import type { AnalysedWord } from '@tercet/proofreading-core';
import { CLITICS } from './clitics';
import { nounGroups } from './noun-groups';
import { hasVerbBefore } from './spare-verb';
import { has, hasOnly, isInfinitive, isNoun, isPastParticiple, isVerbal } from './words';

/** `la mairie nous à proposé`, `tu à oublié`: after a pronoun and before a participle, “à” is a misspelt “a” or “as”. */
export function isMisspeltHave(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const next = words[index + 1];
  if (before?.kind !== 'word' || before.text.startsWith('-') || next?.kind !== 'word') return false;
  // `elle avait tu à Paul la raison`
  if (before.norm === 'tu') return !has(words[index - 2], isVerbal);
  if (!CLITICS.has(before.norm) || words[index - 2]?.best.pos === 'ADP') return false;
  return /[éiu]$/u.test(next.norm) && has(next, isPastParticiple) && !has(next, isNoun);
}

/** `il faut une solution a ce problème`, `c’est un film a voir`: a noun that hangs on a verb is no subject of “a”. */
export function isMisspeltTo(words: readonly AnalysedWord[], index: number): boolean {
  const group = nounGroups(words).find(({ end }) => end === index);
  const next = words[index + 1];
  if (words[index]?.norm !== 'a' || group?.determiner === undefined || next?.kind !== 'word')
    return false;
  const isObject =
    hasOnly(next, isInfinitive) ||
    /^(?:ce|cet|cette|ces|mon|ma|mes|ton|ta|tes|notre|votre|nos|vos)$/u.test(next.norm);
  return isObject && !has(words[0], isInfinitive) && hasVerbBefore(words, group);
}
