/**
 * A long-winded phrase, what says the same, and the places where it does. A context is the rest of the sentence, without
 * the spaces next to the phrase; each list is of alternatives.
 */
export interface Phrase {
  /** In lower case, with straight apostrophes. */
  readonly wordy: string;
  readonly plain: string;
  /** What must stand before, and what must not. */
  readonly before?: readonly RegExp[];
  readonly notBefore?: readonly RegExp[];
  /** What must stand after, and what must not. */
  readonly after?: readonly RegExp[];
  readonly notAfter?: readonly RegExp[];
}

const IN_WORD = String.raw`[\p{L}\p{M}\p{N}'’-]`;

/** The rest of the sentence ends with one of these words, or words of these patterns. */
export const endsWith = (words: string) => new RegExp(`(?<!${IN_WORD})(?:${words})$`, 'iu');
/** The rest of the sentence starts with one of these words. */
export const startsWith = (words: string) => new RegExp(`^(?:${words})(?!${IN_WORD})`, 'iu');
/** The rest of the sentence has one of these words. */
export const has = (words: string) => new RegExp(`(?<!${IN_WORD})(?:${words})(?!${IN_WORD})`, 'iu');

/** No word of the sentence stands before. */
export const SENTENCE_START = /^[^\p{L}\p{N}]*$/u;
export const AFTER_COMMA = /[,;—–(]$/u;
/** The phrase ends its sentence, or its half of one. */
export const SENTENCE_END = /^(?:$|[.!?…;)])/u;
export const WORD = /^\p{L}/u;
export const WORD_BEFORE = /[\p{L}\p{N}]$/u;
