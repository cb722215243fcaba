import { expect, it } from '@jest/globals';
import { pricing } from '../../billing/testing/billing';
import { priceOf } from './price';

it('is nothing for the free plan, in the currency of those that cost something once it is known', () => {
  expect(priceOf('free', undefined)).toMatchObject({ isKnown: true, amount: 0, currency: 'EUR' });
  const { plans, ...others } = pricing();
  const inDollars = { ...others, plans: plans.map((plan) => ({ ...plan, currency: 'USD' })) };
  expect(priceOf('free', inDollars)).toMatchObject({ isKnown: true, amount: 0, currency: 'USD' });
  expect(priceOf('premium-yearly', inDollars)).toMatchObject({ amount: 89.99, currency: 'USD' });
});
