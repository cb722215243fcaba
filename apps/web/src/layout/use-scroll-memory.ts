import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where each visited entry of the history was scrolled to, in pixels. */
const positions = new Map<string, number>();

/** The id that an anchor names; as it is written where its escapes are broken. */
function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** New pages open at the top or at their anchor; going back or forward returns to where one was. */
export function useScrollMemory(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const target = document.getElementById(idOf(hash));
    const remembered = type === 'POP' ? positions.get(key) : undefined;
    if (remembered !== undefined) scrollTo(0, remembered);
    else if (target) target.scrollIntoView();
    else scrollTo(0, 0);
    const remember = () => positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, hash, type]);
}
