import { useEffect, useEffectEvent } from 'react';

/** Whether the document was loaded for this very page: another one, and so on, might fail just like it. */
const isLoadedForThis = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return !navigation || new URL(navigation.name).pathname === location.pathname;
};

/**
 * Loads the page with a new document where one of its parts did not come: a newer version may have taken the place of the
 * one that this document is of. Without a connection everything stays as it is until there is one.
 */
export function useFreshDocument(isLoadFailure: boolean, reload = () => location.reload()): void {
  const loadAnew = useEffectEvent(reload);
  useEffect(() => {
    if (!isLoadFailure) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const look = () =>
      void fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
        ({ status }) => status < 500 && !signal.aborted && loadAnew(),
        () => undefined,
      );
    if (!isLoadedForThis()) look();
    window.addEventListener('online', look, { signal });
    return () => leaving.abort();
  }, [isLoadFailure]);
}
