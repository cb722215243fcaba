import type { Locale, Localized } from './locales';

/**
 * What the product claims of its checker: the share of words judged right, that of misspellings whose first suggestion is
 * right, and that of grammar errors found (0 to 1), marks in a thousand right words, and milliseconds for a new text.
 */
export const CLAIMS = ['words', 'suggestion', 'grammar', 'flags', 'time'] as const;
export type Claim = (typeof CLAIMS)[number];

export type Figures = Readonly<Record<Claim, number>>;
/** Checkers that know words only have no grammar. */
export type PeerFigures = Omit<Figures, 'grammar'> & Partial<Pick<Figures, 'grammar'>>;

/** How much was measured in a language. */
export interface MeasuredSample {
  /** Words of texts with misspellings and of right ones. */
  readonly words: number;
  readonly misspellings: number;
  /** Marked errors of grammar, but for the tests of single checkers. */
  readonly grammarErrors: number;
  /** Words of texts that are taken for right. */
  readonly rightWords: number;
}

/** The figures that the product publishes, as the benchmark has measured them; nobody writes them by hand. */
export interface Measured {
  /** Year, month and day. */
  readonly date: string;
  readonly machine: string;
  /** Whether other programs kept the machine busy, so that the times are too long. */
  readonly isBusy: boolean;
  readonly versions: readonly string[];
  /** Characters of a text that is timed, and how many such texts. */
  readonly timed: { readonly characters: number; readonly texts: number };
  readonly samples: Localized<MeasuredSample>;
  /** `firstMarks`: milliseconds until the first marks, which do not wait for the slowest checker. */
  readonly own: Localized<Figures & { readonly firstMarks: number }>;
  readonly peers: readonly {
    readonly name: string;
    readonly figures: Readonly<Partial<Record<Locale, PeerFigures>>>;
  }[];
}
