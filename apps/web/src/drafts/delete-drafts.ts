import { deleteDB } from 'idb';
import { databaseName, journalPrefix, resultsDatabaseName } from './kept-names';

/** A tab that leaves the editor saves what it holds: by then it has done so. Milliseconds. */
const LEFT_BY_THEN_MS = 1_000;

async function deleteAll(accountId: string): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(journalPrefix(accountId))) localStorage.removeItem(key);
    }
    await deleteDB(databaseName(accountId));
    await deleteDB(resultsDatabaseName(accountId));
  } catch {
    // The browser forbids storage: there are none.
  }
}

/**
 * Deletes what the editor keeps for an account in this browser: drafts, earlier results of the assistant, and words
 * and rules that were set aside. To be
 * called once nobody is signed in, when the tabs leave the editor: what they save on leaving is deleted too.
 */
export async function deleteDrafts(accountId: string): Promise<void> {
  await deleteAll(accountId);
  await new Promise((resume) => setTimeout(resume, LEFT_BY_THEN_MS));
  await deleteAll(accountId);
}
