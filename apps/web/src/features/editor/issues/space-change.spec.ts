import { describe, expect, it } from '@jest/globals';
import { spaceChange } from './space-change';

describe('a change of spaces', () => {
  it.each([
    ['  ', ' ', 'remove'],
    [' ', '', 'remove'],
    ['', ' ', 'insert'],
    [' ', '\u202f', 'mend'],
    ['\n', ' ', null],
    ['teh', 'the', null],
    ['', 'the', null],
    [' ', ', ', null],
  ] as const)('from %j to %j is %s', (before, after, kind) => {
    expect(spaceChange(before, after)).toBe(kind);
  });
});
