import { describe, expect, it } from '@jest/globals';
import { articleFor, isCountNoun, needsArticle } from './count-nouns';

describe('articleFor', () => {
  it.each([
    ['hour', 'an'],
    ['honest', 'an'],
    ['house', 'a'],
    ['European', 'a'],
    ['university', 'a'],
    ['uninteresting', 'an'],
    ['unusual', 'an'],
    ['useful', 'a'],
    ['one', 'a'],
    ['old', 'an'],
  ])('puts before “%s” the article “%s”', (word, article) => {
    expect(articleFor(word)).toBe(article);
  });
});

describe('count nouns', () => {
  it('knows things that are counted from what may be stuff', () => {
    expect(isCountNoun('house')).toBe(true);
    expect(isCountNoun('water')).toBe(false);
  });

  it('does not ask for an article where some varieties leave it out', () => {
    expect(isCountNoun('hospital')).toBe(true);
    expect(needsArticle('hospital')).toBe(false);
  });
});
