import { expect, it } from '@jest/globals';
import { keyedLines } from './keyed-lines';

const BEFORE = keyedLines([], 'a\nb\nb\nc');
const keysOf = (text: string) => keyedLines(BEFORE, text).map(({ key }) => key);

it.each([
  ['one is written in', 'a\nbx\nb\nc', [0, 1, 2, 3]],
  ['one is parted', 'a\nb\nb\n\nc', [0, 1, 2, 4, 3]],
  ['one is written at the beginning', 'x\na\nb\nb\nc', [4, 0, 1, 2, 3]],
  ['two are joined', 'a\nbb\nc', [0, 1, 3]],
  ['one of two that are the same goes', 'a\nb\nc', [0, 1, 3]],
  ['all are replaced', 'x\ny', [0, 1]],
  ['nothing is left', '', [0]],
])('knows its lines again when %s', (_, text, keys) => {
  expect(keysOf(text)).toEqual(keys);
  const lines = keyedLines(BEFORE, text);
  expect(lines.map((line) => line.text).join('\n')).toBe(text);
});

it('is the same where nothing is changed, and so are the lines around a change', () => {
  expect(keyedLines(BEFORE, 'a\nb\nb\nc')).toBe(BEFORE);
  const after = keyedLines(BEFORE, 'a\nbx\nb\nc');
  expect(after[0]).toBe(BEFORE[0]);
  expect(after[3]).toBe(BEFORE[3]);
});
