import type { Locale } from '@tercet/contracts';

/** A group of letters that is easily written for another: both directions, with a cost where not the usual one. */
export type SoundAlike = readonly [one: string, other: string, cost?: number];

/** An ending that a known word may take on to form another word without being listed. */
export interface Derivation {
  /** Ending of the derived word: `mente`. */
  readonly ending: string;
  /** What stands in its place in the base word, any of them: `o`, `` (nothing). */
  readonly bases: readonly string[];
  /** Letters that must be left of the derived word without its ending; 3 when left out. */
  readonly minimumStem?: number;
  /** Inflection rather than word formation: right even where a frequent word lies near. */
  readonly regular?: boolean;
  /** Bears the stress, so that the stem has no accent: `cafecito`. */
  readonly isStressed?: boolean;
  /** Put on names: `melvillien`. */
  readonly ofNames?: boolean;
}

/** What differs between languages in judging and mending a word. Everything is in lower case. */
export interface SpellingProfile {
  readonly language: Locale;
  /** Rows of the keyboards in use, keys in order; neighbours are slips of the finger. */
  readonly keyboards: readonly (readonly string[])[];
  readonly soundAlike: readonly SoundAlike[];
  /** Letters that are often not heard: cheap to forget and to add. */
  readonly silentLetters: string;
  /** Words that lose their vowel before another: `l'`, `qu'`. */
  readonly elisions: readonly string[];
  /** Endings that hang on to any known word: `'s`, `-vous`. */
  readonly enclitics: readonly string[];
  /** Words that take none of them: `her's` is wrong. */
  readonly withoutEnclitics: readonly string[];
  /** Words of one letter. */
  readonly oneLetterWords: string;
  /** Whether a capital may go without its accent: `Etat`, `A`. */
  readonly bareCapitals: boolean;
  /** Word beginnings that combine freely: `anti`, `re`. */
  readonly prefixes: readonly string[];
  /** What stands only after the hyphen of a compound: `olds` in `nine-year-olds`. */
  readonly lastParts?: readonly string[];
  readonly derivations: readonly Derivation[];
  /** Endings of the words of science, which no dictionary has all of. */
  readonly learnedEndings?: readonly string[];
  /**
   * Equal for the spellings that one word has in the variants of the language: `colour`, `color`. Takes lower case.
   * Left out where the language has no variants.
   */
  readonly variantKey?: (word: string) => string;
  /**
   * Names that everybody writes: months, days, countries, languages, as far as they take a capital. An unknown
   * capitalised word very near one of them is a slip rather than another name.
   */
  readonly wellKnownNames: readonly WellKnownNames[];
  /**
   * Misspellings that are never anything else, and what they stand for: several words, likeliest first, where only what
   * stands around tells (`goed`: `went`, `gone`). Written with a capital of its own: `Wednesday`.
   */
  readonly commonSlips?: Readonly<Record<string, string | readonly string[]>>;
  /** Words that exist, where another one is nearly always meant. */
  readonly rareForms?: Readonly<Record<string, string>>;
  /** Letters that people leave the accent off, with all that each may bear. */
  readonly accents?: Readonly<Record<string, string>>;
  /** Whether people do write the word without the accent, however frequent the one with it is: `tu utilises`. */
  readonly meantWithoutAccent?: (word: string, accented: string) => boolean;
  /** Whether only borrowed words have accents, so that an unknown word with one is rather foreign than misspelled. */
  readonly borrowsAccents?: boolean;
  /** Words that inflection makes this one of, beyond what `derivations` can say: `compra` for `cómpratelo`. */
  readonly basesOf?: (word: string) => readonly string[];
}

export interface WellKnownNames {
  readonly names: readonly string[];
  /** How far from a name a slip may lie, in hundredths of an edit. */
  readonly reach: number;
}
