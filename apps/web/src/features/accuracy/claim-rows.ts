import { LOCALES, PRODUCT_NAME, type Claim, type Locale } from '@tercet/contracts';
import { MEASURED } from '../../measured/measured';
import { PERCENT } from '../../measured/percent';

export interface ClaimRow {
  readonly checker: 'own' | 'firstMarks' | 'peer';
  readonly name: string;
  readonly figureIn: (locale: Locale) => number | undefined;
}

/** Our own figures first, then those of the others, each measured in the same run. */
export function rowsOf(claim: Claim): readonly ClaimRow[] {
  const own: ClaimRow = {
    checker: 'own',
    name: PRODUCT_NAME,
    figureIn: (locale) => MEASURED.own[locale][claim],
  };
  const firstMarks: ClaimRow = {
    checker: 'firstMarks',
    name: PRODUCT_NAME,
    figureIn: (locale) => MEASURED.own[locale].firstMarks,
  };
  const peers = MEASURED.peers.map(({ name, figures }): ClaimRow => ({
    checker: 'peer',
    name,
    figureIn: (locale) => figures[locale]?.[claim],
  }));
  const measured = peers.filter(({ figureIn }) =>
    LOCALES.some((locale) => figureIn(locale) !== undefined),
  );
  return [own, ...(claim === 'time' ? [firstMarks] : []), ...measured];
}

/** How much the figures of a claim rest on. */
export function sampleOf(claim: Claim, locale: Locale): number {
  const { words, misspellings, grammarErrors, rightWords } = MEASURED.samples[locale];
  const sizes: Readonly<Record<Claim, number>> = {
    words,
    suggestion: misspellings,
    grammar: grammarErrors,
    flags: rightWords,
    time: MEASURED.timed.texts,
  };
  return sizes[claim];
}

/** How the figures of each claim are written. */
export const FORMATS: Readonly<Record<Claim, Intl.NumberFormatOptions>> = {
  words: PERCENT,
  suggestion: PERCENT,
  grammar: PERCENT,
  flags: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  time: { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 },
};
