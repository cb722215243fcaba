import { createStore, type Store } from '../../../store';
import type { SavedDraft } from './database';
import type { DraftContent, DraftStore } from './draft-store';
import type { Journal } from './journal';

/** From the last key to the save, and at the latest from the first key that is not saved. Milliseconds. */
const SAVE_AFTER_MS = 400;
const SAVE_WITHIN_MS = 1_000;
/** From a key to its entry in the journal, where the text is not so long that this could be felt. Milliseconds; UTF-16 code units. */
const JOURNAL_AFTER_MS = 150;
const JOURNAL_LENGTH = 100_000;
/** From a save that failed to the next try; doubled each time, up to the longest. Milliseconds. */
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

interface DraftState {
  readonly saving: 'saved' | 'pending' | 'failed';
  /** Another version of this text, which nobody has chosen or rejected yet. */
  readonly conflict: SavedDraft | null;
}

/** The part of a `BroadcastChannel` that is used. */
export interface TabChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  close(): void;
}

export interface DraftSessionOptions {
  readonly store: DraftStore;
  readonly journal: Journal;
  /** Revision of the draft that the page started with; 0 where it started with a version beside it. */
  readonly revision: number;
  /** Another version that the page found when it started. */
  readonly other: SavedDraft | undefined;
  readonly content: () => DraftContent;
  readonly replace: (draft: SavedDraft) => void;
  readonly channel: TabChannel | null;
  /** Another tab has saved a newer text and it was taken over, because nothing was unsaved here. */
  readonly onFollowed: () => void;
}

export interface DraftSession {
  readonly state: Store<DraftState>;
  changed(): void;
  /** Puts what is not saved where it outlives the page, before this returns. */
  hold(): void;
  /** Saves at once; resolves once nothing is being saved any more. Whether that failed says the state. */
  flush(): Promise<void>;
  keepMine(): Promise<void>;
  takeTheirs(): Promise<void>;
  dispose(): void;
}

/** Keeps the draft in the browser, and in step with other tabs. */
export function createDraftSession(options: DraftSessionOptions): DraftSession {
  const { store, journal, channel } = options;
  const state = createStore<DraftState>({ saving: 'saved', conflict: options.other ?? null });
  let base = options.revision;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let journalTimer: ReturnType<typeof setTimeout> | undefined;
  let dirty = false;
  /** When the first key was pressed that no save has begun with. */
  let dirtySince = 0;
  let writing = false;
  let isLong = false;
  let failures = 0;
  let disposed = false;
  let queue: Promise<void> = Promise.resolve();

  const write = async () => {
    dirty = false;
    writing = true;
    const content = options.content();
    isLong = content.text.length > JOURNAL_LENGTH;
    try {
      const result = await store.save(content, base);
      failures = 0;
      if (result.saved) base = result.revision;
      if (!dirty) journal.clear();
      channel?.postMessage({ type: 'saved' });
      const conflict = result.saved ? state.get().conflict : result.theirs;
      state.set({ saving: dirty ? 'pending' : 'saved', conflict });
    } catch {
      dirty = true;
      state.update((now) => ({ ...now, saving: 'failed' }));
      saveLater(Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS));
      failures += 1;
    } finally {
      writing = false;
    }
  };

  /** Unless a save is due already. */
  const saveLater = (delay: number) => {
    if (!disposed) timer ??= setTimeout(() => void save(), delay);
  };

  const cancelTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  const save = () => {
    cancelTimer();
    queue = queue.then(write);
    return queue;
  };

  const hold = () => {
    clearTimeout(journalTimer);
    journalTimer = undefined;
    if (dirty || writing) journal.write(options.content(), base);
  };

  const adopt = (draft: SavedDraft) => {
    base = draft.revision;
    options.replace(draft);
    cancelTimer();
    dirty = false;
    journal.clear();
    state.update((now) => ({ ...now, saving: 'saved' }));
  };

  /** Takes notice of what other tabs have saved or settled. */
  const follow = async () => {
    const { current, others } = await store.load();
    const { text } = options.content();
    const isOwnWaiting = others.some(({ tab }) => tab === store.tab);
    const isKnown = !current || current.revision === base || current.text === text;
    let conflict =
      others.findLast((other) => other.tab !== store.tab && other.text !== text) ?? null;
    if (current && isKnown) base = current.revision;
    else if (current && (dirty || isOwnWaiting)) conflict = current;
    else if (current) {
      adopt(current);
      options.onFollowed();
    }
    state.update((now) => ({ ...now, conflict }));
  };

  /** Makes the text of this page the draft, in place of the rejected one. */
  const settle = (rejected: DraftContent) => {
    cancelTimer();
    const work = async () => {
      dirty = false;
      writing = true;
      base = await store.settle(options.content(), rejected).finally(() => (writing = false));
      if (!dirty) journal.clear();
      state.update((now) => ({ ...now, saving: dirty ? 'pending' : 'saved' }));
      channel?.postMessage({ type: 'saved' });
      await follow();
    };
    queue = queue.then(work).catch(() => {
      dirty = true;
      state.update((now) => ({ ...now, saving: 'failed' }));
      saveLater(FIRST_RETRY_MS);
    });
    return queue;
  };

  if (channel) {
    channel.onmessage = () => {
      // Takes its turn with the saves: a save between its reading and its adopting would hide what is unsaved.
      queue = queue.then(follow).catch(() => undefined);
    };
  }

  return {
    state,
    hold,
    changed() {
      if (!dirty) dirtySince = Date.now();
      dirty = true;
      cancelTimer();
      saveLater(Math.min(SAVE_AFTER_MS, Math.max(0, dirtySince + SAVE_WITHIN_MS - Date.now())));
      if (!isLong && !disposed) journalTimer ??= setTimeout(hold, JOURNAL_AFTER_MS);
      if (state.get().saving === 'saved') state.update((now) => ({ ...now, saving: 'pending' }));
    },
    async flush() {
      await (dirty ? save() : queue);
    },
    async keepMine() {
      const { conflict } = state.get();
      if (conflict) await settle(conflict);
    },
    async takeTheirs() {
      const { conflict } = state.get();
      if (!conflict) return;
      const mine = options.content();
      adopt(conflict);
      await settle(mine);
    },
    dispose() {
      hold();
      disposed = true;
      cancelTimer();
      if (dirty) void save();
      if (channel) channel.onmessage = null;
      queue = queue.finally(() => channel?.close());
    },
  };
}
