import { Text } from '@codemirror/state';
import { describe, expect, it } from '@jest/globals';
import { fittingStretch } from './fitting-stretch';

const doc = Text.of(['First one.', '', 'Second one.', '', 'Third one.', '']);
const stretch = (position: number, limit: number) => {
  const { from, to } = fittingStretch(doc, position, limit);
  return doc.sliceString(from, to);
};

describe('the stretch that fits', () => {
  it('is made of whole paragraphs, those after the caret first', () => {
    expect(stretch(3, 30)).toBe('First one.\n\nSecond one.');
    expect(stretch(3, 24)).toBe('First one.\n\nSecond one.');
    expect(stretch(3, 22)).toBe('First one.');
    expect(stretch(14, 24)).toBe('Second one.\n\nThird one.');
  });

  it('is filled with those before the caret', () => {
    const all = 'First one.\n\nSecond one.\n\nThird one.';
    expect(stretch(14, 100)).toBe(all);
    expect(stretch(doc.length, 100)).toBe(all);
    expect(stretch(doc.length, all.length)).toBe(all);
    expect(stretch(doc.length, all.length - 1)).toBe('Second one.\n\nThird one.');
  });

  it('begins with the next paragraph where the caret stands between two', () => {
    expect(stretch(11, 15)).toBe('Second one.');
    const unseen = Text.of(['One.', '\u200b\u3164', 'Two.']);
    expect(fittingStretch(unseen, 6, 6)).toEqual({ from: 8, to: 12 });
  });

  it('is a part of a paragraph that alone is too long, cut between words', () => {
    expect(stretch(0, 7)).toBe('First');
    expect(stretch(0, 3)).toBe('Fir');
  });

  it('takes as many requests as there are', () => {
    const { from, to } = fittingStretch(doc, 0, 12, 2);
    expect(doc.sliceString(from, to)).toBe('First one.\n\nSecond one.');
    expect(fittingStretch(doc, 0, 12, 5)).toEqual({ from: 0, to: doc.length - 1 });
  });

  it('does not part a character that takes two units', () => {
    const emoji = Text.of(['😀😀😀']);
    const { to } = fittingStretch(emoji, 0, 3);
    expect(emoji.sliceString(0, to)).toBe('😀');
  });
});
