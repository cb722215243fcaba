import { describe, expect, it } from '@jest/globals';
import { broken, tooSlow } from './bounds';
import type { CheckerResults } from './results-page';

type Accuracy = NonNullable<CheckerResults['accuracy']>;

const recall = (detection: number, correct1: number, correct3 = 1) => ({
  errors: 10,
  detection,
  correct1,
  correct3,
  withoutStyle: 0,
});
const alarms = (all: number, grammar: number) =>
  ({ all: { perThousand: all }, grammar: { perThousand: grammar } }) as Accuracy['alarms'];

const GOOD: Accuracy = {
  grammar: [
    ['all', recall(0.1, 0.1)],
    ['cowsl2h', recall(0.4, 0.32)],
  ],
  spelling: recall(0, 0.87, 0.95),
  words: { accuracy: 0.996 } as NonNullable<Accuracy['words']>,
  alarms: alarms(5, 1.5),
  gleu: { set: 'jfleg', after: 0.52, before: 0.4 },
};
const results = (accuracy?: Accuracy): CheckerResults => ({
  checker: 'any',
  language: 'es',
  ...(accuracy && { accuracy }),
});

describe('the bounds', () => {
  it('hold at the figures that the product promises, and say nothing of sources without one', () => {
    expect(broken(results(GOOD))).toEqual([]);
  });

  it.each<[string, Partial<Accuracy>]>([
    ['correct@1 of spelling is 0.86, below 0.87', { spelling: recall(1, 0.86) }],
    ['correct@3 of spelling is 0.94, below 0.95', { spelling: recall(1, 0.9, 0.94) }],
    ['flags per 1,000 words is 5.01, above 5', { alarms: alarms(5.01, 1) }],
    ['grammar flags per 1,000 words is 1.51, above 1.5', { alarms: alarms(3, 1.51) }],
    ['detection of cowsl2h is 0.39, below 0.4', { grammar: [['cowsl2h', recall(0.39, 0.32)]] }],
    ['correct@1 of cowsl2h is 0.31, below 0.32', { grammar: [['cowsl2h', recall(0.4, 0.31)]] }],
    ['GLEU of jfleg is 0.519, below 0.52', { gleu: { set: 'jfleg', after: 0.519, before: 0 } }],
  ])('say what is broken: %s', (problem, change) => {
    expect(broken(results({ ...GOOD, ...change }))).toEqual([`es: ${problem}`]);
  });

  it('are silent about what was not measured', () => {
    expect(broken(results())).toEqual([]);
  });

  it('of times hold for the first wave, with Harper for short texts only, and for loading without it', () => {
    const latency = { median: 31, p95: 40, cold10k: 301, cold50k: 1_501 };
    const slow = tooSlow(
      {
        checkers: [
          { checker: 'Ours', language: 'en', latency: { ...latency, median: 71 } },
          { checker: 'Ours, first wave', language: 'en', latency },
          { checker: 'Ours', language: 'fr', latency: { ...latency, median: 30, cold10k: 300 } },
          { checker: 'Theirs', language: 'fr', latency },
        ],
        loading: [
          { checker: 'Ours', language: 'fr', ms: 301, memory: 151, disk: 1 },
          { checker: 'Ours, with Harper', language: 'en', ms: 900, memory: 400, disk: 1 },
        ],
      },
      ['Ours', 'Ours, first wave'],
    );
    expect(slow).toEqual([
      'en: ms for 1,000 characters with Harper is 71, above 70',
      'en: ms for 1,000 characters is 31, above 30',
      'en: ms for 10,000 characters is 301, above 300',
      'en: ms for 50,000 characters is 1501, above 1500',
      'fr: ms for 50,000 characters is 1501, above 1500',
      'fr: ms to load is 301, above 300',
      'fr: MB in memory is 151, above 150',
    ]);
  });
});
