import { useEffect } from 'react';
import { useRefresh } from '../../../billing/use-refresh';
import { useBillsAnew } from './use-bills-anew';

/** Asks whether what is due is paid when the person comes back to the page: it is paid in another tab. */
export function useRefreshOnReturn(): void {
  const refresh = useRefresh();
  const readBillsAnew = useBillsAnew();
  useEffect(() => {
    let isAsking = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || isAsking) return;
      isAsking = true;
      const { subscription } = await refresh({});
      isAsking = false;
      if (subscription && !subscription.paymentFailed) readBillsAnew();
    };
    const onVisible = () => void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [refresh, readBillsAnew]);
}
