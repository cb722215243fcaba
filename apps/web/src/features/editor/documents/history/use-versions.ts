import { useEffect, useState } from 'react';
import { useDocuments } from '../documents-context';
import type { KeptVersion } from './history-store';

/** The versions of the document on the sheet; `undefined` until they are read, `null` where that failed. */
export function useVersions() {
  const documents = useDocuments();
  const [versions, setVersions] = useState<readonly KeptVersion[] | null>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    documents
      .versionsOfShown()
      .catch(() => null)
      .then((read) => isWanted && setVersions(read))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [documents, tries]);
  const retry = () => {
    setVersions(undefined);
    setTries((count) => count + 1);
  };
  return { versions, retry };
}
