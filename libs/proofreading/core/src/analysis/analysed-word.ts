import type { Span } from '../issue';
import type { TokenKind } from '../sentence';
import type { Reading } from './reading';

/**
 * A grammatical word of a sentence: a token, or a part of one (`l’` and `homme` in `l’homme`).
 * Positions count from the passage's start, in UTF-16 code units.
 */
export interface AnalysedWord extends Span {
  readonly kind: TokenKind;
  /** As it stands in the text. */
  readonly text: string;
  /** What the readings are of: lower case, NFC, straight apostrophe; `il` for `-t-il`. */
  readonly norm: string;
  /** Number of its token among the tokens of the `RuleSentence`. */
  readonly token: number;
  /** White space before it; empty for a later part of a token. */
  readonly gap: string;
  /** All readings that the lexicon has; guesses by ending for words that it lacks. Never empty. */
  readonly readings: readonly Reading[];
  /** The reading that the tagger takes for the likeliest here. */
  readonly best: Reading;
  /**
   * How far the tagger prefers `best` to any reading with another tag: 0 is a draw, above 1 it is seldom wrong,
   * infinite where there is no other. A filter for rules, never their only evidence.
   */
  readonly margin: number;
}
