import type { RuleSentence, RuleToken } from '@tercet/proofreading-core';

/** A closing ? or ! whose opening sign is missing in its sentence, and the token before which it belongs. */
export interface UnopenedSign {
  readonly closing: RuleToken;
  readonly first: RuleToken;
}

/**
 * Finds a sentence that closes a question or an exclamation which it never opened.
 * The opening sign goes before the first word, or behind the last opening quotation mark or dash before it.
 */
export function findUnopened(
  { tokens }: RuleSentence,
  closing: '?' | '!',
): UnopenedSign | undefined {
  const opening = closing === '?' ? '¿' : '¡';
  const sign = tokens.find(({ text }) => /^[!?]+$/.test(text) && text.includes(closing));
  if (!sign || sign.gap !== '') return undefined;
  // Mixed signs, such as "?!", may have been opened by either.
  if (new Set(sign.text).size > 1 && tokens.some(({ text }) => text === '¿' || text === '¡'))
    return undefined;
  const before = tokens.slice(0, tokens.indexOf(sign));
  if (before.some(({ text }) => text === opening || text === '(')) return undefined;
  const first = before.find(({ kind }) => kind === 'word' || kind === 'number');
  const previous = before.at(-1);
  if (!first || previous?.kind !== 'word') return undefined;
  // "Yahoo!" ends in a sign of its own; "¡felicidades, Ana!" calls somebody.
  const isName = previous !== first && /^\p{Lu}\p{Ll}/u.test(previous.text);
  if (isName && before.at(-2)?.text !== ',') return undefined;
  return { closing: sign, first };
}
