import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { resultsDatabaseName } from '../../../../drafts/kept-names';
import type { KeptResult } from './kept-result';

export type ResultKey = [document: string, id: string];

interface Schema extends DBSchema {
  results: { key: ResultKey; value: KeptResult };
}

export type ResultsDatabase = IDBPDatabase<Schema>;

/** The account's earlier results in this browser. Rejects where storage is blocked; `onClosed` hears when it has to be opened anew. */
export function openResultsDatabase(
  accountId: string,
  onClosed: () => void,
): Promise<ResultsDatabase> {
  return openDB<Schema>(resultsDatabaseName(accountId), 1, {
    upgrade: (database) => void database.createObjectStore('results'),
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      onClosed();
    },
    terminated: onClosed,
  });
}
