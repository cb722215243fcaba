import { describe, expect, it } from '@jest/globals';
import { inWholeUnits } from './money';

describe('inWholeUnits', () => {
  it.each([
    [999, 'EUR', 9.99],
    [8_999, 'usd', 89.99],
    [1_200, 'JPY', 1_200],
    [0, 'EUR', 0],
    [1_500, 'KWD', 1.5],
  ])('makes of %i %s %d', (amount, currency, whole) => {
    expect(inWholeUnits(amount, currency)).toBe(whole);
  });
});
