import { describe, expect, it } from '@jest/globals';
import { spaceChange, withDrawnSpaces } from './space-change';

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

describe('a text beside another', () => {
  it.each([
    [' ,', ', ', '␣,', ',␣'],
    ['  ', ' ', '␣␣', '␣'],
    ['a lot', 'alot', 'a␣lot', 'alot'],
    ['teh', 'the', 'teh', 'the'],
    ['in the', 'at the', 'in the', 'at the'],
  ])('has the spaces of %j drawn if %j differs in them alone', (text, other, drawn, otherDrawn) => {
    expect(withDrawnSpaces(text, other)).toBe(drawn);
    expect(withDrawnSpaces(other, text)).toBe(otherDrawn);
  });
});
