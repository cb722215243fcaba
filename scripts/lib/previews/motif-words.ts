import type { Locale } from '@tercet/contracts';

/** What stands in the drawings: mistakes, so no words of the pages, and texts that are mended. */
export interface MotifWords {
  /** A sentence in three parts, the middle one wrong, and what mends it. */
  readonly grammar: readonly [before: string, wrong: string, after: string, right: string];
  /** A misspelled word and the right one. */
  readonly spelling: readonly [wrong: string, right: string];
  /** A wordy line and the short one: what goes, what comes, what stays. */
  readonly style: readonly [goes: string, comes: string, stays: string];
  /** A word that is measured. */
  readonly exact: string;
}

export const MOTIF_WORDS: Readonly<Record<Locale, MotifWords>> = {
  en: {
    grammar: ['She ', 'don’t', ' agree.', 'doesn’t'],
    spelling: ['WIERD', 'WEIRD'],
    style: ['In order to', 'To', 'write well,'],
    exact: 'exact',
  },
  fr: {
    grammar: ['Ils ', 'arrive', ' demain.', 'arrivent'],
    spelling: ['MERÇI', 'MERCI'],
    style: ['Dans le but de', 'Pour', 'bien écrire,'],
    exact: 'exact',
  },
  es: {
    grammar: ['Ellas ', 'canta', ' bien.', 'cantan'],
    spelling: ['HAVÍA', 'HABÍA'],
    style: ['Con el fin de', 'Para', 'escribir bien,'],
    exact: 'exacto',
  },
};
