import { expect, it } from '@jest/globals';
import type { Rule } from '@tercet/proofreading-core';
import { sharedExamples } from './shared-examples';

const rule = {
  id: 'en/some',
  valid: ['He has got a cat.', 'This one is quite new.'],
  invalid: [{ text: 'She [[have]] two old dogs.', fix: 'has' }],
} as unknown as Rule;
const sentence = (text: string) => ({ id: text, lang: 'en', source: 'any', text }) as const;

it('names the examples that a corpus has, whatever their signs, but for the shortest', () => {
  const grammar = [sentence('“She have two old dogs!”'), sentence('Something else it is, quite.')];
  expect(sharedExamples('en', [rule], { grammar })).toEqual([
    'en: en/some has an example of the corpora, “She [[have]] two old dogs.”',
  ]);
  const clean = [sentence('This one is quite new')];
  expect(sharedExamples('en', [rule], { clean })).toHaveLength(1);
  expect(sharedExamples('en', [rule], { clean: [sentence('He has got it.')] })).toEqual([]);
});
