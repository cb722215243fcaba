import { isRecord } from '@tercet/contracts';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What is known of the link in a mail that the page was opened with. */
export interface MailLink {
  /** Null where the link had none, and once it has done what it is for. */
  readonly token: string | null;
  /** Whether it has done what it is for. */
  readonly isUsed: boolean;
  /** Forgets the token. A reload, or coming back to the page, still finds that the link was used. */
  readonly markUsed: () => void;
}

/**
 * The link in a mail that the page was opened with. The address bar, and what can be copied from it, is rid of the token
 * at once: the entry of the history keeps it aside, so that a reload finds it.
 */
export function useMailLink(): MailLink {
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
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const markUsed = useCallback(() => {
    // Whoever has gone on meanwhile is not brought back.
    if (!isOpen.current) return;
    void navigate({ pathname, search, hash }, { replace: true, state: { linkUsed: true } });
  }, [pathname, search, hash, navigate]);
  const kept: Record<string, unknown> = isRecord(state) ? state : {};
  const keptToken = typeof kept.linkToken === 'string' ? kept.linkToken : '';
  return {
    token: given || keptToken || null,
    isUsed: !given && kept.linkUsed === true,
    markUsed,
  };
}
