import { describe, expect, it } from '@jest/globals';
import { broken } from './bounds';
import type { CheckerResults } from './results-page';

const results = (correct1: number, all: number, grammar: number) =>
  ({
    checker: 'any',
    language: 'es',
    accuracy: {
      spelling: { errors: 10, detection: 1, correct1, correct3: 1 },
      alarms: { all: { perThousand: all }, grammar: { perThousand: grammar } },
    },
  }) as unknown as CheckerResults;

describe('bounds of the spelling', () => {
  it('hold where suggestions are right and flags are few', () => {
    expect(broken(results(0.86, 9, 1))).toEqual([]);
  });

  it('say which of them does not hold', () => {
    expect(broken(results(0.85, 9, 1))).toEqual([expect.stringContaining('correct@1')]);
    expect(broken(results(0.9, 9.1, 1))).toEqual([expect.stringContaining('flags')]);
  });

  it('are silent about what was not measured', () => {
    const { accuracy: _, ...none } = results(0, 99, 0);
    expect(broken(none)).toEqual([]);
  });
});
