import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { segment } from '@tercet/proofreading-core';
import { applyEdits } from '../edits/text-edit';
import { extractEdits } from './extract';

/** Sentences of a text in which each ends with a full stop. */
function spans(text: string) {
  return [...text.matchAll(/\S[^.]*\./g)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}
const trim =
  (text: string) =>
  ({ start, end }: { start: number; end: number }) => ({
    start,
    end: start + text.slice(start, end).trimEnd().length,
  });
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

  it.each([
    'The river said: “I rose. The valley drank. The bridges fell.” We had tea. Somebody coughed twice there.',
    'My aunt (she likes the river. She likes the valley.) went home early. We had tea. Somebody coughed twice there.',
    'La rivière a dit : « Je monte. La vallée boit. Les ponts tombent. » On a pris le thé. Quelqu’un a toussé.',
    'He wrote "The river rose. The valley drank." on the wall. We had tea. Somebody coughed twice there.',
  ])('never takes a quotation or a bracket apart: %s', (text) => {
    for (const share of [0.1, 0.25, 0.4, 0.65, 0.8]) {
      const kept = applyEdits(text, extractEdits(text, segment(text, 'en').map(trim(text)), share));
      const count = (mark: string) => kept.split(mark).length - 1;
      expect(count('“')).toBe(count('”'));
      expect(count('(')).toBe(count(')'));
      expect(count('«')).toBe(count('»'));
      expect(count('"') % 2).toBe(0);
      expect(kept.length).toBeLessThan(text.length);
    }
  });

  it.each([
    ['They flooded the valley and the bridges.', 'The rain flooded the valley and the bridges.'],
    ['Ils inondent la vallée et les ponts.', 'La pluie inonde la vallée et les ponts.'],
    ['Pero inunda el valle y los puentes.', 'La lluvia inunda el valle y los puentes.'],
  ])('rather keeps what does not look back: not %j', (backward, forward) => {
    const text = `Nobody saw Anna again. ${backward} We sang. ${forward}`;
    expect(shorten(text, 0.6)).toContain(forward);
    expect(shorten(text, 0.6)).not.toContain(backward);
  });

  it('keeps what a colon announces with it', () => {
    const text =
      'The river took three bridges:\n- the bridge of the river.\nWe had tea. They sang.';
    const sentences = text
      .split(/(?<=[.:])\s/)
      .reduce<{ start: number; end: number }[]>(
        (spans, part) => [
          ...spans,
          { start: text.indexOf(part), end: text.indexOf(part) + part.length },
        ],
        [],
      );
    expect(applyEdits(text, extractEdits(text, sentences, 0.25))).toBe(
      'The river took three bridges:\n- the bridge of the river.',
    );
  });

  it('is not misled by a mark that is never closed', () => {
    const text = 'The pipe is 5" wide. The pipe leaks water. We had tea. Somebody coughed twice.';
    expect(shorten(text, 0.3).length).toBeLessThan(text.length / 2);
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
