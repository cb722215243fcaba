import { expect, it } from '@jest/globals';
import { fileName } from './file-name';

it.each([
  ['Dear Anna', 'Dear Anna.txt'],
  ['What / why: "a" <b>?', 'What why a b.txt'],
  ['..', 'Untitled.txt'],
  ['', 'Untitled.txt'],
  ['A long title…', 'A long title.txt'],
  ['Con', 'Con_.txt'],
  ['😀'.repeat(100), `${'😀'.repeat(80)}.txt`],
])('names a file after “%s”', (title, name) => {
  expect(fileName(title, 'txt', 'Untitled')).toBe(name);
});
