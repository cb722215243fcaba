import type { SavedDraft } from './database';
import type { Drafts, DraftStore } from './draft-store';
import { openJournal, readJournals, type JournalEntry } from './journal';
import { goneOf, renameTab } from './tab-life';

/** The texts that a page begins with. */
export interface OpeningDrafts {
  /** What stands on the sheet. */
  readonly mine: Pick<SavedDraft, 'text' | 'selection'> | undefined;
  /** Revision of the draft that `mine` is, 0 where it is a version beside the draft. */
  readonly revision: number;
  /** Another version, between which and `mine` a choice is due. */
  readonly other: SavedDraft | undefined;
  /** False where the browser keeps nothing (blocked or full storage): the text lives only as long as the page. */
  readonly canKeep: boolean;
}

/** Reads what is kept, after taking in what tabs that are gone had not saved. Never rejects. */
export async function openingDrafts(accountId: string, store: DraftStore): Promise<OpeningDrafts> {
  const before = renameTab(accountId, store.tab);
  const entries = readJournals(accountId);
  const gone = await goneOf(entries.map(({ tab }) => tab));
  const left = entries.filter(({ tab }) => gone.has(tab));
  try {
    for (const entry of left) await recover(accountId, store, entry);
    const drafts = await store.load();
    const isWaiting = before !== undefined && drafts.others.some(({ tab }) => tab === before);
    // A tab that was duplicated has the name of one that is still there, whose version is not its own.
    const isOwn = isWaiting && (await goneOf([before])).has(before);
    const own = isOwn ? before : fallback(drafts);
    return toOpening(drafts, own === undefined ? undefined : await store.claim(own));
  } catch {
    return { mine: left.at(-1), revision: 0, other: undefined, canKeep: false };
  }
}

async function recover(accountId: string, store: DraftStore, entry: JournalEntry): Promise<void> {
  await store.recover(entry);
  openJournal(accountId, entry.tab).clear();
}

/** The author of the latest version, where no draft can be read: that version is better than an empty sheet. */
function fallback({ current, others }: Drafts): string | undefined {
  return current ? undefined : others.at(-1)?.tab;
}

/** After a reload the sheet shows this tab's own version, as before, and the draft is the other one. */
function toOpening({ current, others }: Drafts, own: SavedDraft | undefined): OpeningDrafts {
  if (own && current && own.text !== current.text)
    return { mine: own, revision: 0, other: current, canKeep: true };
  const mine = current ?? own;
  const other = others.findLast(({ text }) => text !== mine?.text);
  return { mine, revision: current?.revision ?? 0, other, canKeep: true };
}
