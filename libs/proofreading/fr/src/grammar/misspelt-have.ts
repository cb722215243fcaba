import type { AnalysedWord } from '@tercet/proofreading-core';
import { CLITICS } from './clitics';
import { has, isNoun, isPastParticiple, isVerbal } from './words';

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
