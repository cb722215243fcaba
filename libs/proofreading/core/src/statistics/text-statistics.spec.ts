import { describe, expect, it } from '@jest/globals';
import { readingEase, readingLevel } from './readability';
import { textStatistics } from './text-statistics';

describe('the statistics of a text', () => {
  it('count what a person would', () => {
    const text = 'It was late. We had 3 boats!\r\n\r\nSee https://example.com/a.b?c 👩‍👩‍👧.\n- - -\n';
    expect(textStatistics(text, 'en')).toEqual({
      characters: 28 + 32 + 5,
      words: 3 + 4 + 2,
      sentences: 3,
      paragraphs: 2,
      syllables: 3 + 3 + 1,
      readingSeconds: 3,
    });
  });

  it('of an empty text are zero', () => {
    const nothing = { words: 0, sentences: 0, paragraphs: 0, syllables: 0 };
    expect(textStatistics('', 'fr')).toEqual({ ...nothing, characters: 0, readingSeconds: 0 });
  });

  it('tell the ease of thirty words, and not of twenty-nine', () => {
    expect(textStatistics('Sí. '.repeat(29), 'es').ease).toBeUndefined();
    expect(textStatistics('Sí. '.repeat(30), 'es').ease).toBe(100);
  });
});

describe('the reading ease', () => {
  // 20 words a sentence, 1.5 (en), 1.7 (fr) and 2 (es) syllables a word, by hand.
  it.each([
    ['en', { words: 100, sentences: 5, syllables: 150 }, 60],
    ['fr', { words: 100, sentences: 5, syllables: 170 }, 62],
    ['es', { words: 100, sentences: 5, syllables: 200 }, 66],
  ] as const)('of %s follows its formula', (locale, counts, ease) => {
    expect(readingEase(counts, locale)).toBe(ease);
  });

  it('stays between 0 and 100', () => {
    expect(readingEase({ words: 300, sentences: 1, syllables: 900 }, 'en')).toBe(0);
    expect(readingEase({ words: 2, sentences: 1, syllables: 2 }, 'en')).toBe(100);
  });

  it('has a level', () => {
    expect([100, 79, 69, 49, 29].map(readingLevel)).toEqual([
      'very-easy',
      'easy',
      'plain',
      'hard',
      'very-hard',
    ]);
  });
});
