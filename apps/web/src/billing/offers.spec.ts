import { expect, it } from '@jest/globals';
import { paidPlanOf } from './offers';

it.each([
  ['premium-yearly', 'PREMIUM_YEARLY'],
  ['yearly', 'PREMIUM_YEARLY'],
  ['premium-monthly', 'PREMIUM_MONTHLY'],
  ['anything', 'PREMIUM_MONTHLY'],
  [null, 'PREMIUM_MONTHLY'],
])('the offer %j is paid by %s', (offer, plan) => {
  expect(paidPlanOf(offer)).toBe(plan);
});
