import { useCallback, useEffect, useState } from 'react';
import { useStore } from '../state/use-store';
import type { KeptDocument } from './document-store';
import { useDocuments } from './documents-context';

/** All documents; `undefined` until they are read, `null` where that failed. */
export function useDocumentList() {
  const documents = useDocuments();
  const changes = useStore(documents.changes);
  const [list, setList] = useState<readonly KeptDocument[] | null>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    documents
      .list()
      .catch(() => null)
      .then((read) => wanted && setList(read))
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [documents, changes, tries]);
  const retry = useCallback(() => {
    setList(undefined);
    setTries((count) => count + 1);
  }, []);
  return { list, retry };
}
