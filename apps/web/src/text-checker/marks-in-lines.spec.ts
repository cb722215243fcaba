import { expect, it } from '@jest/globals';
import { keyedLines } from './keyed-lines';
import { marksInLines } from './marks-in-lines';

it('places each mark in its line', () => {
  const text = 'teh cat\n\na dgo, teh';
  const mark = (id: string, start: number) => ({
    id,
    kind: 'spelling' as const,
    start,
    end: start + 3,
  });
  const marks = [mark('a', 0), mark('b', text.indexOf('dgo')), mark('c', text.lastIndexOf('teh'))];
  const words = marksInLines(keyedLines([], text), marks).map((line) =>
    line.marks.map(({ id, start, end }) => [id, line.text.slice(start, end)]),
  );
  expect(words).toEqual([
    [['a', 'teh']],
    [],
    [
      ['b', 'dgo'],
      ['c', 'teh'],
    ],
  ]);
});
