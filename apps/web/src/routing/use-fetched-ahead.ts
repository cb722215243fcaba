import { useEffect } from 'react';
import type { LazyPage } from './lazy-page';

/** How long a page has been open when what it needs itself is likely here. Milliseconds. */
const SETTLED_MS = 3_000;

/** Fetches pages that may have to open without a connection, once `isWanted`. One that does not come is asked for anew when it opens. */
export function useFetchedAhead(pages: readonly LazyPage[], isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => {
      for (const { preload } of pages) preload().catch(() => {});
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [pages, isWanted]);
}
