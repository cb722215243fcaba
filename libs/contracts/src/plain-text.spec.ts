import { describe, expect, it } from '@jest/globals';
import { plainText } from './plain-text';

describe('plain text', () => {
  it('drops what nobody sees, and keeps tabs and line ends', () => {
    expect(plainText('A\u0007 bell,\u0000 a\ttab\nand\u009f a line\u007f')).toBe(
      'A bell, a\ttab\nand a line',
    );
  });

  it('drops halves of characters, and keeps whole ones', () => {
    expect(plainText('a\ud83d b \ude00 c 😀')).toBe('a b  c 😀');
  });

  it('breaks lines where other programs do', () => {
    expect(plainText('one\vtwo\fthree\u0085four')).toBe('one\ntwo\nthree\nfour');
    expect(plainText('one\r\ntwo\rthree\r\n')).toBe('one\ntwo\nthree\n');
  });
});
