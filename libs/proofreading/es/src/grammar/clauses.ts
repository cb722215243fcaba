import type { AnalysedWord } from '@tercet/proofreading-core';
import { wordSet } from './words';

const OPENERS =
  wordSet(`que porque pero si cuando aunque mientras pues donde entonces también además luego después ahora hoy
  ayer sino así ya quizás quizá antes finalmente actualmente normalmente generalmente desafortunadamente afortunadamente
  especialmente primero segundo`);

/** `en esta temporada la firma apuesta`: nothing but a phrase with a preposition stands before. */
function isAfterPhrase(words: readonly AnalysedWord[], at: number): boolean {
  if (words[0]?.best.pos !== 'ADP' || at > 6 || words[at - 1]?.best.pos !== 'NOUN') return false;
  if (
    !/^(?:el|la|los|las|mi|tu|su|mis|tus|sus|este|esta|estos|estas)$/u.test(words[at]?.norm ?? '')
  )
    return false;
  return words.slice(0, at).every(({ best }) => /^(?:ADP|DET|NOUN|ADJ|NUM)$/.test(best.pos));
}

/** Whether a clause may start with this word. */
export function opensClause(words: readonly AnalysedWord[], at: number): boolean {
  const before = words[at - 1];
  if (!before || isAfterPhrase(words, at)) return true;
  if (before.kind === 'punctuation')
    return /^[,;:.¿¡«“"(—–!?…]+$/u.test(before.text) && !isEnumeration(words, at);
  if (OPENERS.has(before.norm)) return !isComparison(words, at - 1);
  if (!/^[yeo]$/u.test(before.norm)) return false;
  const first = words[at - 2];
  // `es muy hermosa y la gente es feliz`
  if (
    first?.best.pos === 'ADJ' &&
    /^(?:muy|tan|es|está|son|era|más)$/u.test(words[at - 3]?.norm ?? '')
  )
    return true;
  // `sus luces, y su fuego, lucen`: without a verb before it the member of a list.
  if (first?.text === ',') return words.slice(0, at).some(({ best }) => best.form === 'fin');
  return !first || /^[;:—–]$/u.test(first.text) || first.best.pos === 'ADV';
}

/** `más alto que mis hermanos`: no clause. */
export const isComparison = (words: readonly AnalysedWord[], at: number): boolean =>
  words[at]?.norm === 'que' &&
  words
    .slice(Math.max(0, at - 4), at)
    .some(({ norm }) => /^(?:más|menos|mejor|peor|mayor|menor|mism[oa]s?)$/u.test(norm));

/** `los gatos, la vaca y el perro son`: the comma parts members. */
function isEnumeration(words: readonly AnalysedWord[], at: number): boolean {
  return (
    words[at - 1]?.text === ',' &&
    words.slice(Math.max(0, at - 6), at - 1).every(({ best }) => best.form !== 'fin') &&
    words[at - 2]?.best.pos === 'NOUN' &&
    words[at - 3]?.best.pos === 'DET' &&
    words[at - 4]?.best.pos !== 'ADP'
  );
}
