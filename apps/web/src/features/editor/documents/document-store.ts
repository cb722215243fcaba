import type { Database, DocumentRecord, SavedDraft, TextKey } from '../drafts/database';
import { CURRENT, versionsOf } from '../drafts/draft-store';
import { readDocument } from '../drafts/read-document';
import { readDraft } from '../drafts/read-draft';

/** How long a deleted document outlives the page on which that could be undone. Milliseconds. */
const DELETED_FOR_MS = 10 * 60_000;

/** A document of this browser. */
export interface KeptDocument extends Omit<DocumentRecord, 'deletedAt'> {
  readonly id: string;
  readonly text: string;
}

export interface DocumentStore {
  /** Those that are not deleted, the last changed first. */
  list(): Promise<KeptDocument[]>;
  /** Which one to show: the wanted one, or else the last changed. */
  find(wanted: string | undefined): Promise<string | undefined>;
  nameOf(id: string): Promise<string | undefined>;
  /** Without a name, the first line stands for it again. */
  rename(id: string, name: string | undefined): Promise<void>;
  /** Puts it out of sight. It comes back where a tab writes it. */
  remove(id: string): Promise<void>;
  /** Brings it back, as it was given where it was deleted for good meanwhile. */
  restore(document: KeptDocument): Promise<void>;
  /** Deletes it for good, if it still is out of sight. */
  purge(id: string): Promise<void>;
  /** Deletes for good what pages that are gone have put out of sight, and versions of what is gone. */
  purgeOld(): Promise<void>;
}

const byTime = (a: DocumentRecord, b: DocumentRecord) => b.changedAt - a.changedAt;

/** The draft, or the latest version beside it where none can be read. */
function textOf(versions: ReadonlyMap<string, SavedDraft> = new Map()): string {
  const latest = [...versions.values()].toSorted((a, b) => a.savedAt - b.savedAt).at(-1);
  return (versions.get(CURRENT) ?? latest)?.text ?? '';
}

function byDocument(keys: readonly TextKey[], values: readonly unknown[]) {
  const versions = new Map<string, Map<string, SavedDraft>>();
  for (const [index, [id, version]] of keys.entries()) {
    const draft = readDraft(values[index]);
    const known = versions.get(id) ?? new Map<string, SavedDraft>();
    if (draft) known.set(version, draft);
    versions.set(id, known);
  }
  return versions;
}

interface Readable {
  getAllKeys(): Promise<string[]>;
  getAll(): Promise<unknown[]>;
}

async function recordsIn(store: Readable): Promise<KnownRecord[]> {
  const [ids, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return ids.flatMap((id, index) => {
    const record = readDocument(values[index]);
    return record ? [{ ...record, id }] : [];
  });
}

type KnownRecord = DocumentRecord & { readonly id: string };

/** Those that are not deleted. A text whose record was damaged is a document, too. */
function thoseThere(known: readonly KnownRecord[], keys: readonly TextKey[]): KnownRecord[] {
  const ids = new Set(known.map(({ id }) => id));
  const texts = new Set(keys.map(([id]) => id));
  const unknown = [...texts].filter((id) => !ids.has(id));
  return [
    ...known.filter(({ deletedAt }) => deletedAt === undefined),
    ...unknown.map((id) => ({ id, createdAt: 0, changedAt: 0 })),
  ];
}

/** The documents that an account has in this browser. */
export function createDocumentStore(
  open: () => Promise<Database>,
  now: () => number = Date.now,
): DocumentStore {
  const read = async () => {
    const transaction = (await open()).transaction(['texts', 'documents']);
    const known = recordsIn(transaction.objectStore('documents'));
    return { texts: transaction.objectStore('texts'), known };
  };

  const change = async (
    id: string,
    next: (before: DocumentRecord | undefined) => DocumentRecord,
  ) => {
    const { store, done } = (await open()).transaction('documents', 'readwrite');
    await store.put(next(readDocument(await store.get(id))), id);
    await done;
  };

  const purgeIf = async (id: string, isDue: (deletedAt: number) => boolean) => {
    const transaction = (await open()).transaction(['documents', 'texts', 'history'], 'readwrite');
    const documents = transaction.objectStore('documents');
    const { deletedAt } = readDocument(await documents.get(id)) ?? {};
    if (deletedAt !== undefined && isDue(deletedAt)) {
      await documents.delete(id);
      await transaction.objectStore('texts').delete(versionsOf(id));
      await transaction.objectStore('history').delete(versionsOf(id));
    }
    await transaction.done;
  };

  /** Deletes the versions of documents that are gone. */
  const sweepHistory = async () => {
    const transaction = (await open()).transaction(['documents', 'texts', 'history'], 'readwrite');
    const history = transaction.objectStore('history');
    const [known, texts, versions] = await Promise.all([
      transaction.objectStore('documents').getAllKeys(),
      transaction.objectStore('texts').getAllKeys(),
      history.getAllKeys(),
    ]);
    const there = new Set([...known, ...texts.map(([id]) => id)]);
    for (const key of versions) if (!there.has(key[0])) await history.delete(key);
    await transaction.done;
  };

  return {
    async list() {
      const { texts, known } = await read();
      const [records, keys, values] = await Promise.all([
        known,
        texts.getAllKeys(),
        texts.getAll(),
      ]);
      const versions = byDocument(keys, values);
      return thoseThere(records, keys)
        .map((record) => ({ ...record, text: textOf(versions.get(record.id)) }))
        .toSorted(byTime);
    },
    async find(wanted) {
      const { texts, known } = await read();
      const there = thoseThere(...(await Promise.all([known, texts.getAllKeys()])));
      return (there.find(({ id }) => id === wanted) ?? there.toSorted(byTime)[0])?.id;
    },
    nameOf: async (id) => readDocument(await (await open()).get('documents', id))?.name,
    rename: (id, name) =>
      change(id, (before) => {
        const { createdAt, changedAt, deletedAt } = before ?? {
          createdAt: now(),
          changedAt: now(),
        };
        return {
          createdAt,
          changedAt,
          ...(name !== undefined && { name }),
          ...(deletedAt !== undefined && { deletedAt }),
        };
      }),
    remove: (id) =>
      change(id, (before) => ({ createdAt: 0, changedAt: 0, ...before, deletedAt: now() })),
    async restore({ id, text, ...known }) {
      const transaction = (await open()).transaction(['documents', 'texts'], 'readwrite');
      const documents = transaction.objectStore('documents');
      const texts = transaction.objectStore('texts');
      const before: DocumentRecord = readDocument(await documents.get(id)) ?? known;
      const { deletedAt: _over, ...record } = before;
      await documents.put(record, id);
      if ((await texts.count(versionsOf(id))) === 0) {
        const draft = { text, selection: { anchor: 0, head: 0 }, savedAt: record.changedAt };
        await texts.put({ ...draft, tab: '', revision: 1 }, [id, CURRENT]);
      }
      await transaction.done;
    },
    purge: (id) => purgeIf(id, () => true),
    async purgeOld() {
      const isDue = (deletedAt: number) => deletedAt < now() - DELETED_FOR_MS;
      for (const { id, deletedAt } of await (
        await read()
      ).known)
        if (deletedAt !== undefined && isDue(deletedAt)) await purgeIf(id, isDue);
      await sweepHistory();
    },
  };
}
