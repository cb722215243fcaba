import { describe, expect, it } from '@jest/globals';
import { dropUnwritten, hasUnwritten } from './unwritten';

describe('what nobody writes', () => {
  it('is a control character or half of a character', () => {
    const text = 'a\u0000b\u001b\u007f\u0085c\ud800 \udc00d\v\f';
    expect([hasUnwritten(text), dropUnwritten(text)]).toEqual([true, 'abc d']);
    // Asked again, it says the same.
    expect(hasUnwritten(text)).toBe(true);
  });

  it('is neither a tab, a line end, a whole character nor an invisible one', () => {
    const text = '\ta\r\n\u{1f469}\u200d\u{1f680}\u200f\ufeff';
    expect([hasUnwritten(text), dropUnwritten(text)]).toEqual([false, text]);
  });
});
