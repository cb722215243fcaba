import { describe, expect, it } from '@jest/globals';
import { createPassage } from '../testing/create-passage';
import { toRuleSentence } from './rule-sentence';

describe('a sentence as rules see it', () => {
  it('knows what stands before it in its passage', () => {
    const passage = createPassage('"We won. It was late," she said.', 'en');
    const before = passage.sentences.map((sentence) => toRuleSentence(sentence, passage).before);
    expect(before).toEqual(['', '"We won. ']);
  });
});
