/**
 * Layout of a `.dict.bin` file. All numbers are little endian.
 *
 * Header: twelve 32-bit words (see `HeaderField`), then in this order
 * 1. alphabet: UTF-8, one character for each symbol, symbol 0 first;
 * 2. edge labels: one byte an edge: symbol in bits 0–5, `EDGE_FINAL`, `EDGE_LAST`;
 * 3. edge targets: three byte planes (low, middle, high), the index of the target's first edge, 0 for none;
 * 4. weighted: one bit a word, set where the word has a payload byte that is not 0;
 * 5. payloads: the bytes of those words, in word order;
 * 6. spellings: UTF-8, line by line the written forms of the `LetterCase.Irregular` words, in word order;
 * 7. variants: for each word that some variant lacks a variable-length gap to the one before and a bit mask.
 *
 * Words are numbered in the order in which a walk over the automaton meets them. Edges of a state are adjacent,
 * and a state's edges come after those of the states that it leads to; the root's come last.
 */
export const MAGIC = 0x54434454;
export const FORMAT_VERSION = 1;
export const HEADER_WORDS = 12;

export const HeaderField = {
  Magic: 0,
  Version: 1,
  Words: 2,
  Edges: 3,
  Root: 4,
  AlphabetBytes: 5,
  Payloads: 6,
  SpellingBytes: 7,
  VariantBytes: 8,
} as const;

export const SYMBOL_MASK = 0x3f;
export const MAX_SYMBOLS = 0x40;
export const EDGE_FINAL = 0x40;
export const EDGE_LAST = 0x80;

/** Payload byte: frequency class in bits 0–4, letter case in bits 5–6, `PAYLOAD_SILENT`. */
export const FREQUENCY_MASK = 0x1f;
export const MAX_FREQUENCY = 0x1f;
export const CASE_SHIFT = 5;
export const CASE_MASK = 3;
/** Accepted, but never proposed: vulgar and offensive words, symbols, tolerated spellings. */
export const PAYLOAD_SILENT = 0x80;

/** How a word is written. Words are stored in lower case. */
export const LetterCase = { Lower: 0, Title: 1, Irregular: 2 } as const;

/** A word belongs to every variant unless its mask says otherwise. */
export const ALL_VARIANTS = 0xff;

/** The form under which a word is stored and looked up: NFC, lower case, straight apostrophe. */
export function foldWord(word: string): string {
  return word.normalize('NFC').toLowerCase().replace(/[’ʼ]/gu, "'");
}
