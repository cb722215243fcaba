import { expect, it } from '@jest/globals';
import { tokenize } from '../tokenize';
import { likenessOf } from './foreign-runs';
import type { Speller } from './speller';
import { spelledWords } from './spelled-words';

const KNOWN = new Set('she said that it was a big house'.split(' '));
/** Misspellings of what it knows. */
const NEAR = new Set('seh siad taht wsa bgi hosue'.split(' '));
const speller = {
  isKnown: (word: string) => KNOWN.has(word),
  shallow: { candidates: (word: string) => [{ score: NEAR.has(word) ? 100 : 200 }] },
} as unknown as Speller;
const likeness = (sentence: string) =>
  likenessOf(spelledWords(tokenize(sentence), speller), speller);

it.each([
  ['own', 'she said that it was a big house'],
  ['own', 'seh siad taht it was a big house'],
  ['own', 'seh siad taht'],
  ['misspelled', 'seh siad taht it wsa a bgi hosue'],
  ['foreign', 'zij zegt dat het huis groot was'],
  ['own', 'zij zegt dat it was a groot house'],
  ['own', 'Groningen Utrecht Amersfoort Zwolle it'],
])('takes for %s: %s', (what, sentence) => {
  expect(likeness(sentence)).toBe(what);
});

it('takes a little word of another language for a sign of it', () => {
  expect(likeness('seh siad taht it wsa a bgi hosue und')).not.toBe('misspelled');
});
