import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { STRETCH_LENGTH, stretchesOf } from './stretches';

const piecesOf = (text: string) =>
  [...stretchesOf(text, 'en')].map(({ start, end }) => text.slice(start, end));

describe('stretchesOf', () => {
  it('holds paragraphs together as far as they fit', () => {
    const line = 'One sentence of many. '.repeat(80);
    const pieces = piecesOf(Array.from({ length: 9 }, () => line).join('\n'));
    expect(pieces.map((piece) => piece.split('\n').length)).toEqual([2, 2, 2, 2, 1]);
  });

  it('parts a paragraph that does not fit where its sentences end', () => {
    const sentence = 'Mr. Smith paid 3.50 for it, and said: "Thanks!" to no one. ';
    const pieces = piecesOf(sentence.repeat(400));
    expect(pieces.length).toBeGreaterThan(5);
    for (const piece of pieces) expect(piece.replaceAll(sentence, '')).toBe('');
  });

  it('loses nothing but line ends, and makes no piece too long, of any text', () => {
    const unit = fc.constantFrom('word ', 'end. ', '\n', '\r\n', '👩‍🚀', 'é', 'x'.repeat(1_500));
    fc.assert(
      fc.property(fc.array(unit, { minLength: 5, maxLength: 40 }), (units) => {
        const text = units.join('').repeat(3);
        const pieces = piecesOf(text);
        expect(pieces.join('').replace(/[\r\n]/g, '')).toBe(text.replace(/[\r\n]/g, ''));
        for (const piece of pieces) {
          expect(piece.length).toBeLessThanOrEqual(STRETCH_LENGTH);
          expect(piece.isWellFormed()).toBe(true);
        }
      }),
    );
  });
});
