import type { DocumentStore } from '../../documents/document-store';
import type { ResultStore } from './result-store';

/** The documents, each of which takes its earlier results along when it goes for good. */
export function forgettingResults(
  documents: DocumentStore,
  results: Pick<ResultStore, 'forget'>,
): DocumentStore {
  return {
    ...documents,
    async purge(id) {
      await documents.purge(id);
      if ((await documents.find(id)) === id) return;
      // What fails here is swept at another visit.
      await results.forget(id).catch(() => undefined);
    },
  };
}
