import { isBlank } from '@tercet/contracts';
import type { Database, SavedDraft } from './database';
import type { JournalEntry } from './journal';
import { readDraft } from './read-draft';

export type DraftContent = Pick<SavedDraft, 'text' | 'selection'>;

type SaveResult =
  | { readonly saved: true; readonly revision: number }
  /** Another tab has written since: its text stands, this one is kept beside it. */
  | { readonly saved: false; readonly theirs: SavedDraft };

export interface Drafts {
  readonly current: SavedDraft | undefined;
  /** Versions of tabs that wrote at the same time and that nobody has chosen or rejected yet, the oldest first. */
  readonly others: readonly SavedDraft[];
}

export interface DraftStore {
  /** Names the tab that this store writes for. */
  readonly tab: string;
  load(): Promise<Drafts>;
  /** Writes over revision `base` only. */
  save(content: DraftContent, base: number): Promise<SaveResult>;
  /** Makes the chosen version the draft and lets the rejected one go. What the person has not seen stays. Returns the revision. */
  settle(chosen: DraftContent, rejected: DraftContent): Promise<number>;
  /** Takes in what a tab that is gone had not saved: as the draft where nobody wrote since, else beside it. */
  recover(entry: JournalEntry): Promise<void>;
  /** Makes the version that this tab left behind under its former name its own again. */
  claim(formerTab: string): Promise<SavedDraft | undefined>;
}

const otherOf = (tab: string) => `other:${tab}`;

/** What the drafts' store holds is as unknown as any other program's: every reading goes through `readDraft`. */
interface Readable {
  get(key: string): Promise<unknown>;
  getAllKeys(): Promise<string[]>;
  getAll(): Promise<unknown[]>;
}

const draftAt = async (store: Readable, key: string) => readDraft(await store.get(key));

async function allOf(store: Readable): Promise<[key: string, draft: SavedDraft][]> {
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return keys.flatMap((key, index) => {
    const draft = readDraft(values[index]);
    return draft ? [[key, draft] as const] : [];
  });
}

/** Drafts of this browser, safe against tabs writing at once: the revision is compared in the same transaction. */
export function createDraftStore(
  open: () => Promise<Database>,
  tab: string,
  now: () => number = Date.now,
): DraftStore {
  const read = async () => (await open()).transaction('drafts');
  const write = async () => (await open()).transaction('drafts', 'readwrite');
  return {
    tab,
    async load() {
      const { store } = await read();
      const drafts = await allOf(store);
      return {
        current: drafts.find(([key]) => key === 'current')?.[1],
        others: drafts
          .filter(([key]) => key !== 'current')
          .map(([, draft]) => draft)
          .toSorted((a, b) => a.savedAt - b.savedAt),
      };
    },
    async save(content, base) {
      const savedAt = now();
      const { store, done } = await write();
      const theirs = await draftAt(store, 'current');
      const stale = theirs !== undefined && theirs.revision !== base && theirs.tab !== tab;
      const revision = (theirs?.revision ?? 0) + 1;
      const draft: SavedDraft = { ...content, savedAt, tab, revision };
      const conflict = stale && theirs.text !== content.text;
      await store.put(draft, conflict ? otherOf(tab) : 'current');
      if (!conflict) await store.delete(otherOf(tab));
      await done;
      return conflict ? { saved: false, theirs } : { saved: true, revision };
    },
    async settle(chosen, rejected) {
      const savedAt = now();
      const { store, done } = await write();
      const current = await draftAt(store, 'current');
      const seen = [chosen.text, rejected.text];
      if (current && current.tab !== tab && !seen.includes(current.text))
        await store.put(current, otherOf(current.tab));
      const revision = (current?.revision ?? 0) + 1;
      const { text, selection } = chosen;
      await store.put({ text, selection, savedAt, tab, revision }, 'current');
      for (const [key, draft] of await allOf(store)) {
        if (key === 'current') continue;
        if (draft.tab === tab || seen.includes(draft.text)) await store.delete(key);
      }
      await done;
      return revision;
    },
    async recover({ text, selection, tab: author, base, writtenAt }) {
      const { store, done } = await write();
      const current = await draftAt(store, 'current');
      const beside = await draftAt(store, otherOf(author));
      const revision = (current?.revision ?? 0) + 1;
      const draft: SavedDraft = { text, selection, savedAt: writtenAt, tab: author, revision };
      const isLatest = !current || current.revision === base;
      if (current?.text !== text) {
        if (isLatest || current.tab === author) {
          if (isLatest || writtenAt >= current.savedAt) await store.put(draft, 'current');
        } else if (!isBlank(text) && writtenAt >= (beside?.savedAt ?? 0)) {
          await store.put(draft, otherOf(author));
        }
      }
      await done;
    },
    async claim(formerTab) {
      const { store, done } = await write();
      const former = await draftAt(store, otherOf(formerTab));
      const own = former && { ...former, tab };
      if (own) {
        await store.delete(otherOf(formerTab));
        await store.put(own, otherOf(tab));
      }
      await done;
      return own;
    },
  };
}
