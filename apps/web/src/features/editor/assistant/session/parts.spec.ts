import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { joinAnswers } from './join-answers';
import { partsOf } from './parts';

const texts = (text: string, limit: number) => partsOf(text, limit).map((part) => part.text);

describe('the parts of a long text', () => {
  it('are one where it fits, as it is', () => {
    expect(partsOf('\nOne.\n\n', 10)).toEqual([{ start: 0, text: '\nOne.\n\n' }]);
    expect(partsOf(' \n ', 10)).toEqual([]);
  });

  it('hold as many whole paragraphs as fit, with the blank lines between them', () => {
    expect(texts('One.\n\nTwo.\nThree.\n\n\nFour.', 16)).toEqual([
      'One.\n\nTwo.',
      'Three.\n\n\nFour.',
    ]);
  });

  it('are sentences of a paragraph that alone is too long, else words, else characters', () => {
    expect(texts('One is. Two is. Three is.', 17)).toEqual(['One is. Two is.', 'Three is.']);
    expect(texts('one two three four', 9)).toEqual(['one two', 'three', 'four']);
    expect(texts('😀😀😀', 3)).toEqual(['😀', '😀', '😀']);
  });

  it('lose nothing and fit, whatever the text', () => {
    const piece = fc.oneof(
      fc.constantFrom('\n', '\n\n', ' ', '. ', '😀', '«', '…'),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    );
    const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 40 }), (source, limit) => {
        const parts = partsOf(source, limit);
        for (const part of parts) expect(part.text.length).toBeLessThanOrEqual(limit);
        const same = parts.map((part) => ({ text: part.text, edits: [] }));
        expect(joinAnswers(source, parts, same).text).toBe(source);
      }),
    );
  });
});
