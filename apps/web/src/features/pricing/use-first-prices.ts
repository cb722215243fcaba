import type { PricingQuery } from '@tercet/api-client/generated';
import { useEffect, useState } from 'react';
import type { Pricing } from '../../billing/offers';
import query from '../../billing/pricing.graphql?raw';

async function askForPrices(signal: AbortSignal): Promise<Pricing> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query }),
    signal,
  });
  const { data } = (await response.json()) as { data?: PricingQuery | null };
  if (!data) throw new Error('The server has not told the prices');
  return data.pricing;
}

export interface FirstPrices {
  /** Undefined until the server has said it. */
  prices: Pricing | undefined;
  /** Whether they could not be had, or are no longer good. */
  isOver: boolean;
}

/** The prices, asked for once and without the data client. */
export function useFirstPrices(isWanted: boolean): FirstPrices {
  const [prices, setPrices] = useState<Pricing>();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    askForPrices(signal).then(setPrices, () => {
      if (!signal.aborted) setIsOver(true);
    });
    return () => leaving.abort();
  }, [isWanted]);
  const seconds = prices?.cacheExpirationSeconds;
  useEffect(() => {
    if (seconds === undefined) return;
    const timer = setTimeout(() => setIsOver(true), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return { prices, isOver };
}
