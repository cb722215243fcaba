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

/** When a version of a document was kept, in milliseconds since 1970. */
export type VersionKey = [document: string, keptAt: number];

export interface EditorDatabase extends DBSchema {
  texts: { key: TextKey; value: SavedDraft };
  documents: { key: string; value: DocumentRecord };
  history: { key: VersionKey; value: { readonly text: string } };
  preferences: { key: string; value: unknown };
}

export type Database = IDBPDatabase<EditorDatabase>;

/** Since 3 there is a history; since 2 there are several documents; before, `drafts` held the versions of the only one. */
const VERSION = 3;

/** How long the browser may take to open its storage: some never answer. Milliseconds. */
const OPENED_WITHIN_MS = 10_000;

/**
 * The account's place in the browser. Rejects where storage is blocked, full or silent; `onClosed` hears when it has to be opened
 * anew, and `onHeld` when an older tab holds it, which is waited for, and when it does no longer.
 */
export async function openEditorDatabase(
  accountId: string,
  onClosed: () => void,
  onHeld: (isHeld: boolean) => void = () => undefined,
): Promise<Database> {
  const opening = openDB<EditorDatabase>(databaseName(accountId), VERSION, {
    async upgrade(database, before, _version, transaction) {
      database.createObjectStore('history');
      if (before < 1) database.createObjectStore('preferences');
      if (before >= 2) return;
      database.createObjectStore('texts');
      database.createObjectStore('documents');
      if (before === 1) await adoptOnlyDraft(database, transaction);
    },
    blocked() {
      patience.end();
      onHeld(true);
      opening.then(
        () => onHeld(false),
        () => onHeld(false),
      );
    },
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
      onClosed();
    },
    terminated: onClosed,
  });
  const patience = limitedPatience();
  return patience.with(opening);
}

/** Waits so long as a browser may take that answers at all, or until its end for ever. */
function limitedPatience() {
  let giveUp: () => void = () => undefined;
  const timer = setTimeout(() => giveUp(), OPENED_WITHIN_MS);
  const end = () => clearTimeout(timer);
  return {
    end,
    with: (opening: Promise<Database>) =>
      new Promise<Database>((resolve, reject) => {
        giveUp = () => {
          reject(new Error('The browser does not open its storage.'));
          opening.then((late) => late.close()).catch(() => undefined);
        };
        opening.then(resolve, reject).finally(end);
      }),
  };
}
