import { isBlank } from '@tercet/contracts';
import type { IDBPTransaction } from 'idb';
import type { Database, EditorDatabase, SavedDraft, TextKey } from './database';
import type { JournalEntry } from './journal';
import { readDocument } from './read-document';
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

/** The version that is the document's draft. */
export const CURRENT = 'current';
const otherOf = (tab: string) => `other:${tab}`;

/** All that is kept under a document: any list comes after any name and any time. */
export const versionsOf = (document: string) => IDBKeyRange.bound([document], [document, []]);

/** What the store of texts holds is as unknown as any other program's: every reading goes through `readDraft`. */
interface Readable {
  get(key: TextKey): Promise<unknown>;
  getAllKeys(query: IDBKeyRange): Promise<TextKey[]>;
  getAll(query: IDBKeyRange): Promise<unknown[]>;
}

async function allOf(store: Readable, document: string) {
  const range = versionsOf(document);
  const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return keys.flatMap(([, version], index) => {
    const draft = readDraft(values[index]);
    return draft ? [[version, draft] as const] : [];
  });
}

type Writing = IDBPTransaction<EditorDatabase, ['texts', 'documents'], 'readwrite'>;

/** Notes that the document was written. One that another tab has deleted meanwhile is there again. */
async function touch(transaction: Writing, document: string, changedAt: number): Promise<void> {
  const documents = transaction.objectStore('documents');
  const before = readDocument(await documents.get(document));
  const name = before?.name === undefined ? {} : { name: before.name };
  const createdAt = before?.createdAt ?? changedAt;
  const latest = Math.max(changedAt, before?.changedAt ?? 0);
  await documents.put({ createdAt, changedAt: latest, ...name }, document);
}

/** The versions of one document in this browser, safe against tabs writing at once: the revision is compared in the same transaction. */
export function createDraftStore(
  open: () => Promise<Database>,
  tab: string,
  document: string,
  now: () => number = Date.now,
): DraftStore {
  const at = (version: string): TextKey => [document, version];

  const write = async () => {
    const transaction = (await open()).transaction(['texts', 'documents'], 'readwrite');
    const store = transaction.objectStore('texts');
    return {
      done: transaction.done,
      all: () => allOf(store, document),
      read: async (version: string) => readDraft(await store.get(at(version))),
      async put(draft: SavedDraft, version: string) {
        await store.put(draft, at(version));
        await touch(transaction, document, draft.savedAt);
      },
      remove: (version: string) => store.delete(at(version)),
    };
  };

  return {
    tab,
    async load() {
      const drafts = await allOf((await open()).transaction('texts').store, document);
      return {
        current: drafts.find(([version]) => version === CURRENT)?.[1],
        others: drafts
          .filter(([version]) => version !== CURRENT)
          .map(([, draft]) => draft)
          .toSorted((a, b) => a.savedAt - b.savedAt),
      };
    },
    async save(content, base) {
      const savedAt = now();
      const { read, put, remove, done } = await write();
      const theirs = await read(CURRENT);
      const stale = theirs !== undefined && theirs.revision !== base && theirs.tab !== tab;
      const revision = (theirs?.revision ?? 0) + 1;
      const draft: SavedDraft = { ...content, savedAt, tab, revision };
      const conflict = stale && theirs.text !== content.text;
      await put(draft, conflict ? otherOf(tab) : CURRENT);
      if (!conflict) await remove(otherOf(tab));
      await done;
      return conflict ? { saved: false, theirs } : { saved: true, revision };
    },
    async settle(chosen, rejected) {
      const savedAt = now();
      const { read, put, remove, all, done } = await write();
      const current = await read(CURRENT);
      const seen = [chosen.text, rejected.text];
      if (current && current.tab !== tab && !seen.includes(current.text))
        await put(current, otherOf(current.tab));
      const revision = (current?.revision ?? 0) + 1;
      const { text, selection } = chosen;
      await put({ text, selection, savedAt, tab, revision }, CURRENT);
      for (const [version, draft] of await all()) {
        if (version === CURRENT) continue;
        if (draft.tab === tab || seen.includes(draft.text)) await remove(version);
      }
      await done;
      return revision;
    },
    async recover({ text, selection, tab: author, base, writtenAt }) {
      const { read, put, done } = await write();
      const current = await read(CURRENT);
      const beside = await read(otherOf(author));
      const revision = (current?.revision ?? 0) + 1;
      const draft: SavedDraft = { text, selection, savedAt: writtenAt, tab: author, revision };
      const isLatest = !current || current.revision === base;
      if (current?.text !== text) {
        if (isLatest || current.tab === author) {
          if (isLatest || writtenAt >= current.savedAt) await put(draft, CURRENT);
        } else if (!isBlank(text) && writtenAt >= (beside?.savedAt ?? 0)) {
          await put(draft, otherOf(author));
        }
      }
      await done;
    },
    async claim(formerTab) {
      const { read, put, remove, done } = await write();
      const former = await read(otherOf(formerTab));
      const own = former && { ...former, tab };
      if (own && formerTab !== tab) {
        await remove(otherOf(formerTab));
        await put(own, otherOf(tab));
      }
      await done;
      return own;
    },
  };
}
