import { describe, expect, it } from '@jest/globals';
import { hasInvisible, isBlank } from './blank';

describe('isBlank', () => {
  it.each([
    ['nothing', ''],
    ['white space', ' \n\t\u00a0\u2003'],
    ['zero-width characters', '\u200b\u2060\ufeff'],
    ['marks of direction', '\u200f\u202e'],
    ['fillers', '\u3164\u115f\uffa0'],
    ['joiners and selectors', '\u034f\ufe0f\u{e0041}'],
    ['the empty Braille pattern', '\u2800'],
  ])('is true of %s', (_name, text) => {
    expect(isBlank(text)).toBe(true);
    expect(isBlank(`${text}a`)).toBe(false);
    expect(hasInvisible(`a${text}`)).toBe(text !== '');
  });

  it.each(['a', '\u674e', '\u0301', '\u{1f469}', '\u0000', '\ud800'])('is not of %j', (text) => {
    expect([isBlank(text), hasInvisible(text)]).toEqual([false, false]);
  });
});
