import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { createApiCache } from '@tercet/api-client';
import {
  PricingDocument,
  SubscriptionDocument,
  type PricingQuery,
  type SubscriptionStateFragment,
} from '@tercet/api-client/generated';
import type { Locale, SessionUser } from '@tercet/contracts';
import { ToastProvider } from '@tercet/ui';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { session } from '../../session/session';
import { person, sessionFor } from '../../testing/person';
import { renderPage } from '../../testing/render-page';

const NONE = {
  ...{ startedAt: null, expiresAt: null, endedBecause: null, renewsAt: null },
  ...{ renewalPrice: null, currency: null, retryAt: null },
};
const USUAL = {
  ...{ isCancelled: false, isExpired: false, endsSoon: false },
  ...{ paymentFailed: false, awaitsPayment: false },
};

/** A subscription as the server tells it: the free plan where nothing else is said. */
export function subscriptionState(change: Partial<SubscriptionStateFragment> = {}) {
  return {
    __typename: 'UserSubscription' as const,
    plan: 'FREE' as const,
    status: 'ACTIVE' as const,
    isPremium: false,
    usageCount: 3,
    maxFreeUsage: 10,
    ...USUAL,
    ...NONE,
    ...change,
  };
}

/** The change that makes a subscription premium, paid by the month. */
export const MONTHLY = {
  plan: 'PREMIUM_MONTHLY',
  isPremium: true,
  startedAt: '2026-03-01T12:00:00.000Z',
  expiresAt: '2027-03-01T12:00:00.000Z',
  renewsAt: '2027-03-01T12:00:00.000Z',
  renewalPrice: 9.99,
  currency: 'EUR',
} as const satisfies Partial<SubscriptionStateFragment>;

/** The same, cancelled. */
export const CANCELLED = {
  ...MONTHLY,
  status: 'CANCELLED',
  isCancelled: true,
  renewsAt: null,
  renewalPrice: null,
  currency: null,
} as const satisfies Partial<SubscriptionStateFragment>;

const plan = { __typename: 'PricingPlan' as const, currency: 'EUR' };

/** Prices as the server tells them. */
export function pricing(change: Partial<PricingQuery['pricing']> = {}) {
  return {
    __typename: 'Pricing' as const,
    isAvailable: true,
    isTest: false,
    maxFreeUsage: 12,
    fairUse: 1_000,
    cacheExpirationSeconds: 3600,
    plans: [
      {
        ...plan,
        planId: 'MONTHLY' as const,
        interval: 'MONTH' as const,
        price: 9.99,
        savings: 0,
        isRecommended: false,
      },
      {
        ...plan,
        planId: 'YEARLY' as const,
        interval: 'YEAR' as const,
        price: 89.99,
        savings: 25,
        isRecommended: true,
      },
    ],
    ...change,
  };
}

export const answerPricing = (change: Parameters<typeof pricing>[0] = {}) => ({
  request: { query: PricingDocument },
  result: { data: { pricing: pricing(change) } },
  maxUsageCount: 9,
});

export const answerSubscription = (change: Parameters<typeof subscriptionState>[0] = {}) => ({
  request: { query: SubscriptionDocument },
  result: { data: { subscription: subscriptionState(change) } },
  maxUsageCount: 9,
});

interface Place {
  at?: string;
  locale?: Locale;
  /** Who is signed in; null for nobody. */
  of?: SessionUser | null;
}

/** Shows a page of plans and payments; the server answers with `mocks`. */
export function renderBilling(
  page: ReactNode,
  mocks: readonly MockLink.MockedResponse[],
  { of = person(), ...place }: Place = {},
) {
  if (of) session.signIn(sessionFor(1000, of));
  else session.signOut();
  const view = renderPage(
    <MockedProvider mocks={mocks} cache={createApiCache()}>
      <ToastProvider>{page}</ToastProvider>
    </MockedProvider>,
    place,
  );
  return { ...view, user: userEvent.setup() };
}
