import { pricesLastMs } from '@tercet/api-client/prices-last';
import type { PricingQuery } from '@tercet/api-client/generated';
import { useEffect, useState } from 'react';
import type { Pricing } from './offers';
import query from './pricing.graphql?raw';
import { patience } from '../patience';

async function askForPrices(): Promise<Pricing> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query }),
    signal: patience(),
  });
  const { data } = (await response.json()) as { data?: Partial<PricingQuery> | null };
  const pricing = data?.pricing;
  if (!Array.isArray(pricing?.plans)) throw new Error('The server has not told the prices');
  return pricing;
}

export interface FirstPrices {
  /** Undefined until the server has said it. */
  prices: Pricing | undefined;
  /** Whether they could not be had. */
  isLost: boolean;
}

/**
 * The prices, asked for without the data client, which weighs as much as a page. A page that stays open asks anew when the
 * server no longer vouches for them; those before stay until the new ones have come.
 */
export function useFirstPrices(isWanted = true): FirstPrices {
  const [prices, setPrices] = useState<Pricing>();
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    let last: Pricing | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askAgain = () => {
      timer = setTimeout(() => void ask(), pricesLastMs(last?.cacheExpirationSeconds));
    };
    const ask = async () => {
      if (last && document.hidden) return askAgain();
      const fresh = await askForPrices().catch(() => undefined);
      if (isGone) return;
      last = fresh ?? last;
      if (!last) return setIsLost(true);
      setPrices(last);
      askAgain();
    };
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isWanted]);
  return { prices, isLost };
}
