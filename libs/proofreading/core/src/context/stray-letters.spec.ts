import { expect, it } from '@jest/globals';
import { strayLetters } from './stray-letters';

const areStray = strayLetters({
  keyboards: [['qwertyuiop', 'asdfghjkl', 'zxcvbnm']],
  soundAlike: [
    ['g', 'j'],
    ['ph', 'f'],
  ],
});

it.each([
  ['pago', 'paso'],
  ['late', 'lane'],
])('tells %s from %s: no finger slips so far', (written, other) => {
  expect(areStray(written, other)).toBe(true);
});

it.each([
  ['a neighbouring key', 'dog', 'fog'],
  ['the row below', 'fan', 'van'],
  ['the same sound', 'justo', 'gusto'],
  ['a vowel', 'segundo', 'segunda'],
  ['a letter left out', 'apart', 'part'],
  ['two letters swapped', 'form', 'from'],
  ['no letter at all', 'form', 'form'],
])('sees a slip in %s: %s, %s, %s', (_, written, other) => {
  expect(areStray(written, other)).toBe(false);
});
