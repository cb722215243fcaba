import { describe, expect, it } from '@jest/globals';
import { analyserFromDisk, analyseText } from '@tercet/proofreading-core/testing';
import { ENGLISH_ANALYSIS } from '../analysis/profile';
import { timeMarkAt } from './past-time';

const analyser = await analyserFromDisk(
  'en',
  ENGLISH_ANALYSIS,
  new URL('../../data/', import.meta.url),
);

describe('timeMarkAt', () => {
  it.each([
    ['Yesterday we left', 1],
    ['Yesterday evening we left', 2],
    ['Yesterday’s paper', 0],
    ['Last week we left', 2],
    ['Last but not least', 0],
    ['Two days ago we left', 3],
    ['A few years ago we left', 4],
    ['Two days later', 0],
  ])('of “%s”: %i words', (text, length) => {
    expect(timeMarkAt(analyseText(analyser, text, 'en'), 0)).toBe(length);
  });

  it('takes “the last year” for a stretch of time only when asked', () => {
    const words = analyseText(analyser, 'The last year was good', 'en');
    expect(timeMarkAt(words, 0)).toBe(0);
    expect(timeMarkAt(words, 0, true)).toBeGreaterThan(0);
  });
});
