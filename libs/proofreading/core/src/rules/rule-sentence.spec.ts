import { describe, expect, it } from '@jest/globals';
import { createPassage } from '../testing/create-passage';
import { toRuleSentence } from './rule-sentence';

describe('a sentence as rules see it', () => {
  it('knows what stands before it in its passage', () => {
    const passage = createPassage('"We won. It was late," she said.', 'en');
    const before = passage.sentences.map((sentence) => toRuleSentence(sentence, passage).before);
    expect(before).toEqual(['', '"We won. ']);
  });

  const wordsOf = (text: string) => {
    const passage = createPassage(text, 'en');
    return passage.sentences.map((sentence) => {
      const { tokens, text: own, start } = toRuleSentence(sentence, passage);
      expect(passage.text.slice(start, start + own.length)).toBe(own);
      return tokens.map((token) => token.gap + token.text).join('');
    });
  };

  it.each(['- We won.', '* We won.', '1. We won.', 'b) We won.', '## We won.', '- [x] 😀 We won.'])(
    'begins behind the mark of an item, a heading or an emoji: %s',
    (text) => {
      expect(wordsOf(text)).toEqual(['We won.']);
    },
  );

  it.each(['-5 is cold.', '1.5 is more.', '—Hola.', '- '])('has no such mark: %s', (text) => {
    expect(wordsOf(text).join('')).toBe(text.trimEnd());
  });

  it('has plain spaces behind words, and no others at signs', () => {
    expect(wordsOf('We\u00A0won\u202F2 of\u00A03\u202F%\u00A0!')).toEqual([
      'We won 2 of 3\u202F%\u00A0!',
    ]);
  });
});
