import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { applyEdits } from '../edits/text-edit';
import { extractEdits } from './extract';

/** Sentences of a text in which each ends with a full stop. */
function spans(text: string) {
  return [...text.matchAll(/\S[^.]*\./g)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}
const shorten = (text: string, share: number) =>
  applyEdits(text, extractEdits(text, spans(text), share));

describe('extractEdits', () => {
  const TEXT =
    'The river flooded the valley. My aunt likes tea. The flooded valley lost its bridges.\n\n' +
    'It was Tuesday. The river took the bridges of the valley. Somebody coughed.';

  it('keeps what the text is about, in its order', () => {
    expect(shorten(TEXT, 0.7)).toBe(
      'The river flooded the valley. The flooded valley lost its bridges.\n\n' +
        'The river took the bridges of the valley.',
    );
  });

  it('leaves out little where much may stay, and keeps the paragraphs', () => {
    const result = shorten(TEXT, 0.9);
    expect(result).toContain('\n\n');
    expect(result).not.toContain('coughed');
    expect(result.length).toBeLessThan(TEXT.length);
  });

  it('always keeps a sentence', () => {
    expect(shorten('Only one sentence here.', 0.1)).toBe('Only one sentence here.');
  });

  it('takes whole sentences of the text, and hardly more than may stay', () => {
    const sentence = fc.constantFrom('The river rose.', 'A boat sank in it.', 'Tea.', 'We left.');
    const gap = fc.constantFrom(' ', '\n', '\n\n');
    const text = fc
      .array(fc.tuple(sentence, gap), { minLength: 1, maxLength: 12 })
      .map((parts) => parts.flat().join('').trim());
    fc.assert(
      fc.property(text, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (source, share) => {
        const result = shorten(source, share);
        const all = spans(source).map(({ start, end }) => source.slice(start, end));
        const left = spans(result).map(({ start, end }) => result.slice(start, end));
        expect(left.length).toBeGreaterThan(0);
        let from = 0;
        for (const part of left) {
          from = all.indexOf(part, from) + 1;
          expect(from).toBeGreaterThan(0);
        }
        expect(result).toBe(result.trim());
        const room = all.join('').length * share;
        expect(left.length === 1 || left.join('').length <= Math.max(room, 0) + 18).toBe(true);
      }),
    );
  });
});
