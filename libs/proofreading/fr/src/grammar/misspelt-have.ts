import type { AnalysedWord } from '@tercet/proofreading-core';
import { NONE, SINGULAR } from './cells';
import { chainTo } from './chains';
import { isClauseStart } from './clause-start';
import { CLITICS } from './clitics';
import { cellsOfGroup, nounGroups } from './noun-groups';
import { isOne, openingGroup } from './opening-group';
import { hasVerbBefore } from './spare-verb';
import {
  has,
  hasOnly,
  isFinite,
  isHanging,
  isInfinitive,
  isNoun,
  isPastParticiple,
  isQualifier,
  isVerbal,
} from './words';

const PLURAL_SUBJECT =
  /^(?:ils|elles|ceux|celles|eux|qui|ceux-ci|certains|plusieurs|tous|beaucoup)$/u;
/** What stands between `ont` and its participle or object. */
const AMID =
  /^(?:bien|déjà|toujours|tous|toutes|beaucoup|mal|enfin|souvent|tout|trop|pas|jamais|aussi|vraiment)$/u;

/** `la mairie nous à proposé`, `tu à oublié`: after a pronoun and before a participle, “à” is a misspelt “a” or “as”. */
export function isMisspeltHave(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const next = words[index + 1];
  if (before?.kind !== 'word' || before.text.startsWith('-') || next?.kind !== 'word') return false;
  // `elle avait tu à Paul la raison`
  if (before.norm === 'tu') return !has(words[index - 2], isVerbal);
  if (isAfterOne(words, index)) return true;
  if (!CLITICS.has(before.norm) || words[index - 2]?.best.pos === 'ADP') return false;
  return /[éiu]$/u.test(next.norm) && has(next, isPastParticiple) && !has(next, isNoun);
}

/** `la boulangerie à fermé`, `il à mangé`: one subject, and a participle that no preposition stands before. */
function isAfterOne(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const at = AMID.test(words[index + 1]?.norm ?? '') ? index + 2 : index + 1;
  const next = words[at];
  if (!next || !/[éiu]$/u.test(next.norm) || !has(next, isPastParticiple) || has(next, isNoun))
    return false;
  if (/^(?:il|elle|on)$/u.test(before?.norm ?? ''))
    return words[index - 2]?.best.pos !== 'ADP' && !has(words[index - 2], isVerbal);
  const group = openingGroup(words, index);
  return group !== undefined && isOne(group);
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

/** `les voisins on vendu`: after a plural subject and before a participle, “on” is a misspelt “ont”. */
export function isMisspeltOn(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const adverb = words[index + 1];
  const next = AMID.test(adverb?.norm ?? '') ? words[index + 2] : adverb;
  if (words[index]?.norm !== 'on' || words[index]?.text.startsWith('-')) return false;
  if (before?.kind !== 'word' || next?.kind !== 'word' || next.text.startsWith('-')) return false;
  // `mes parents m’on dit`, `ils les on aidés`: no object pronoun stands before `on`.
  const isVerb = has(next, (reading) => isPastParticiple(reading) || isInfinitive(reading));
  if (/^(?:m'|t'|les|leur|lui)$/u.test(before.norm) && !isHanging(before) && isVerb) return true;
  if (has(next, isFinite)) return false;
  // `ils sont venus et on perdu`
  const isShared = before.norm === 'et' && /^(?:ils|elles)$/u.test(words[0]?.norm ?? '');
  if (isShared && hasOnly(next, isQualifier) && !/é$/u.test(next.norm)) return true;
  const isPronoun = PLURAL_SUBJECT.test(before.norm) && before.norm !== 'qui';
  if (
    /^(?:ils|elles)$/u.test(before.norm) ||
    (before.norm === 'qui' && has(next, isPastParticiple))
  )
    return true;
  const isPlural =
    isPronoun ||
    (isNoun(before.best) && before.best.number === 'pl') ||
    isAfterPlural(words, index);
  const isObject =
    /^(?:une?|des|du|besoin|envie|faim|soif|peur|raison|tort|déjà|eu|été)$/u.test(next.norm) &&
    words[index - 2]?.best.pos === 'DET';
  return isPlural && (isObject || next.norm === 'été' || isPastParticiple(next.best));
}

/** `les gens présent on signé`: the adjective between is wrong, or agrees. */
function isAfterPlural(words: readonly AnalysedWord[], index: number): boolean {
  const group = nounGroups(words).find(({ end }) => end === index);
  const [head] = group ? chainTo(words, group, true).groups : [];
  return (
    head?.determiner !== undefined &&
    (cellsOfGroup(words, head) & SINGULAR) === NONE &&
    isClauseStart(words, head.start)
  );
}
