import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rawOffset } from './split-word';

describe('rawOffset', () => {
  it.each([
    ['école', 1, 1],
    ['e\u0301cole', 1, 2],
    ['qu’e\u0301cole', 4, 5],
    ['n\u0303o', 2, 3],
    ['no', 9, 9],
  ])('finds in %j the place of position %i', (raw, index, place) => {
    expect(rawOffset(raw, index)).toBe(place);
  });

  it('parts decomposed text where the composed text is parted', () => {
    const letters = fc.constantFrom('a', 'é', 'ñ', 'ü', 'x', "'", '-');
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 12 }), fc.nat(12), (parts, cut) => {
        const composed = parts.join('');
        const raw = composed.normalize('NFD');
        const index = Math.min(cut, composed.length);
        expect(raw.slice(0, rawOffset(raw, index)).normalize('NFC')).toBe(composed.slice(0, index));
      }),
    );
  });
});
