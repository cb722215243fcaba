import { useApolloClient } from '@apollo/client/react';
import { toAppError, type AppError } from '@tercet/api-client';
import {
  CreateCheckoutSessionDocument,
  SubscriptionDocument,
  type PaidPlan,
} from '@tercet/api-client/generated';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How far the way to the payment page is gone. `premium`: there is nothing to pay. */
export type Checkout =
  | { readonly step: 'processing' | 'premium' }
  | { readonly step: 'redirecting'; readonly url: string }
  | { readonly step: 'failed'; readonly why: 'session' | 'redirect'; readonly error: AppError };

/** Asks the server for the payment page of a plan as the page opens, and goes there. */
export function useCheckout(plan: PaidPlan, leave: (url: string) => void) {
  const client = useApolloClient();
  const [checkout, setCheckout] = useState<Checkout>({ step: 'processing' });

  const prepare = useCallback(async (): Promise<Checkout> => {
    const readAnew = { query: SubscriptionDocument, fetchPolicy: 'network-only' } as const;
    try {
      const known = await client.query(readAnew);
      if (known.data?.subscription.isPremium) return { step: 'premium' };
      const { data } = await client.mutate({
        mutation: CreateCheckoutSessionDocument,
        variables: { plan },
      });
      return { step: 'redirecting', url: data?.createCheckoutSession.url ?? '' };
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code !== 'ALREADY_SUBSCRIBED') return { step: 'failed', why: 'session', error };
      // What is shown next is what has just turned out to be so.
      await client.query(readAnew).catch(() => undefined);
      return { step: 'premium' };
    }
  }, [client, plan]);

  const isOpen = useRef(false);
  const begin = useCallback(async () => {
    setCheckout({ step: 'processing' });
    const next = await prepare();
    setCheckout(next);
    // Whoever has gone elsewhere meanwhile is not taken away from there.
    if (next.step !== 'redirecting' || !isOpen.current) return;
    try {
      leave(next.url);
    } catch {
      setCheckout({ step: 'failed', why: 'redirect', error: { code: 'INTERNAL', args: {} } });
    }
  }, [prepare, leave]);

  const hasBegun = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    if (!hasBegun.current) void begin();
    hasBegun.current = true;
    return () => {
      isOpen.current = false;
    };
  }, [begin]);

  return { checkout, retry: () => void begin() };
}
