import { createStore, type Store } from '../../../../store';
import { keptOf, type KeptResult } from './kept-result';
import type { ResultStore } from './result-store';

/** The earlier results of the open document, the newest first. What the browser does not keep lives as long as the page. */
export interface DocumentResults extends Pick<Store<readonly KeptResult[]>, 'get' | 'subscribe'> {
  /** Takes in what is kept, also by other tabs. Never rejects. */
  load(): Promise<void>;
  /** Those that are there already are replaced. */
  add(results: readonly KeptResult[]): void;
  remove(results: readonly KeptResult[]): void;
}

export function createDocumentResults(store: ResultStore, document: string): DocumentResults {
  const shown = createStore<readonly KeptResult[]>([]);
  /** Not in the browser's storage, or not yet. */
  const unkept = new Map<string, KeptResult>();
  const removed = new Set<string>();

  const merged = (others: readonly KeptResult[]) => {
    const byId = new Map([...others, ...unkept.values()].map((result) => [result.id, result]));
    return keptOf([...byId.values()].filter(({ id }) => !removed.has(id)));
  };

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    async load() {
      try {
        shown.set(merged(await store.list(document)));
      } catch {
        // The browser forbids storage: there are those of this visit.
      }
    },
    add(results) {
      for (const result of results) {
        unkept.set(result.id, result);
        removed.delete(result.id);
      }
      shown.update(merged);
      store
        .put(document, results)
        .then(() => {
          for (const result of results)
            if (unkept.get(result.id) === result) unkept.delete(result.id);
        })
        .catch(() => undefined);
    },
    remove(results) {
      const ids = results.map(({ id }) => id);
      for (const id of ids) {
        unkept.delete(id);
        removed.add(id);
      }
      shown.update(merged);
      store.remove(document, ids).catch(() => undefined);
    },
  };
}
