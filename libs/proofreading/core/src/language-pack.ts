import type { Locale, Variant } from '@tercet/contracts';
import type { Issue } from './issue';
import type { RuleExample } from './rules/rule-example';
import type { Sentence } from './sentence';

/**
 * A run of sentences of one language within one paragraph: what a checker sees.
 * Positions in `text`, in the sentences and in the issues reported on it are all relative to its start.
 */
export interface Passage {
  readonly text: string;
  readonly language: Locale;
  /** The first of the language's variants where nobody has chosen one. */
  readonly variant: Variant;
  readonly isVariantChosen?: boolean;
  readonly sentences: readonly Sentence[];
  /** Somebody has said that the text is in this language, so that no sentence of it counts as being in another. */
  readonly isChosen?: boolean;
}

/** One analysis of a passage: the speller, a set of rules, an engine such as Harper. */
export interface Checker {
  /** Names the checker in traces and in tests. */
  readonly id: string;
  /**
   * Checkers of the first wave answer at once; those of the second are slow (a WASM engine) and
   * their issues may be shown later. Within one passage the waves run in this order.
   */
  readonly wave: 1 | 2;
  /** @param onPartError is told of each part, such as a rule, that fails while the others go on; without it, failures are thrown */
  check(passage: Passage, onPartError?: OnPartError): readonly Issue[] | Promise<readonly Issue[]>;
}

/** @param part what failed: a rule's id, or a checker's */
export type OnPartError = (error: unknown, part: string) => void;

export type Likeness = 'own' | 'misspelled' | 'foreign';

/** Everything that the engine knows about one language. */
export interface LanguagePack {
  readonly language: Locale;
  /** See `packVersion` for what it changes with. Part of `engineVersion`. */
  readonly version: string;
  readonly checkers: readonly Checker[];
  /** Whether a word is one of the language's, letter case included. What tells the language of lines too short for it. */
  readonly knows?: (word: string) => boolean;
  /** How a sentence looks to the language, see `likenessOf`. */
  readonly likeness?: (sentence: string) => Likeness;
  /** Examples of one of the language's own rules; none for other checkers' rules. */
  readonly examples?: (ruleId: string) => readonly RuleExample[];
  /** Sentences that take the checkers through all that they do: what to warm them up with. */
  readonly samples?: () => readonly string[];
}

/**
 * Reads a data file of a pack, named as in its `data/` folder. The page fetches it, the server reads it from disk:
 * the engine itself knows neither network nor file system.
 */
export type AssetLoader = (file: string) => Promise<Uint8Array>;

export type PackLoader = () => Promise<LanguagePack>;
