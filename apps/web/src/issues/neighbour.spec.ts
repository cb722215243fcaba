import { expect, it } from '@jest/globals';
import { neighbour } from './neighbour';

const FIRST = { start: 2, end: 4 };
const SECOND = { start: 6, end: 9 };

it.each([
  ['next', 0, FIRST],
  ['next', 2, FIRST],
  ['next', 4, SECOND],
  ['next', 9, FIRST],
  ['previous', 9, FIRST],
  ['previous', 10, SECOND],
  ['previous', 4, SECOND],
] as const)('goes to the %s one from %i', (direction, position, expected) => {
  expect(neighbour([FIRST, SECOND], position, direction)).toBe(expected);
  expect(neighbour([], position, direction)).toBeUndefined();
});
