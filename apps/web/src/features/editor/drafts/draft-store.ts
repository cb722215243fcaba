import type { Database, SavedDraft } from './database';

export type DraftContent = Pick<SavedDraft, 'text' | 'selection'>;

type SaveResult =
  | { readonly saved: true; readonly revision: number }
  /** Another tab has written since: its text stands, this one is kept as the other version. */
  | { readonly saved: false; readonly theirs: SavedDraft };

export interface DraftStore {
  load(): Promise<{ current: SavedDraft | undefined; other: SavedDraft | undefined }>;
  /** Writes over revision `base` only; with `force`, over whatever stands there. */
  save(content: DraftContent, base: number, force?: boolean): Promise<SaveResult>;
  /** Lets the other version go. */
  discardOther(): Promise<void>;
}

/** Drafts of this browser, safe against two tabs writing at once: the revision is compared in the same transaction. */
export function createDraftStore(
  open: () => Promise<Database>,
  tab: string,
  now: () => number = Date.now,
): DraftStore {
  return {
    async load() {
      const transaction = (await open()).transaction('drafts');
      const [current, other] = await Promise.all([
        transaction.store.get('current'),
        transaction.store.get('other'),
      ]);
      return { current, other };
    },
    async save(content, base, force = false) {
      const transaction = (await open()).transaction('drafts', 'readwrite');
      const theirs = await transaction.store.get('current');
      const stale = theirs !== undefined && theirs.revision !== base && theirs.tab !== tab;
      const revision = (theirs?.revision ?? 0) + 1;
      const draft: SavedDraft = { ...content, savedAt: now(), tab, revision };
      const conflict = stale && !force && theirs.text !== content.text;
      await transaction.store.put(draft, conflict ? 'other' : 'current');
      if (force) await transaction.store.delete('other');
      await transaction.done;
      return conflict ? { saved: false, theirs } : { saved: true, revision };
    },
    async discardOther() {
      await (await open()).delete('drafts', 'other');
    },
  };
}
