import type { RuleSentence, RuleToken } from '@tercet/proofreading-core';

/** Small questions about raw tokens. */

/** The lower-case form of a token that is a word, or an empty string. */
export function normAt({ tokens }: RuleSentence, index: number): string {
  const token = tokens[index];
  return token?.kind === 'word' ? token.norm : '';
}

/** Whether a clause starts with the token: nothing before it, or a sign. */
export function isClauseStart({ tokens }: RuleSentence, index: number): boolean {
  const before = tokens[index - 1];
  return !before || before.kind === 'punctuation';
}

/** Whether a clause ends with the token: nothing after it, or a sign. */
export function isClauseEnd({ tokens }: RuleSentence, index: number): boolean {
  const after = tokens[index + 1];
  return !after || (after.kind === 'punctuation' && !/^[«“"'‘([—–]$/u.test(after.text));
}

/** Whether only a space parts the token from the one before. */
export function isNext(token: RuleToken | undefined): token is RuleToken {
  return token?.kind === 'word' && /^[ \u00A0]$/u.test(token.gap);
}
