import { useBillsAnew } from './use-bills-anew';
import { useRefreshOnReturn } from './use-refresh-on-return';

/** Stands beside what is paid in another tab, and shows nothing: what has come of that is known on the way back. */
export function RefreshOnReturn() {
  const readBillsAnew = useBillsAnew();
  useRefreshOnReturn(readBillsAnew);
  return null;
}
