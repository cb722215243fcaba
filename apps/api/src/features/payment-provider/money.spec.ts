import { describe, expect, it } from '@jest/globals';
import { inWholeUnits } from './money';

describe('inWholeUnits', () => {
  it.each([
    [999, 'EUR', 9.99],
    [8_999, 'usd', 89.99],
    [1_200, 'JPY', 1_200],
    [0, 'EUR', 0],
    [1_500, 'KWD', 1.5],
    [1_200, 'jpy', 1_200],
    // The provider has hundredths of them, whatever others say.
    [349_000, 'HUF', 3_490],
    [139_000, 'ISK', 1_390],
    [3_700_000, 'UGX', 37_000],
    [15_900_000, 'IDR', 159_000],
  ])('makes of %i %s %d', (amount, currency, whole) => {
    expect(inWholeUnits(amount, currency)).toBe(whole);
  });
});
