import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { SubscriptionDocument, type SubscriptionStateFragment } from '@tercet/api-client/generated';
import { useEffect } from 'react';
import { useSession } from '../session/session';
import { learnPlan } from './learn-plan';

/** What is gone by where a subscription cannot be loaded. */
const FREE_STATE: SubscriptionStateFragment = {
  plan: 'FREE',
  status: 'ACTIVE',
  isPremium: false,
  isCancelled: false,
  isExpired: false,
  paymentFailed: false,
  retryAt: null,
  awaitsPayment: false,
  endsSoon: false,
  usageCount: 0,
  maxFreeUsage: 5,
  startedAt: null,
  expiresAt: null,
  endedBecause: null,
  renewsAt: null,
  renewalPrice: null,
  currency: null,
};

/** Has the session follow a subscription that is shown, once the server has said how it is. */
export function useFollowedPlan(
  subscription: SubscriptionStateFragment | undefined,
  networkStatus: NetworkStatus,
): void {
  const { user } = useSession();
  const personId = user?.id;
  const isSaid = networkStatus === NetworkStatus.ready;
  const isPremium = subscription?.isPremium;
  useEffect(() => {
    if (isSaid && isPremium !== undefined && personId) learnPlan({ isPremium }, personId);
  }, [isSaid, isPremium, personId]);
}

/**
 * The subscription of whoever is signed in. Where it cannot be loaded, the free plan is taken for it, unless the person
 * is known to be premium.
 */
export function useSubscription() {
  const { user } = useSession();
  const { data, error, networkStatus, refetch } = useQuery(SubscriptionDocument, {
    skip: !user,
    fetchPolicy: 'cache-and-network',
  });
  const known = user ? data?.subscription : undefined;
  useFollowedPlan(known, networkStatus);
  const isFallback = !known && error !== undefined && user?.isPremium === false;
  return {
    subscription: known ?? (isFallback ? FREE_STATE : undefined),
    error: known ? undefined : error,
    isRetrying: networkStatus === NetworkStatus.refetch,
    refetch,
  };
}
