import type { SubscriptionStateFragment } from '@tercet/api-client/generated';
import { useEffect, useEffectEvent } from 'react';
import { useRefresh } from '../../../billing/use-refresh';

/**
 * Asks how the plan stands when the person comes back to the page: what is due is paid in another tab.
 * @param onKnown is told each time
 */
export function useRefreshOnReturn(
  onKnown: (subscription: SubscriptionStateFragment) => void,
): void {
  const refresh = useRefresh();
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    let isAsking = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || isAsking) return;
      isAsking = true;
      const { subscription } = await refresh({});
      isAsking = false;
      if (subscription) tell(subscription);
    };
    const onVisible = () => void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [refresh]);
}
