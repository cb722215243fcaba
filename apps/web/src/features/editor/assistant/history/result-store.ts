import { keptOf, type KeptResult } from './kept-result';
import { readResult } from './read-result';
import { openResultsDatabase, type ResultKey, type ResultsDatabase } from './results-database';

/** The earlier results that an account has in this browser. All of it rejects where the browser's storage does not let it. */
export interface ResultStore {
  /** Those of a document, the newest first. */
  list(document: string): Promise<KeptResult[]>;
  /** Keeps these; the oldest of the document go where there is no room. */
  put(document: string, results: readonly KeptResult[]): Promise<void>;
  remove(document: string, ids: readonly string[]): Promise<void>;
  /** Deletes all of a document. */
  forget(document: string): Promise<void>;
}

/** A document that is new is in its place by then. Milliseconds. */
const SAVED_WITHIN_MS = 60 * 60_000;

/** All of a document: any list comes after any name. */
const allOf = (document: string) => IDBKeyRange.bound([document], [document, []]);

/** What the store holds is as unknown as any other program's: every reading goes through `readResult`. */
interface Readable {
  getAll(query: IDBKeyRange): Promise<unknown[]>;
}

async function resultsIn(store: Readable, document: string): Promise<KeptResult[]> {
  const values = await store.getAll(allOf(document));
  return keptOf(values.flatMap((value) => readResult(value) ?? []));
}

/** Deletes what belongs to documents that are gone. */
async function sweep(database: ResultsDatabase, documents: ReadonlySet<string>): Promise<void> {
  const keys = await database.getAllKeys('results');
  const unknown = new Set(keys.map(([document]) => document).filter((id) => !documents.has(id)));
  for (const document of unknown) {
    const [latest] = await resultsIn(database.transaction('results').store, document);
    if (latest && latest.at > Date.now() - SAVED_WITHIN_MS) continue;
    await database.delete('results', allOf(document));
  }
}

/**
 * Opens its place in the browser at the first use.
 * @param documentIds of all documents that the account has in this browser, deleted ones that can come back with them
 */
export function createResultStore(
  accountId: string,
  documentIds: () => Promise<ReadonlySet<string>>,
): ResultStore {
  let opening: Promise<ResultsDatabase> | undefined;
  let isSwept = false;

  const sweepOnce = async (database: ResultsDatabase) => {
    if (isSwept) return;
    isSwept = true;
    try {
      await sweep(database, await documentIds());
    } catch {
      // They go at another visit.
    }
  };

  const open = () => {
    const close = () => (opening = undefined);
    opening ??= openResultsDatabase(accountId, close).catch((error: unknown) => {
      close();
      throw error;
    });
    return opening;
  };

  return {
    async list(document) {
      const database = await open();
      await sweepOnce(database);
      return resultsIn(database.transaction('results').store, document);
    },
    async put(document, results) {
      const { store, done } = (await open()).transaction('results', 'readwrite');
      for (const result of results) await store.put(result, [document, result.id]);
      const kept = new Set((await resultsIn(store, document)).map(({ id }) => id));
      for (const key of await store.getAllKeys(allOf(document)))
        if (!kept.has(key[1])) await store.delete(key);
      await done;
    },
    async remove(document, ids) {
      const { store, done } = (await open()).transaction('results', 'readwrite');
      for (const id of ids) await store.delete([document, id] satisfies ResultKey);
      await done;
    },
    forget: async (document) => (await open()).delete('results', allOf(document)),
  };
}
