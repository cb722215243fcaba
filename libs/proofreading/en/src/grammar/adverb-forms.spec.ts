import { describe, expect, it } from '@jest/globals';
import { adverbOf } from './adverb-forms';

describe('adverbOf', () => {
  it.each([
    ['quick', 'quickly'],
    ['happy', 'happily'],
    ['terrible', 'terribly'],
    ['economic', 'economically'],
    ['public', 'publicly'],
    ['good', 'well'],
    ['full', 'fully'],
    ['complete', 'completely'],
  ])('makes an adverb of %s', (adjective, adverb) => {
    expect(adverbOf(adjective)).toBe(adverb);
  });
});
