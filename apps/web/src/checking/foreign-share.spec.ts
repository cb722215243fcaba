import { expect, it } from '@jest/globals';
import type { CheckedParagraph } from '@tercet/proofreading-core';
import { foreignShare } from './foreign-share';

const paragraph = (text: string, ...unchecked: readonly [start: number, end: number][]) => {
  const spans = unchecked.map(([start, end]) => ({ start, end }));
  const read = { text, language: 'en', languages: [], issues: [], complete: true } as const;
  return { ...read, ...(spans.length > 0 && { unchecked: spans }) } satisfies CheckedParagraph;
};

it('is none where all is in our languages', () => {
  expect(foreignShare([])).toBe('none');
  expect(foreignShare([paragraph('One.'), paragraph('')])).toBe('none');
});

it('is all where nothing stands outside but space, figures and a name', () => {
  expect(foreignShare([paragraph('Eins. Zwei.', [0, 5], [6, 11]), paragraph('  ')])).toBe('all');
  const letter = 'Wir kommen morgen um neun.';
  const paragraphs = [paragraph(letter, [0, letter.length]), paragraph('2024'), paragraph('Jan')];
  expect(foreignShare(paragraphs)).toBe('all');
});

it('is some where a sentence or a paragraph is ours', () => {
  expect(foreignShare([paragraph('Eins. Two.', [0, 5])])).toBe('some');
  expect(foreignShare([paragraph('Eins.', [0, 5]), paragraph('Two.')])).toBe('some');
});
