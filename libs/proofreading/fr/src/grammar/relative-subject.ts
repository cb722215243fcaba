import type { AnalysedWord } from '@tercet/proofreading-core';
import { afterVerb, isFormOf } from './auxiliaries';
import { SUBJECTS, pastClitics } from './clitics';
import { isSeveral, openingGroup } from './opening-group';
import { has, isFinite, isPastParticiple, isPlainWord, isThirdPerson } from './words';

const AVOIR = new Set(['avoir']);
const TIME = /^(?:hier|aujourd'hui|ici|là|récemment|ensemble|souvent|bien)$/u;
const SPAN = /^(?:semaine|mois|an|année|été|hiver|week-end|jour|matin|soir)$/u;

/**
 * `les clients que nous avons vus hier était`: a plural with which the sentence begins, a short clause of a
 * pronoun, and a verb in the singular that has no other subject.
 */
export function isSingularAfterRelative(words: readonly AnalysedWord[], verb: number): boolean {
  const word = words[verb];
  if (!isPlainWord(word) || !isFinite(word.best) || !isSingular(word)) return false;
  const que = words.findIndex(({ norm }) => norm === 'que' || norm === "qu'");
  if (que < 2 || que > verb - 3 || !SUBJECTS.has(words[que + 1]?.norm ?? '')) return false;
  const group = openingGroup(words, que);
  if (!group || group.head.start !== 0 || !isSeveral(group)) return false;
  const inner = pastClitics(words, que + 2);
  if (!words[inner] || !isFinite(words[inner].best)) return false;
  const participle = isFormOf(words[inner], AVOIR) ? afterVerb(words, inner) : undefined;
  if (participle !== undefined && !has(words[participle], isPastParticiple)) return false;
  return pastTime(words, (participle ?? inner) + 1) === verb;
}

/** `hier`, `la semaine dernière` */
function pastTime(words: readonly AnalysedWord[], at: number): number {
  if (TIME.test(words[at]?.norm ?? '')) return at + 1;
  const isSpan = /^(?:le|la|l'|ce|cette|cet)$/u.test(words[at]?.norm ?? '');
  if (!isSpan || !SPAN.test(words[at + 1]?.norm ?? '')) return at;
  return /^(?:dernière?|passée?)$/u.test(words[at + 2]?.norm ?? '') ? at + 3 : at + 2;
}

/** The third person singular, and no plural or noun. */
const isSingular = (word: AnalysedWord): boolean =>
  has(word, (r) => isThirdPerson(r) && r.number === 'sg') &&
  !has(word, (r) => isFinite(r) && r.person === 3 && r.number === 'pl');
