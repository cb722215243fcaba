import { describe, expect, it } from '@jest/globals';
import { readingEase, readingLevel } from './readability';
import { addCounts, countText, NO_TEXT, textStatistics } from './text-statistics';

describe('the counts of a text', () => {
  it('are what a person would count', () => {
    const text = 'It was late. We had 3 boats!\r\n\r\nSee https://example.com/a.b?c :-).\n- - -\n';
    expect(countText(text, 'en')).toEqual({
      words: 3 + 4 + 2,
      sentences: 3,
      paragraphs: 2,
      syllables: 3 + 3 + 1,
    });
    expect(countText('', 'fr')).toEqual(NO_TEXT);
  });

  it('are those of its paragraphs together', () => {
    const paragraphs = ['Llovía. Nadie salió.', '', 'El río creció 3 metros.'];
    const sum = paragraphs.map((text) => countText(text, 'es')).reduce(addCounts, NO_TEXT);
    expect(sum).toEqual(countText(paragraphs.join('\n'), 'es'));
  });
});

describe('the statistics of a text', () => {
  const statistics = (text: string) => textStatistics(countText(text, 'es'), 'es');

  it('tell how long it takes to read', () => {
    expect(statistics('Sí. '.repeat(218)).readingSeconds).toBe(60);
    expect(statistics('Sí.').readingSeconds).toBe(1);
    expect(statistics('').readingSeconds).toBe(0);
  });

  it('tell the ease of thirty words, and not of twenty-nine', () => {
    expect(statistics('Sí. '.repeat(29)).ease).toBeUndefined();
    expect(statistics('Sí. '.repeat(30)).ease).toBe(100);
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
