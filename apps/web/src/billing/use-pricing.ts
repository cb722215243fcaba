import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { PricingDocument } from '@tercet/api-client/generated';
import { pricesLastMs } from '@tercet/api-client/prices-last';
import { useEffect } from 'react';

/**
 * What premium costs. A page that stays open asks anew when the server no longer vouches for the prices; those before
 * stay in view until the new ones have come.
 */
export function usePricing() {
  const answer = useQuery(PricingDocument, { skipPollAttempt: () => document.hidden });
  const { data, previousData, error, networkStatus, refetch, startPolling, stopPolling } = answer;
  const pricing = (data ?? previousData)?.pricing;
  const seconds = pricing?.cacheExpirationSeconds;
  useEffect(() => {
    if (seconds === undefined) return;
    startPolling(pricesLastMs(seconds));
    return stopPolling;
  }, [seconds, startPolling, stopPolling]);
  return {
    pricing,
    error: pricing ? undefined : error,
    isRetrying: networkStatus === NetworkStatus.refetch,
    refetch,
  };
}
