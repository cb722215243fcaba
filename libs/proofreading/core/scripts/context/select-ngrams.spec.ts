import { describe, expect, it } from '@jest/globals';
import { hashUnit } from '../../src/context/ngram-hash';
import { countLine, isHeldOut, newCounts } from './count-ngrams';
import { selectNgrams } from './select-ngrams';
import { testModel } from './test-model';

const counted = (lines: readonly string[]) => {
  const counts = newCounts();
  for (const line of lines) countLine(counts, line, 'en', 1);
  return counts;
};

describe('counting n-grams', () => {
  it('bounds sentences, also within a line, and says nothing across them', () => {
    const model = testModel('en', { 'The cat sat. Dogs ran away': 4 });
    const [s, sat, dogs, ran] = ['<s>', 'sat', 'dogs', 'ran'].map(hashUnit) as number[];
    expect(model.pairLevel(sat!, s!)).toBeGreaterThan(0);
    expect(model.tripleLevel(s!, dogs!, ran!)).toBeGreaterThan(0);
    expect(model.tripleLevel(sat!, s!, dogs!)).toBe(0);
    expect(model.pairLevel(sat!, dogs!)).toBe(0);
  });

  it('leaves out triples in which one word stands among signs', () => {
    const model = testModel('en', { 'He, perhaps, and (maybe) she came': 4 });
    const [pause, perhaps, and] = [',', 'perhaps', 'and'].map(hashUnit) as number[];
    expect(model.tripleLevel(pause!, perhaps!, pause!)).toBe(0);
    expect(model.tripleLevel(perhaps!, pause!, and!)).toBeGreaterThan(0);
  });

  it('keeps a fixed part of the lines out', () => {
    const lines = Array.from({ length: 5000 }, (_, i) => `line number ${i}`);
    const share = lines.filter(isHeldOut).length / lines.length;
    expect(share).toBeGreaterThan(0.03);
    expect(share).toBeLessThan(0.05);
    expect(lines.map(isHeldOut)).toEqual(lines.map(isHeldOut));
  });
});

describe('selecting n-grams', () => {
  it('leaves out what was seen once', () => {
    const { kept } = selectNgrams(counted(['one two', 'one two', 'one three']), {
      units: 99,
      pairs: 99,
      triples: 99,
    });
    // <s> one, one two, two <s>; the triples <s> one two and one two <s>; "three" only once.
    expect(kept.map((length) => length.kept)).toEqual([3, 3, 2]);
  });

  it('keeps the most frequent, and no triple that is rarer than the rarest pair', () => {
    const often = Array.from({ length: 9 }, () => 'red blue');
    const seldom = Array.from({ length: 2 }, () => 'green gold');
    const budget = { units: 99, pairs: 3, triples: 99 };
    const { entries, kept } = selectNgrams(counted([...often, ...seldom]), budget);
    expect(kept.map((length) => length.kept)).toEqual([5, 3, 2]);
    expect(Math.min(...entries.slice(5).map(([, weight]) => weight))).toBe(9);
  });
});
