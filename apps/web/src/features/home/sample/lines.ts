import type { Locale } from '@tercet/contracts';

/** One sentence said in three languages, each with one misspelt word. */
export interface SampleLine {
  readonly locale: Locale;
  readonly before: string;
  readonly wrong: string;
  readonly right: string;
  readonly after: string;
}

export const SAMPLE_LINES: readonly SampleLine[] = [
  {
    locale: 'en',
    before: 'Good writing is mostly ',
    wrong: 'rewritting',
    right: 'rewriting',
    after: '.',
  },
  {
    locale: 'fr',
    before: 'Bien écrire, c’est surtout ',
    wrong: 'réecrire',
    right: 'réécrire',
    after: '.',
  },
  {
    locale: 'es',
    before: 'Escribir bien es, sobre todo, ',
    wrong: 'reescrivir',
    right: 'reescribir',
    after: '.',
  },
];
