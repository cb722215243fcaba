import { describe, expect, it } from '@jest/globals';
import { misspellingsIn, toPipeLine } from './peers/hunspell-answers.mjs';

describe('what Hunspell answers', () => {
  const text = 'The cats’ caat 😀 at\nthe xq, cat.';

  it('is asked in one line of the same length', () => {
    const line = toPipeLine(text);
    expect(line).toHaveLength(text.length + 1);
    expect(line).not.toMatch(/\n|’/);
  });

  it('is found in the text, whole words only, whatever the offsets count', () => {
    const answers = ['*', '& caat 2 1: cat, cart', '*', '# xq 99', '& ca 1 1: a', '+ CAT'];
    const issues = misspellingsIn(text, answers);
    expect(issues.map(({ start, end }) => text.slice(start, end))).toEqual(['caat', 'xq']);
    expect(issues.map(({ suggestions }) => suggestions)).toEqual([['cat', 'cart'], []]);
  });
});
