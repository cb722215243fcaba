import { useEffect } from 'react';

/** Whether the document was loaded for this very page: loading it anew would only fail again. */
const isLoadedForThis = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return !navigation || new URL(navigation.name).pathname === location.pathname;
};

/**
 * Loads the page with a new document where one of its parts did not come: a newer version may have taken the place of the
 * one that this document is of. Without a connection everything stays as it is.
 */
export function useFreshDocument(isLoadFailure: boolean): void {
  useEffect(() => {
    if (!isLoadFailure || isLoadedForThis()) return;
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status < 500 && location.reload(),
      () => undefined,
    );
  }, [isLoadFailure]);
}
