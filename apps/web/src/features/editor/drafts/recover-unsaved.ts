import type { DraftStore } from './draft-store';
import { forgetEntry, readJournals, type KeptEntry } from './journal';
import { goneOf } from './tab-life';

/** What tabs that are gone had not saved, the oldest first. */
export async function unsavedOfGone(accountId: string) {
  const entries = readJournals(accountId);
  const gone = await goneOf(entries.map(({ tab }) => tab));
  return entries.filter(({ tab }) => gone.has(tab));
}

/** Takes it in, each into its document. Rejects where nothing can be saved; what is not taken in stays where it is. */
export async function recoverUnsaved(
  entries: readonly KeptEntry[],
  storeOf: (document: string) => DraftStore,
): Promise<void> {
  for (const { key, ...entry } of entries) {
    await storeOf(entry.document).recover(entry);
    forgetEntry(key);
  }
}
