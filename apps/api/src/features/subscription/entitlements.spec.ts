import { describe, expect, it } from '@jest/globals';
import type { Repository } from 'typeorm';
import { Entitlements } from './entitlements';
import type { SubscriptionEntity } from './subscription.entity';

const NOW = new Date('2026-11-22T12:00:00Z');
const at = (offsetMs: number) => new Date(NOW.getTime() + offsetMs);

function of(row: Partial<SubscriptionEntity> | null) {
  const defaults = { plan: 'premium-monthly', status: 'active', startedAt: at(-1000) } as const;
  const stored = row && {
    ...defaults,
    cancelledAt: null,
    expiresAt: null,
    endedBecause: null,
    paymentFailed: false,
    retryAt: null,
    awaitsPayment: false,
    periodAmount: null,
    currency: null,
    ...row,
  };
  const findOneBy = () => Promise.resolve(stored as SubscriptionEntity | null);
  return new Entitlements({ findOneBy } as unknown as Repository<SubscriptionEntity>).of('u', NOW);
}

describe('Entitlements', () => {
  it('are those of the free plan without a subscription', async () => {
    expect(await of(null)).toMatchObject({ plan: 'free', status: 'active', isPremium: false });
  });

  it.each([
    ['without an end', null],
    ['before it renews itself', at(1)],
    ['after that, while the news of it is late', at(-1)],
  ])('are premium %s', async (_, expiresAt) => {
    const premium = { plan: 'premium-monthly', status: 'active', isPremium: true };
    expect(await of({ expiresAt })).toMatchObject(premium);
  });

  it('are premium until the last millisecond once it is cancelled', async () => {
    const premium = { plan: 'premium-monthly', status: 'cancelled', isPremium: true };
    expect(await of({ status: 'cancelled', expiresAt: at(1) })).toMatchObject(premium);
  });

  it('are premium while a failed payment is tried again, and say so', async () => {
    const premium = { isPremium: true, paymentFailed: true };
    expect(await of({ expiresAt: at(1), paymentFailed: true })).toMatchObject(premium);
    const over = { isPremium: false, paymentFailed: false };
    expect(await of({ status: 'expired', paymentFailed: true })).toMatchObject(over);
  });

  it.each([
    ['at the moment that it ends', { status: 'cancelled' as const, expiresAt: NOW }],
    ['after that', { status: 'cancelled' as const, expiresAt: at(-1) }],
    ['once it is marked as expired, whenever it should have ended', { status: 'expired' as const }],
  ])('are no longer premium %s', async (_, row) => {
    const over = { plan: 'free', status: 'expired', isPremium: false };
    expect(await of(row)).toMatchObject(over);
  });

  const DAY_MS = 86_400_000;
  it.each([
    ['cancelled', 7 * DAY_MS, true],
    ['cancelled', 7 * DAY_MS + 1, false],
    ['cancelled', -1, false],
    ['active', 1, false],
    ['expired', -1, false],
  ] as const)(
    'of what is %s and ends in %d ms are near their end: %s',
    async (status, ms, soon) => {
      expect(await of({ status, expiresAt: at(ms) })).toMatchObject({ endsSoon: soon });
    },
  );
});
