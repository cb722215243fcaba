import type { Token } from '../sentence';
import type { Speller } from './speller';
import { isCheckable } from './word-policy';

/** A word token with what the speller makes of it. */
export interface SpelledWord {
  readonly token: Token;
  /** NFC, straight apostrophe, plain hyphen, without soft hyphens. */
  readonly word: string;
  readonly known: boolean;
}

const plainForm = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00AD\u200C\u200D]/gu, '')
    .replace(/[’ʼ]/gu, "'")
    .replace(/[‐‑]/gu, '-');

/** The words among the tokens of a sentence. */
export function spelledWords(tokens: readonly Token[], speller: Speller): SpelledWord[] {
  return tokens
    .filter(({ kind }) => kind === 'word')
    .map((token) => {
      const word = plainForm(token.text);
      return { token, word, known: !isCheckable(word) || speller.isKnown(word) };
    });
}
