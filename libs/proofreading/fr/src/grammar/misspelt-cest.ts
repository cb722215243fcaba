import type { AnalysedWord } from '@tercet/proofreading-core';
import { isPlainWord } from './words';

/** None of these stands after `ces` or `ses`. */
const AFTER_IS =
  /^(?:un|une|le|la|les|l'|mon|ma|ton|ta|son|sa|notre|votre|leur|moi|toi|lui|eux|pas|parce|comme|quoi|qui|que|qu'|pour|dans|chez|vrai|dommage)$/u;

/** `ces un bon livre`, `ses pour moi`: “c’est” is meant. */
export function isMisspeltCest(words: readonly AnalysedWord[], index: number): boolean {
  const next = words[index + 1];
  if (!/^[cs]es$/u.test(words[index]?.norm ?? '')) return false;
  if (!isPlainWord(next) || !AFTER_IS.test(next.norm)) return false;
  const after = words[index + 2];
  // `ces pas résonnent`, `ces un ou deux jours`
  if (next.norm === 'pas')
    return /^(?:grave|vrai|possible|facile|juste|normal|bien|mal)$/u.test(after?.norm ?? '');
  return (
    !/^(?:ou|à|et|millions?|milliards?|mètres?)$/u.test(after?.norm ?? '') && after !== undefined
  );
}
