import {
  type Figures,
  LOCALES,
  type Locale,
  type Measured,
  type PeerFigures,
} from '@tercet/contracts';
import { FIRST_WAVE } from './checkers';
import { publishedGrammar } from './published-grammar';
import { QUIET, type CheckerResults, type Results } from './results-page';
import { TIMED_CHARACTERS, TIMED_TEXTS } from './timing';

const figure = (value: number | undefined, digits: number): number | undefined =>
  value === undefined || !Number.isFinite(value) ? undefined : Number(value.toFixed(digits));

/** Results that lack what the product publishes. */
export class NotMeasured extends Error {}

/** What the product publishes of a checker in a language; undefined unless all of it was measured. */
function figuresOf({ accuracy, latency }: CheckerResults): PeerFigures | undefined {
  const figures = {
    words: figure(accuracy?.words?.accuracy, 4),
    suggestion: figure(accuracy?.spelling?.correct1, 4),
    flags: figure(accuracy?.alarms?.all.perThousand, 2),
    time: figure(latency?.median, 1),
  };
  if (Object.values(figures).includes(undefined)) return undefined;
  const { errors, found } = publishedGrammar(accuracy);
  const grammar = figure(found / errors, 4);
  return { ...(figures as Omit<Figures, 'grammar'>), ...(grammar !== undefined && { grammar }) };
}

const localized = <T>(valueOf: (locale: Locale) => T) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, valueOf(locale)])) as Record<Locale, T>;

/**
 * The part of a run's results that the product publishes.
 * @param own name of our checker
 * @throws NotMeasured where one of our figures is missing
 */
export function measuredOf(results: Results, own: string): Measured {
  const resultOf = (name: string, locale: Locale) =>
    results.checkers.find(({ checker, language }) => checker === name && language === locale);
  const need = <T>(value: T | undefined, what: string): T => {
    if (value === undefined) throw new NotMeasured(`${what} was not measured.`);
    return value;
  };
  const ownOf = (locale: Locale) => need(resultOf(own, locale), `${own} in ${locale}`);
  const names = new Set(results.checkers.map(({ checker }) => checker));
  const peers = [...names].filter((name) => !name.startsWith(own));
  return {
    date: results.date,
    machine: results.machine,
    isBusy: results.load > QUIET,
    versions: results.versions,
    timed: { characters: TIMED_CHARACTERS, texts: TIMED_TEXTS },
    samples: localized((locale) => {
      const { accuracy } = ownOf(locale);
      return {
        words: need(accuracy?.words?.words, 'words'),
        misspellings: need(accuracy?.spelling?.errors, 'misspellings'),
        grammarErrors: need(publishedGrammar(accuracy).errors || undefined, 'grammar errors'),
        rightWords: need(accuracy?.alarms?.all.words, 'right words'),
      };
    }),
    own: localized((locale) => {
      const figures = need(figuresOf(ownOf(locale)), `a figure of ${own} in ${locale}`);
      const grammar = need(figures.grammar, `grammar of ${own} in ${locale}`);
      const first = resultOf(own + FIRST_WAVE, locale)?.latency?.median;
      return { ...figures, grammar, firstMarks: figure(first, 1) ?? figures.time };
    }),
    peers: peers.map((name) => ({
      name,
      figures: Object.fromEntries(
        LOCALES.flatMap((locale) => {
          const result = resultOf(name, locale);
          const figures = result && figuresOf(result);
          return figures ? [[locale, figures]] : [];
        }),
      ),
    })),
  };
}
