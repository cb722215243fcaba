import { describe, expect, it } from '@jest/globals';
import type { PaidSubscription } from '../../subscription/subscription-records';
import { newsOf } from './subscription-news';

const ACTIVE: PaidSubscription = {
  subscriptionId: 'sub_1',
  plan: 'premium-monthly',
  status: 'active',
  startedAt: new Date('2026-03-01T12:00:00Z'),
  cancelledAt: null,
  expiresAt: new Date('2026-04-01T12:00:00Z'),
  paymentFailed: false,
  retryAt: null,
  awaitsPayment: false,
  endedBecause: null,
  periodAmount: 999,
  currency: 'EUR',
};
const YEARLY: PaidSubscription = { ...ACTIVE, plan: 'premium-yearly', periodAmount: 8_999 };
const CANCELLED: PaidSubscription = { ...ACTIVE, status: 'cancelled' };
const ENDED: PaidSubscription = { ...ACTIVE, status: 'expired' };
const FAILED: PaidSubscription = { ...ACTIVE, paymentFailed: true };
const OTHER: PaidSubscription = { ...YEARLY, subscriptionId: 'sub_2' };

const ADA = { id: 'ada', email: 'ada@example.com' };

describe('the news of a subscription', () => {
  it.each<[string, PaidSubscription | null, PaidSubscription, string[]]>([
    ['that begins', null, ACTIVE, ['premiumStarted']],
    ['that begins again', ENDED, OTHER, ['premiumStarted']],
    ['that takes the place of another', CANCELLED, OTHER, ['premiumStarted']],
    ['that is cancelled', ACTIVE, CANCELLED, ['subscriptionCancelled']],
    ['that is resumed', CANCELLED, ACTIVE, ['subscriptionResumed']],
    ['that is switched to the year', ACTIVE, YEARLY, ['subscriptionNowYearly']],
    ['that is switched to the month', YEARLY, ACTIVE, ['subscriptionNowMonthly']],
    ['that is resumed with a switch', CANCELLED, YEARLY, ['subscriptionNowYearly']],
    ['whose payment fails', ACTIVE, FAILED, ['paymentFailed']],
    ['whose payment fails again', FAILED, { ...FAILED, retryAt: new Date() }, []],
    ['whose payment is made', FAILED, ACTIVE, []],
    ['that is renewed', ACTIVE, { ...ACTIVE, expiresAt: new Date('2026-05-01T12:00:00Z') }, []],
    ['that costs something else', ACTIVE, { ...ACTIVE, periodAmount: 1_099 }, []],
    ['that ends', CANCELLED, ENDED, ['subscriptionEnded']],
    ['that had ended before it was known', null, ENDED, []],
  ])('%s', (_, before, after, kinds) => {
    const mails = newsOf(ADA, before, after);
    expect(mails.map(({ kind }) => kind)).toEqual(kinds);
    for (const mail of mails) expect(mail).toMatchObject({ userId: 'ada', recipient: ADA.email });
  });
});
