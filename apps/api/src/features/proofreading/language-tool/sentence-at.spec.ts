import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sentenceAt } from './sentence-at';

/** Sorted spans without overlaps, some of them side by side. */
const spans = fc
  .array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 6 })), { maxLength: 30 })
  .map((sizes) => {
    let position = 0;
    return sizes.map(([gap, length]) => {
      const start = position + gap;
      position = start + length;
      return { start, end: position };
    });
  });

describe('sentenceAt', () => {
  it('finds what looking at one sentence after the other finds', () => {
    fc.assert(
      fc.property(spans, fc.nat(200), fc.nat(12), (sentences, start, length) => {
        const span = { start, end: start + length };
        const expected = sentences.find((s) => s.end >= span.end && s.start <= span.start);
        expect(sentenceAt(sentences, span)).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });
});
