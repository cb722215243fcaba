import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { databaseName } from '../../../drafts/kept-names';

/** A text as it was last saved. */
export interface SavedDraft {
  readonly text: string;
  /** Offsets in UTF-16 code units. */
  readonly selection: { readonly anchor: number; readonly head: number };
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Names the tab that wrote it. */
  readonly tab: string;
  /** Counts the writes of all tabs. */
  readonly revision: number;
}

interface EditorDatabase extends DBSchema {
  /** `current`: the draft. Under any other key: a version of a tab that wrote while another one did. */
  drafts: { key: string; value: SavedDraft };
  preferences: { key: string; value: unknown };
}

export type Database = IDBPDatabase<EditorDatabase>;

/** How long the browser may take to open its storage: some never answer. Milliseconds. */
const OPENED_WITHIN_MS = 10_000;

/** The account's place in the browser. Rejects where storage is blocked, full or silent; `onClosed` hears when it has to be opened anew. */
export async function openEditorDatabase(
  accountId: string,
  onClosed: () => void,
): Promise<Database> {
  const opening = openDB<EditorDatabase>(databaseName(accountId), 1, {
    upgrade(database) {
      database.createObjectStore('drafts');
      database.createObjectStore('preferences');
    },
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      onClosed();
    },
    terminated: onClosed,
  });
  return inTime(opening);
}

function inTime(opening: Promise<Database>): Promise<Database> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      reject(new Error('The browser does not open its storage.'));
      opening.then((late) => late.close()).catch(() => undefined);
    };
    const timer = setTimeout(giveUp, OPENED_WITHIN_MS);
    opening.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
