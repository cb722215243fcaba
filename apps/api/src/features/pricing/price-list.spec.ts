import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PRICE_LOOKUP_KEYS } from '@tercet/contracts';
import type { Logger } from '../../platform/logging/logger';
import type { PaymentProvider } from '../payment-provider/payment-provider';
import { PriceList } from './price-list';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const price = (plan: 'monthly' | 'yearly', unit_amount: number) => ({
  id: `price_${plan}`,
  lookup_key: PRICE_LOOKUP_KEYS[plan],
  unit_amount,
  currency: 'eur',
  recurring: { interval: plan === 'monthly' ? 'month' : 'year', interval_count: 1 },
});

let amount: number;
let isDown: boolean;
let missing: 'monthly' | 'yearly' | undefined;
const list = jest.fn(() =>
  isDown
    ? Promise.reject(new Error('down'))
    : Promise.resolve({
        data: [price('monthly', amount), price('yearly', amount * 9)].filter(
          ({ id }) => id !== `price_${missing}`,
        ),
      }),
);
const requestFailed = jest.fn();
const event = jest.fn();
const provider = {
  ask: (question: (stripe: object) => Promise<unknown>) => question({ prices: { list } }),
};

let prices: PriceList;
beforeEach(async () => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  amount = 999;
  isDown = false;
  missing = undefined;
  prices = new PriceList(
    provider as unknown as PaymentProvider,
    { requestFailed, event } as unknown as Logger,
  );
  await prices.read();
});
afterEach(() => void jest.useRealTimers());

const monthly = async () => (await prices.of('monthly')).amount;

describe('prices', () => {
  it('are read once an hour', async () => {
    amount = 1_099;
    jest.advanceTimersByTime(HOUR_MS - 1);
    expect(await monthly()).toBe(999);
    jest.advanceTimersByTime(1);
    expect(await monthly()).toBe(1_099);
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('hold while the provider fails, which is asked again once a minute and not with each call', async () => {
    isDown = true;
    amount = 1_099;
    jest.advanceTimersByTime(HOUR_MS);
    expect([await monthly(), await monthly(), await monthly()]).toEqual([999, 999, 999]);
    expect(list).toHaveBeenCalledTimes(2);
    expect(requestFailed).toHaveBeenCalledTimes(1);
    isDown = false;
    jest.advanceTimersByTime(MINUTE_MS);
    expect(await monthly()).toBe(1_099);
  });

  it('are asked for at once where they were forgotten, and fail where there are none', async () => {
    isDown = true;
    prices.forget();
    await expect(prices.read()).rejects.toThrow('down');
    isDown = false;
    expect(await monthly()).toBe(999);
  });

  it('are asked for at once where somebody doubts them, and hold while the provider fails', async () => {
    amount = 1_099;
    isDown = true;
    prices.doubt();
    expect(await monthly()).toBe(999);
    isDown = false;
    prices.doubt();
    expect(await monthly()).toBe(1_099);
  });

  it('of one plan are there without those of the other, which is told once', async () => {
    missing = 'yearly';
    prices.doubt();
    expect([await monthly(), await monthly()]).toEqual([999, 999]);
    await expect(prices.of('yearly')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const about = { key: 'premium_yearly' };
    expect(event.mock.calls).toEqual([['price missing at the provider', about, 'warn']]);
  });
});
