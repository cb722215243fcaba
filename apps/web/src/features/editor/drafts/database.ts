import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { databaseName } from '../../../drafts/kept-names';
import { adoptOnlyDraft } from './adopt-only-draft';

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

/** What is known of a document beside its text. */
export interface DocumentRecord {
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** When its text was last saved. Milliseconds since 1970. */
  readonly changedAt: number;
  /** Given by the person; without it, the text's first line stands for it. */
  readonly name?: string;
  /** When it was deleted, as long as that can be undone. Milliseconds since 1970. */
  readonly deletedAt?: number;
}

/** `current`: the document's draft. Any other version: one of a tab that wrote while another one did. */
export type TextKey = [document: string, version: string];

export interface EditorDatabase extends DBSchema {
  texts: { key: TextKey; value: SavedDraft };
  documents: { key: string; value: DocumentRecord };
  preferences: { key: string; value: unknown };
}

export type Database = IDBPDatabase<EditorDatabase>;

/** Since 2 there are several documents; before, `drafts` held the versions of the only one. */
const VERSION = 2;

/** How long the browser may take to open its storage: some never answer. Milliseconds. */
const OPENED_WITHIN_MS = 10_000;

/** The account's place in the browser. Rejects where storage is blocked, full or silent; `onClosed` hears when it has to be opened anew. */
export async function openEditorDatabase(
  accountId: string,
  onClosed: () => void,
): Promise<Database> {
  const opening = openDB<EditorDatabase>(databaseName(accountId), VERSION, {
    async upgrade(database, before, _version, transaction) {
      database.createObjectStore('texts');
      database.createObjectStore('documents');
      if (before < 1) database.createObjectStore('preferences');
      else await adoptOnlyDraft(database, transaction);
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
