import { randomId } from '../../../random-id';
import type { DraftSession } from '../drafts/draft-session';
import type { HistoryStore, KeptVersion } from './history/history-store';
import { storeIn, type Tab } from '../state/open-document';
import type { Store } from '../../../store';
import type { DocumentStore, KeptDocument } from './document-store';

/** What can be done with the documents of this browser. All of it rejects where the browser's storage does not let it. */
export interface Documents {
  /** Counts what was done here, for lists to follow. */
  readonly changes: Pick<Store<number>, 'get' | 'subscribe'>;
  /** The document on the sheet. */
  readonly shownId: string;
  list(): Promise<KeptDocument[]>;
  /** What the person has called the document on the sheet. */
  nameOfShown(): Promise<string | undefined>;
  /** Earlier versions of the document on the sheet, the latest first. */
  versionsOfShown(): Promise<KeptVersion[]>;
  /** Puts another document on the sheet, or a new one. Rejects, and leaves the present one, where that is not saved. */
  show(id?: string): Promise<void>;
  /** Keeps a text as a new document. Returns its id. */
  add(text: string, name: string): Promise<string>;
  rename(id: string, name: string | undefined): Promise<void>;
  /** Puts a document out of sight. The next one takes its place on the sheet. */
  remove(id: string): Promise<void>;
  restore(document: KeptDocument): Promise<void>;
  purge(id: string): Promise<void>;
}

export interface DocumentsOptions {
  readonly tab: Tab;
  readonly store: DocumentStore;
  readonly history: Pick<HistoryStore, 'list'>;
  readonly changes: Store<number>;
  readonly shownId: string;
  /** Saves what is on the sheet. */
  readonly drafts: Pick<DraftSession, 'flush' | 'state'>;
  readonly show: (id: string) => Promise<void>;
}

export function createDocuments(options: DocumentsOptions): Documents {
  const { tab, store, changes, shownId, drafts } = options;
  const changed = () => changes.update((count) => count + 1);
  const save = async () => {
    await drafts.flush();
    if (drafts.state.get().saving === 'failed') throw new Error('The text is not saved.');
  };
  const show = async (id = randomId()) => {
    if (id === shownId) return;
    await save();
    await options.show(id);
  };
  return {
    changes,
    shownId,
    show,
    async list() {
      // What cannot be saved is listed as it was before.
      await drafts.flush();
      return store.list();
    },
    nameOfShown: () => store.nameOf(shownId),
    versionsOfShown: () => options.history.list(shownId),
    async add(text, name) {
      const id = randomId();
      await storeIn(tab, id).save({ text, selection: { anchor: 0, head: 0 } }, 0);
      if (name !== '') await store.rename(id, name);
      changed();
      return id;
    },
    async rename(id, name) {
      await store.rename(id, name);
      changed();
    },
    async remove(id) {
      if (id === shownId) await save();
      await store.remove(id);
      changed();
      if (id === shownId) await show((await store.find(undefined)) ?? randomId());
    },
    async restore(document) {
      await store.restore(document);
      changed();
    },
    purge: store.purge,
  };
}
