import { describe, expect, it } from '@jest/globals';
import { broken } from './bounds';
import type { CheckerResults } from './results-page';

type Accuracy = NonNullable<CheckerResults['accuracy']>;

const recall = (detection: number, correct1: number, correct3 = 1) => ({
  errors: 10,
  detection,
  correct1,
  correct3,
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
});
