import type { Locale } from '@tercet/contracts';
import type { Span } from './issue';

export const TOKEN_KINDS = [
  'word',
  'number',
  'punctuation',
  'space',
  /** Never checked: addresses, code, handles, hashtags, file names. */
  'literal',
  'symbol',
] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** Tokens cover their sentence without gaps. Like every position in a passage, theirs count from the passage's start. */
export interface Token extends Span {
  readonly kind: TokenKind;
  readonly text: string;
}

export interface Sentence extends Span {
  readonly text: string;
  readonly language: Locale;
  readonly tokens: readonly Token[];
}
