import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { CLAIMS, LOCALES, localesFor, type Claim, type Locale } from '@tercet/contracts';
import { screen, within } from '@testing-library/react';
import { z } from 'zod';
import { renderPage } from '../../testing/render-page';
import AccuracyPage from './AccuracyPage';
import measured from '../../measured/generated/measured.json' with { type: 'json' };

const share = z.number().min(0).max(1);
const amount = z.number().positive();
const figures = z.strictObject({
  words: share,
  suggestion: share,
  grammar: share,
  flags: z.number().min(0),
  time: amount,
});
const inEachLanguage = <T extends z.ZodType>(value: T) =>
  z.strictObject({ en: value, fr: value, es: value });
const SCHEMA = z.strictObject({
  date: z.iso.date(),
  machine: z.string().min(1),
  isBusy: z.boolean(),
  versions: z.array(z.string().min(1)).min(1),
  timed: z.strictObject({ characters: amount, texts: amount }),
  samples: inEachLanguage(
    z.strictObject({
      words: amount,
      misspellings: amount,
      grammarErrors: amount,
      rightWords: amount,
    }),
  ),
  own: inEachLanguage(figures.extend({ firstMarks: amount })),
  peers: z.array(
    z.strictObject({
      name: z.string().min(1),
      figures: inEachLanguage(figures.partial({ grammar: true })).partial(),
    }),
  ),
});

const TITLES: Readonly<Record<Claim, string>> = {
  words: 'Palabras bien juzgadas',
  suggestion: 'Primera sugerencia acertada',
  grammar: 'Errores gramaticales hallados',
  flags: 'Avisos en textos correctos',
  time: 'Tiempo de revisión',
};

/** A figure as Spanish readers see it, by the browser's own rules. */
function written(claim: Claim, value: number): string {
  const digits = claim === 'time' ? 0 : 1;
  const isShare = claim === 'words' || claim === 'suggestion' || claim === 'grammar';
  const number = new Intl.NumberFormat('es', {
    ...(isShare && { style: 'percent' }),
    ...(claim === 'time' && { style: 'unit', unit: 'millisecond' }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return number.format(value);
}

/** The rows of a claim's table, each as the texts of its cells. */
const rowsOf = (claim: Claim) =>
  within(screen.getByRole('table', { name: TITLES[claim] }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the page of measured accuracy', () => {
  it('rests on figures of the right form', () => {
    expect(SCHEMA.parse(measured)).toEqual(measured);
  });

  it.each(CLAIMS)('shows the figures of “%s” as they were measured', (claim) => {
    renderPage(<AccuracyPage />, { locale: 'es' });
    const [, own, ...others] = rowsOf(claim);
    const expected = localesFor('es').map((locale) => written(claim, measured.own[locale][claim]));
    expect(own).toEqual(['Tercet', ...expected]);
    for (const { name, figures: found } of SCHEMA.parse(measured).peers) {
      const inLanguage = (locale: Locale) => found[locale]?.[claim];
      const cells = localesFor('es').map((locale) => {
        const figure = inLanguage(locale);
        return figure === undefined ? '–' : written(claim, figure);
      });
      const row = expect.arrayContaining([[name, ...cells]]);
      if (LOCALES.some((locale) => inLanguage(locale) !== undefined)) expect(others).toEqual(row);
      else expect(others.map(([checker]) => checker)).not.toContain(name);
    }
  });

  it('shows a checker that has marked nothing, which is the best of figures', () => {
    const [peer] = measured.peers;
    for (const figures of Object.values(peer!.figures)) jest.replaceProperty(figures, 'flags', 0);
    renderPage(<AccuracyPage />, { locale: 'es' });
    expect(rowsOf('flags').map(([checker]) => checker)).toContain(peer!.name);
  });

  it('names the date, the versions and the way to repeat it', () => {
    renderPage(<AccuracyPage />, { locale: 'fr' });
    expect(document.title).toBe('Précision mesurée – Tercet');
    for (const version of measured.versions) expect(screen.getByText(version)).toBeVisible();
    expect(screen.getByRole('code')).toHaveTextContent(/^npm run benchmark -- corpora /);
    expect(screen.getByText(new RegExp(measured.date.slice(0, 4)))).toBeVisible();
  });
});
