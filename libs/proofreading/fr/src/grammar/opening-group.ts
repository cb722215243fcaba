import type { AnalysedWord } from '@tercet/proofreading-core';
import { type Cells, SINGULAR } from './cells';
import { chainTo } from './chains';
import { cellsOfGroup, isDeterminer, nounGroups, type NounGroup } from './noun-groups';
import { has, isFinite } from './words';

/** Nouns with an article at the head of their clause: its subject, if a verb follows. */
export interface OpeningGroup {
  readonly head: NounGroup;
  readonly cells: Cells;
}

const OPENERS =
  /^(?:que|qu'|quand|lorsque|lorsqu'|puisque|puisqu'|si|mais|car|comme|donc|alors|parfois|hier|aujourd'hui|malheureusement|heureusement|cependant|pourtant)$/u;

/** `le chat de ma sœur`, where it ends before a position and no verb stands before it in its clause. */
export function openingGroup(
  words: readonly AnalysedWord[],
  end: number,
): OpeningGroup | undefined {
  const group = nounGroups(words).find((one) => one.end === end);
  // `le four chauffe`: what was taken for an adjective may be the verb.
  if (!group || group.after.some((at) => has(words[at], isFinite))) return undefined;
  const chain = chainTo(words, group, true);
  const [head] = chain.groups;
  if (!head || chain.isCoordinated || !isDeterminer(words[head.determiner ?? -1])) return undefined;
  if (/^(?:du|des|au|aux|de|d')$/u.test(words[head.start]?.norm ?? '')) return undefined;
  return isOpening(words, head.start) ? { head, cells: cellsOfGroup(words, head) } : undefined;
}

/** The sentence begins there, or a clause after `que`, `mais` or an opening phrase and a comma. */
export function isOpening(words: readonly AnalysedWord[], start: number): boolean {
  const at = /^tout(?:e|es)?$|^tous$/u.test(words[start - 1]?.norm ?? '') ? start - 1 : start;
  const before = words[at - 1];
  if (before === undefined || OPENERS.test(before.norm)) return true;
  const isJoined = before.norm === 'et';
  if (!isJoined && before.text !== ',') return false;
  // Where “et” is a misspelt “est”, it is the verb.
  const hasVerb = words.slice(0, at - 1).some((word) => isFinite(word.best) || word.norm === 'et');
  return isJoined ? hasVerb : /^(?:ADP|ADV|SCONJ)$/u.test(words[0]?.best.pos ?? '');
}

/** Whether a verb follows in the same clause; a clause without any may be a heading. */
export function hasVerbFrom(words: readonly AnalysedWord[], from: number): boolean {
  const stop = words.findIndex(
    ({ text, norm, best }, at) =>
      at >= from &&
      (/^[,;:.!?…)]/u.test(text) ||
        best.pos === 'SCONJ' ||
        /^(?:mais|et|car|que|qu'|qui)$/u.test(norm)),
  );
  return stop < 0 || words.slice(from, stop).some((word) => isFinite(word.best));
}

export const isOne = ({ cells }: OpeningGroup): boolean => cells !== 0 && (cells & ~SINGULAR) === 0;
export const isSeveral = ({ cells }: OpeningGroup): boolean =>
  cells !== 0 && (cells & SINGULAR) === 0;
