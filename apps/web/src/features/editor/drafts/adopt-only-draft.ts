import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { EditorDatabase } from './database';
import { readDraft } from './read-draft';

/** The document that was the only one once. What a tab of that time leaves unsaved goes to it. */
export const FIRST_DOCUMENT = 'first';

/** What the drafts' store of then holds. */
interface OnlyDraft {
  drafts: { key: string; value: unknown };
}

type Upgrade = IDBPTransaction<EditorDatabase, StoreNames<EditorDatabase>[], 'versionchange'>;

/** Makes the only draft and the versions beside it the first document, as they are, damaged or not. */
export async function adoptOnlyDraft(
  database: IDBPDatabase<EditorDatabase>,
  upgrade: Upgrade,
  now: () => number = Date.now,
): Promise<void> {
  const drafts = (
    upgrade as unknown as IDBPTransaction<OnlyDraft, ['drafts'], 'versionchange'>
  ).objectStore('drafts');
  const [keys, values] = await Promise.all([drafts.getAllKeys(), drafts.getAll()]);
  const times = values.map((value) => readDraft(value)?.savedAt ?? 0).filter((time) => time > 0);
  const changedAt = times.length > 0 ? Math.max(...times) : now();
  const texts = upgrade.objectStore('texts') as unknown as {
    put(value: unknown, key: unknown): Promise<unknown>;
  };
  for (const [index, key] of keys.entries()) await texts.put(values[index], [FIRST_DOCUMENT, key]);
  if (keys.length > 0)
    await upgrade
      .objectStore('documents')
      .put({ createdAt: Math.min(changedAt, ...times), changedAt }, FIRST_DOCUMENT);
  (database as unknown as IDBPDatabase<OnlyDraft>).deleteObjectStore('drafts');
}
