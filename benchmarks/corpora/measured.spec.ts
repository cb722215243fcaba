import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '@tercet/contracts';
import { measuredOf, NotMeasured } from './measured';
import type { CheckerResults, Results } from './results-page';

const recall = { errors: 80, detection: 1, correct1: 0.91234, correct3: 1, withoutStyle: 1 };
const flags = { words: 500, alarms: 1, perThousand: 2.006, right: 0 };

const measured = (checker: string, language: Locale, median: number): CheckerResults => ({
  checker,
  language,
  accuracy: {
    grammar: [
      ['all', { ...recall, detection: 0.99 }],
      ['their-tests', { ...recall, errors: 100, detection: 1 }],
      ['essays', { ...recall, errors: 30, detection: 0.5 }],
      ['mails', { ...recall, errors: 10, detection: 0.7 }],
    ],
    spelling: recall,
    alarms: { all: flags, grammar: flags },
    words: { words: 900, accuracy: 0.995, precision: 1, recall: 1 },
  },
  latency: { median, p95: 99 },
});
const results: Results = {
  date: '2026-01-02',
  machine: 'Some machine',
  load: 0.1,
  versions: ['Ours 1'],
  checkers: [
    ...LOCALES.map((locale) => measured('Ours', locale, 10.04)),
    { checker: 'Ours, first wave', language: 'en', latency: { median: 5, p95: 9 } },
    measured('Theirs', 'fr', 40),
    { checker: 'Theirs', language: 'es' },
  ],
  loading: [],
  notHeld: [],
};

describe('what is published of the results', () => {
  it('is our figures, those of peers that have all of them, and what they rest on', () => {
    const { own, peers, samples, isBusy } = measuredOf(results, 'Ours');
    const figures = { words: 0.995, suggestion: 0.9123, grammar: 0.55, flags: 2.01, time: 10 };
    expect(own.en).toEqual({ ...figures, firstMarks: 5 });
    expect(own.fr).toEqual({ ...figures, firstMarks: 10 });
    expect(peers).toEqual([{ name: 'Theirs', figures: { fr: { ...figures, time: 40 } } }]);
    expect(samples.es).toEqual({
      words: 900,
      misspellings: 80,
      grammarErrors: 40,
      rightWords: 500,
    });
    expect(isBusy).toBe(false);
  });

  it('is nothing where one of our figures is missing', () => {
    const checkers = results.checkers.map(({ latency, ...rest }) =>
      rest.language === 'es' || !latency ? rest : { ...rest, latency },
    );
    expect(() => measuredOf({ ...results, checkers }, 'Ours')).toThrow(NotMeasured);
  });
});
