import { describe, expect, it } from '@jest/globals';
import { assertWrittenText } from './written-text';

describe('assertWrittenText', () => {
  it.each(['a', 'a\tb\r\nc\fd\ve', '\u202ba\u200f', '👩‍🚀', 'e\u0301', 'a\u0085b\u00a0c'])(
    'takes %j',
    (text) => {
      expect(() => assertWrittenText(text, 20)).not.toThrow();
    },
  );

  it.each([
    ['', 'TEXT_EMPTY'],
    [' \n\u00a0', 'TEXT_EMPTY'],
    ['a\u0000', 'TEXT_INVALID'],
    ['a\u001b[0m', 'TEXT_INVALID'],
    ['a\u007f', 'TEXT_INVALID'],
    ['\ud800', 'TEXT_INVALID'],
    ['\udc00\ud800', 'TEXT_INVALID'],
    ['a'.repeat(21), 'TEXT_TOO_LONG'],
  ])('refuses %j with %s', (text, code) => {
    expect(() => assertWrittenText(text, 20)).toThrow(expect.objectContaining({ code }));
  });
});
