import { pageNameAt } from '@tercet/contracts';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where each visited entry of the history was scrolled to, in pixels. */
const positions = new Map<string, number>();

/** Whether no page has come yet but the one that was there before this script, which its reader may have scrolled. */
let isFirst = true;

/** What leaves the document with the page, as by a reload, is the browser's to remember. */
const leaveToBrowser = () => {
  history.scrollRestoration = 'auto';
};

/** The id that an anchor names; as it is written where its escapes are broken. */
function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * New pages open at the top or at their anchor; going back or forward returns to where one was. A first one that was there
 * before this script stays where it is, and so does one whose address alone is another, as of the same page in another language.
 */
export function useScrollMemory(): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(null);
  const page = pageNameAt(pathname) ?? pathname;
  useLayoutEffect(() => {
    const isSame = type === 'REPLACE' && shown.current === page;
    shown.current = page;
    history.scrollRestoration = 'manual';
    if (isFirst && scrollY > 0) positions.set(key, scrollY);
    isFirst = false;
    const target = document.getElementById(idOf(hash));
    const remembered = type === 'POP' ? positions.get(key) : undefined;
    if (remembered !== undefined) scrollTo(0, remembered);
    else if (isSame) positions.set(key, scrollY);
    else if (target) target.scrollIntoView();
    else scrollTo(0, 0);
    const remember = () => positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', leaveToBrowser);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', leaveToBrowser);
    };
  }, [key, hash, type, page]);
}
