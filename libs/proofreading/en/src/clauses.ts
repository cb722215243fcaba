import type { RuleSentence, RuleToken } from '@tercet/proofreading-core';

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** A table of words; unlike a plain object, it has no words of its own ("constructor"). */
export const wordMap = <T>(words: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(words));

/** Words after which a new clause begins, its subject first. */
const OPENERS = wordSet('because but if when although though unless whereas since while so');

/** Words that go on after a noun phrase: a noun before one of them stands on its own. */
const GO_ON = wordSet(
  'is are was were has have had will would can could should must does did do isn’t aren’t wasn’t weren’t ' +
    'to for with on in at from by of and or but about before after when because that if today yesterday tomorrow ' +
    'so as again now here there than then',
);

/** Whether a token stands directly behind the one before it, with a space between and no sign. */
export function follows(token: RuleToken | undefined): token is RuleToken {
  return token !== undefined && /^[ \u00A0]$/.test(token.gap);
}

/** Whether a clause begins at this token: first in the sentence, behind a sign, or behind a word that opens clauses. */
export function startsClause(
  { tokens }: RuleSentence,
  index: number,
  alsoAfter?: ReadonlySet<string>,
): boolean {
  const before = tokens[index - 1];
  if (!before) return true;
  if (before.kind === 'punctuation') return !/^[-–—/'’“"‘(]$/.test(before.text) || index === 1;
  return OPENERS.has(before.norm) || (alsoAfter?.has(before.norm) ?? false);
}

/** Whether the clause ends before this token. */
export function endsClause(token: RuleToken | undefined): boolean {
  return token === undefined || /^[.,;:!?…)]+$/.test(token.text);
}

/** Whether a noun just before this token is the last of its phrase: a sign or a little word follows. */
export function endsPhrase(token: RuleToken | undefined): boolean {
  return endsClause(token) || (token !== undefined && GO_ON.has(token.norm));
}
