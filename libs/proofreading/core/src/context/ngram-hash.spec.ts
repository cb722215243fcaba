import { describe, expect, it } from '@jest/globals';
import { extendHash, hashUnit } from './ngram-hash';

describe('hashes of n-grams', () => {
  const [a, b, c] = ['sea', 'see', 'salt'].map(hashUnit) as [number, number, number];

  it('tell order and length apart', () => {
    const hashes = [a, b, c, extendHash(a, b), extendHash(b, a), extendHash(extendHash(a, b), c)];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('are whole numbers of 32 bits without sign', () => {
    for (const hash of [a, extendHash(a, b), extendHash(extendHash(a, b), c)]) {
      expect(Number.isInteger(hash)).toBe(true);
      expect(hash).toBeGreaterThanOrEqual(0);
      expect(hash).toBeLessThan(2 ** 32);
    }
  });

  it('spread over their whole range, high bits and low', () => {
    const words = Array.from({ length: 4096 }, (_, i) => hashUnit(`w${i}`));
    const pairs = words.map((word, i) => extendHash(word, words[(i * 7 + 1) % words.length]!));
    for (const hashes of [words, pairs]) {
      expect(new Set(hashes).size).toBe(hashes.length);
      for (const digit of [(h: number) => h >>> 28, (h: number) => h & 15]) {
        const sizes = new Array<number>(16).fill(0);
        for (const hash of hashes) sizes[digit(hash)]!++;
        expect(Math.min(...sizes)).toBeGreaterThan(170);
        expect(Math.max(...sizes)).toBeLessThan(350);
      }
    }
  });
});
