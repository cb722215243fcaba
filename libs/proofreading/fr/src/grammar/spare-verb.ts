import type { AnalysedWord } from '@tercet/proofreading-core';
import { chainTo } from './chains';
import type { NounGroup } from './noun-groups';
import { hasOnly, isFinite, isInfinitive, isVerbal } from './words';

const SURE = 0.3;

/**
 * Whether each clause up to a noun group has its verb, and the group hangs on a verb or a preposition, so that it can
 * be the subject of no verb that follows it: `il a un prix …`, `elle entre par la porte …`.
 */
export function hasVerbBefore(words: readonly AnalysedWord[], group: NounGroup): boolean {
  const start = chainTo(words, group, true).groups[0]?.start ?? group.start;
  const before = words[start - 1];
  if (before?.kind !== 'word' || !isHolder(before)) return false;
  const from = words.slice(0, start).findLastIndex(({ text }) => /^[:;—–]$/u.test(text)) + 1;
  const clause = words.slice(from, start);
  if (clause.some(({ text }) => text === '(')) return false;
  const verbs = clause.filter(
    (word, i) =>
      (isFinite(word.best) &&
        (word.margin > SURE || word.norm === 'a' || hasOnly(word, isVerbal))) ||
      (i === 0 && isInfinitive(word.best)),
  );
  return verbs.length >= 1 + clause.filter(isOpener).length;
}

const isHolder = ({ best, norm }: AnalysedWord): boolean =>
  /^(?:VERB|AUX|ADP)$/u.test(best.pos) || best.fused === true || /^(?:voici|voilà)$/u.test(norm);

/** What begins a clause that wants a verb of its own. */
const isOpener = ({ best, norm }: AnalysedWord): boolean =>
  best.pos === 'SCONJ' ||
  best.type === 'rel' ||
  /^(?:qui|que|qu'|dont|où|si|quand|comment|lorsque|car|mais)$/u.test(norm);
