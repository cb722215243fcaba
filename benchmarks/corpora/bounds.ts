import type { Locale, Localized } from '@tercet/contracts';
import { FIRST_WAVE, WITH_HARPER } from './checkers';
import type { CheckerResults, Results } from './results-page';

/** What the product promises: the least of a figure, or the most where fewer is better. */
interface Bound {
  readonly name: string;
  readonly value: number | undefined;
  readonly least?: number;
  readonly most?: number;
}

type GrammarBounds = Readonly<Record<string, { readonly detection: number; correct1: number }>>;

/** By source, shares of the marked errors. */
const GRAMMAR: Localized<GrammarBounds> = {
  en: {
    all: { detection: 0.62, correct1: 0.54 },
    languagetool: { detection: 0.4, correct1: 0.32 },
    'bea19-dev': { detection: 0.18, correct1: 0.1 },
    cweb: { detection: 0.35, correct1: 0.16 },
  },
  fr: {
    'git-history': { detection: 0.6, correct1: 0.55 },
    languagetool: { detection: 0.68, correct1: 0.58 },
  },
  es: {
    cowsl2h: { detection: 0.4, correct1: 0.32 },
    'wikipedia-composed': { detection: 0.6, correct1: 0.5 },
    'git-history': { detection: 0.5, correct1: 0.45 },
  },
};
const GLEU: Readonly<Record<string, number>> = { jfleg: 0.52 };

function boundsOf({ language, accuracy = { grammar: [] } }: CheckerResults): Bound[] {
  const { grammar, spelling, alarms, words, gleu } = accuracy;
  return [
    { name: 'correct@1 of spelling', value: spelling?.correct1, least: 0.87 },
    { name: 'correct@3 of spelling', value: spelling?.correct3, least: 0.95 },
    { name: 'word-level accuracy', value: words?.accuracy, least: 0.996 },
    { name: 'flags per 1,000 words', value: alarms?.all.perThousand, most: 5 },
    { name: 'grammar flags per 1,000 words', value: alarms?.grammar.perThousand, most: 1.5 },
    ...(gleu ? [{ name: `GLEU of ${gleu.set}`, value: gleu.after, least: GLEU[gleu.set] }] : []),
    ...grammar.flatMap(([source, { detection, correct1 }]) => {
      const least = GRAMMAR[language][source];
      return [
        { name: `detection of ${source}`, value: detection, least: least?.detection },
        { name: `correct@1 of ${source}`, value: correct1, least: least?.correct1 },
      ];
    }),
  ];
}

/** What does not hold, in words; nothing where all does, or where it was not measured. */
const inWords = (language: Locale, bounds: readonly Bound[]): string[] =>
  bounds.flatMap(({ name, value, least = -Infinity, most = Infinity }) => {
    if (value === undefined || (value >= least && value <= most)) return [];
    const bound = value < least ? `below ${least}` : `above ${most}`;
    return [`${language}: ${name} is ${Number(value.toFixed(4))}, ${bound}`];
  });

/** Of the figures that no machine's load changes. */
export const broken = (results: CheckerResults): string[] =>
  inWords(results.language, boundsOf(results));

/** Milliseconds of our own engine, for texts that it has not seen; with Harper, only 1,000 characters have a bound. */
const timesOf = ({ checker, language, latency }: CheckerResults): Bound[] =>
  language === 'en' && !checker.endsWith(FIRST_WAVE)
    ? [{ name: 'ms for 1,000 characters with Harper', value: latency?.median, most: 70 }]
    : [
        { name: 'ms for 1,000 characters', value: latency?.median, most: 30 },
        { name: 'ms for 10,000 characters', value: latency?.cold10k, most: 300 },
        { name: 'ms for 50,000 characters', value: latency?.cold50k, most: 1_500 },
      ];

/** Times and sizes that do not hold: to be believed of a quiet machine. @param own our checker, and its first wave */
export function tooSlow(
  { checkers, loading }: Pick<Results, 'checkers' | 'loading'>,
  own: readonly string[],
): string[] {
  const times = checkers
    .filter(({ checker }) => own.includes(checker))
    .flatMap((results) => inWords(results.language, timesOf(results)));
  const loads = loading
    .filter(({ checker }) => !checker.endsWith(WITH_HARPER))
    .flatMap(({ language, ms, memory }) =>
      inWords(language, [
        { name: 'ms to load', value: ms, most: 300 },
        { name: 'MB in memory', value: memory, most: 150 },
      ]),
    );
  return [...times, ...loads];
}
