import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRefresh } from '../../../billing/use-refresh';
import { useBillsAnew } from './use-bills-anew';

/** Asks how plan and bills stand when the address says that the person comes from the payment provider's page: its news may be late. */
export function useReturnFromPortal(): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const readBillsAnew = useBillsAnew();
  const isBack = new URLSearchParams(search).get('from') === 'portal';
  const ask = useEffectEvent(async () => {
    void navigate({ hash }, { replace: true, preventScrollReset: true });
    await refresh({});
    readBillsAnew();
  });
  useEffect(() => {
    if (isBack) void ask();
  }, [isBack]);
}
