import type { Locale, Localized } from '@tercet/contracts';

/** A stretch of text in UTF-16 code units, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What is wrong, in the same closed set for the three languages. */
export const CATEGORIES = [
  /** A word that is in no dictionary. */
  'spelling',
  /** Number, gender or person that do not agree. */
  'agreement',
  /** A verb form or tense that the construction does not take. */
  'verb',
  /** A real word written in place of another. */
  'confusion',
  /** Any other fault of syntax: a missing, superfluous or misplaced word. */
  'grammar',
  'punctuation',
  'capitalization',
  'repetition',
  /** Signs and spaces: apostrophes, quotation marks, ellipses, no-break spaces. */
  'typography',
  /** Correct, but could be said better. */
  'style',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** How sure and how grave. `error` is wrong; the others a person may well decide to keep. */
export const LEVELS = ['error', 'suggestion', 'typography', 'style'] as const;
export type Level = (typeof LEVELS)[number];

/** A finding, as a rule or a speller reports it: positions are those of the text that was handed to it. */
export interface Issue extends Span {
  /** `<language>/<rule>`, for example `fr/ce-se`; Harper's are `en/harper-<rule>`. */
  readonly ruleId: string;
  readonly category: Category;
  readonly level: Level;
  /** One sentence in the reader's language: what is wrong. */
  readonly message: Localized;
  /** Why, in one to three sentences. */
  readonly explanation: Localized;
  /** What the span may be replaced with, best first. An empty string deletes it. */
  readonly suggestions: readonly string[];
  /** The first suggestion is right so surely (above 98 %) that "fix all" may apply it unseen. */
  readonly safe: boolean;
  /** A capitalised unknown word. Where it recurs in the document, the document decides whether it is a name. */
  readonly maybeName?: boolean;
  /** With `maybeName`: a word lies so near, and is so frequent, that recurring alone does not make this one a name. */
  readonly likelySlip?: boolean;
}

/** An issue placed in a whole document. */
export interface DocumentIssue extends Issue {
  /**
   * Stays the same while the words around it do, wherever they move in the document,
   * so that a dismissal survives edits elsewhere.
   */
  readonly id: string;
  /** Language of the sentence. */
  readonly language: Locale;
}
