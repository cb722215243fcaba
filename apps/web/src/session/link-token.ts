import { isRecord } from '@tercet/contracts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of the link in a mail that the page was opened with; null where there is none. The address bar, and what can
 * be copied from it, is rid of the token at once: the entry of the history keeps it aside, so that a reload finds it.
 */
export function useLinkToken(): string | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(search).get('token');
  useEffect(() => {
    if (given === null) return;
    const others = new URLSearchParams(search);
    others.delete('token');
    const address = { pathname, search: others.toString(), hash };
    void navigate(address, { replace: true, state: { linkToken: given } });
  }, [given, pathname, search, hash, navigate]);
  if (given) return given;
  const kept: unknown = isRecord(state) ? state.linkToken : undefined;
  return typeof kept === 'string' && kept !== '' ? kept : null;
}
