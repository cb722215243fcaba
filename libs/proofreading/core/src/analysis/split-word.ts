/**
 * A grammatical word inside a token. Positions count in the token's NFC text, in UTF-16 code units.
 */
export interface WordPart {
  readonly start: number;
  readonly end: number;
  /** What to look up, where that is not the text itself: `il` for `-t-il`, `da` for `dá` in `dámelo`. */
  readonly word?: string;
  /** Only readings with such tags: the verb before an enclitic is no noun. */
  readonly tags?: RegExp;
}

/** What a splitter may ask about words. */
export interface SplitTools {
  /** Tags of the lexicon's readings of a word, in any letter case. */
  readonly tagsOf: (word: string) => readonly string[];
  /** Whether the spelling dictionary or the table of function words has the word. */
  readonly isWord: (word: string) => boolean;
}

/**
 * Parts a token of a language into its grammatical words.
 * @param word NFC, with straight apostrophes, letter case as typed
 * @returns parts that cover the word in order, or undefined where it is one word
 */
export type WordSplitter = (word: string, tools: SplitTools) => readonly WordPart[] | undefined;

/**
 * Position in a text of a position in its NFC form, between characters.
 * @param index in UTF-16 code units of the NFC form
 */
export function rawOffset(raw: string, index: number): number {
  if (raw.length === raw.normalize('NFC').length) return index;
  let normalized = 0;
  let position = 0;
  for (const cluster of raw.match(/[^\p{M}]\p{M}*|\p{M}+/gu) ?? []) {
    if (normalized >= index) break;
    normalized += cluster.normalize('NFC').length;
    position += cluster.length;
  }
  return Math.min(position, raw.length);
}
