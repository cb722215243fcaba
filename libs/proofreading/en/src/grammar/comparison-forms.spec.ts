import { describe, expect, it } from '@jest/globals';
import { comparison } from './comparison-forms';

describe('comparison', () => {
  it.each([
    ['cheap', 'cheaper', 'cheapest'],
    ['big', 'bigger', 'biggest'],
    ['easy', 'easier', 'easiest'],
    ['nice', 'nicer', 'nicest'],
    ['good', 'better', 'best'],
    ['low', 'lower', 'lowest'],
    ['deep', 'deeper', 'deepest'],
  ])('compares %s', (adjective, er, est) => {
    expect(comparison(adjective)).toEqual({ er, est });
  });
});
