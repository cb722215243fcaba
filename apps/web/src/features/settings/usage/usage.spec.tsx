import { beforeEach, describe, expect, it } from '@jest/globals';
import { UsageDocument, type UsageQuery } from '@tercet/api-client/generated';
import { screen } from '@testing-library/react';
import { jsonResponse, stubFetch } from '../../../testing/browser';
import { renderSection } from '../testing/render-section';
import { UsageSection } from './UsageSection';

beforeEach(() => void stubFetch(() => jsonResponse({ success: true })));

const DAY_MS = 86_400_000;

function renderUsage(change: Partial<UsageQuery['subscription']> = {}) {
  const subscription = {
    __typename: 'UserSubscription' as const,
    plan: 'FREE' as const,
    status: 'ACTIVE' as const,
    isPremium: false,
    isCancelled: false,
    isExpired: false,
    usageCount: 3,
    maxFreeUsage: 10,
    startedAt: null,
    expiresAt: null,
    ...change,
  };
  const resetsAt = new Date(Date.now() + DAY_MS).toISOString();
  const canUse = { __typename: 'CanUse' as const, resetsAt };
  const result = { data: { subscription, canUse } };
  renderSection(<UsageSection />, [{ request: { query: UsageDocument }, result }]);
}

const premium = {
  plan: 'PREMIUM_YEARLY' as const,
  isPremium: true,
  startedAt: '2026-03-01T12:00:00.000Z',
  expiresAt: '2027-03-01T12:00:00.000Z',
};

describe('what is used', () => {
  it('is said in words and as a bar', async () => {
    renderUsage();
    expect(
      await screen.findByText(/^3 of 10 used today\. Next reset: tomorrow at .+\.$/),
    ).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'AI requests today' });
    // An address such as /settings#requests leads to no section.
    expect(document.getElementById('requests')).toBeNull();
    expect(bar).toHaveAttribute('aria-valuenow', '3');
    expect(bar).toHaveAttribute('aria-valuemax', '10');
    expect(screen.getByText('Free')).toBeVisible();
  });

  it('is without limit on premium', async () => {
    renderUsage(premium);
    expect(await screen.findByText('Unlimited. 3 used today.')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('Premium, paid yearly')).toBeVisible();
    expect(screen.getByText('Since March 1, 2026')).toBeVisible();
    expect(screen.getByText('Paid until March 1, 2027')).toBeVisible();
  });
});

describe('a plan', () => {
  it('that is cancelled lasts to its end', async () => {
    renderUsage({ ...premium, status: 'CANCELLED', isCancelled: true });
    expect(await screen.findByText('Cancelled: premium until March 1, 2027')).toBeVisible();
  });

  it('that is over says since when', async () => {
    renderUsage({ status: 'EXPIRED', isExpired: true, expiresAt: '2026-03-01T12:00:00.000Z' });
    expect(await screen.findByText('Premium ended on March 1, 2026')).toBeVisible();
  });
});
