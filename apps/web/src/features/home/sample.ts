import type { Locale } from '@tercet/contracts';
import type { Mark } from '../../text-checker/MarkedLine';

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

/** The lines as one text, the reader’s first, and the mark that the checker sets in each. */
export function sampleFor(reader: Locale): { example: string; foreseen: readonly Mark[] } {
  const lines = SAMPLE_LINES.toSorted(
    (a, b) => Number(b.locale === reader) - Number(a.locale === reader),
  );
  const foreseen: Mark[] = [];
  let example = '';
  for (const { locale, before, wrong, after } of lines) {
    if (example !== '') example += '\n';
    const start = example.length + before.length;
    foreseen.push({ id: locale, kind: 'spelling', start, end: start + wrong.length });
    example += before + wrong + after;
  }
  return { example, foreseen };
}
