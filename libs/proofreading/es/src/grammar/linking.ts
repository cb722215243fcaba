import type { AnalysedWord } from '@tercet/proofreading-core';
import { FEMININE, MASCULINE, nounCells } from './agreement';
import { isClearNoun, isFinite, may } from './words';

const LINKING = /^(?:ser|estar|parecer|resultar|sentir|permanecer|seguir|quedar)$/;
/** `el tráfico y la contaminación eran`: a masculine and a feminine make a masculine plural. */
export function isMixed(words: readonly AnalysedWord[], verb: number): boolean {
  const members = words.slice(Math.max(0, verb - 5), verb);
  const [first, head, and, second, tail] = members;
  if (
    members.length < 5 ||
    and?.norm !== 'y' ||
    first?.best.pos !== 'DET' ||
    second?.best.pos !== 'DET'
  )
    return false;
  if (!isClearNoun(head) || !isClearNoun(tail)) return false;
  return (
    ((nounCells(head) | nounCells(tail)) & MASCULINE) !== 0 &&
    nounCells(head) !== 0 &&
    ((nounCells(head) & FEMININE) === 0 || (nounCells(tail) & FEMININE) === 0)
  );
}

const MODAL = /^(?:poder|deber|soler|ir)$/;

/** Index of the word after `es`, `fue`, `puede ser`, `va a ser`. */
export function linkEnd(words: readonly AnalysedWord[], index: number): number | undefined {
  const verb = words[index];
  if (!verb || verb.best.form !== 'fin' || !may(verb, isFinite)) return undefined;
  // `el son de la lluvia`
  if (words[index - 1]?.best.pos === 'DET' && verb.norm === 'son') return undefined;
  if (verb.readings.some(({ lemma }) => LINKING.test(lemma))) return index + 1;
  // `la casa ha sido construida`
  const isPerfect =
    verb.best.lemma === 'haber' && /^(?:sido|estado)$/u.test(words[index + 1]?.norm ?? '');
  if (isPerfect) return index + 2;
  if (!MODAL.test(verb.best.lemma)) return undefined;
  const at = words[index + 1]?.norm === 'a' ? index + 2 : index + 1;
  return /^(?:ser|estar)$/u.test(words[at]?.norm ?? '') ? at + 1 : undefined;
}
