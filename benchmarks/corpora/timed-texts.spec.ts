import { describe, expect, it } from '@jest/globals';
import type { Sentence } from './sets';
import { timedTexts } from './timed-texts';

const sentences = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `${name}\n ${index}.` }) as Sentence);

describe('texts to be timed', () => {
  const clean = sentences('Clean', 30);
  const misspelled = sentences('Mispelled', 20);

  it('are as long as asked for, and have no sentence in common', () => {
    const texts = timedTexts(clean, misspelled, [100, 100, 200]);
    expect(texts.map(({ length }) => length >= 100)).toEqual([true, true, true]);
    const found = texts.join('').match(/\w+ \d+\./g);
    expect(new Set(found).size).toBe(found?.length);
    expect(texts[0]).toMatch(/^Clean 0\. Mispelled 0\. Clean 1\./);
  });

  it('have paragraphs', () => {
    expect(timedTexts(clean, misspelled, [100])[0]?.split('\n')[0]).toMatch(/^(\w+ \d+\. ?){5}$/);
  });

  it('are fewer where the sentences do not suffice', () => {
    expect(timedTexts(clean, misspelled, [100, 10_000])).toHaveLength(1);
    expect(timedTexts([], [], [100])).toEqual([]);
  });
});
