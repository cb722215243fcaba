import { createStore, type Store } from '../state/store';
import type { SavedDraft } from './database';
import type { DraftContent, DraftStore } from './draft-store';

/** From the last key to the save. Milliseconds. */
const SAVE_AFTER_MS = 400;
/** From a save that failed to the next try; doubled each time, up to the longest. Milliseconds. */
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

interface DraftState {
  readonly saving: 'saved' | 'pending' | 'failed';
  /** A text of another tab that differs from this one: a choice is due. */
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
  /** Revision and rival version that the page started with. */
  readonly revision: number;
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
  /** Saves at once, for example as the page goes away. */
  flush(): Promise<void>;
  keepMine(): Promise<void>;
  takeTheirs(): Promise<void>;
  dispose(): void;
}

/** Keeps the draft in the browser, and in step with other tabs. */
export function createDraftSession(options: DraftSessionOptions): DraftSession {
  const { store, channel } = options;
  const state = createStore<DraftState>({ saving: 'saved', conflict: options.other ?? null });
  let base = options.revision;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dirty = false;
  let failures = 0;
  let disposed = false;
  let queue: Promise<void> = Promise.resolve();

  const write = async (force: boolean) => {
    dirty = false;
    try {
      const result = await store.save(options.content(), base, force);
      if (result.saved) {
        base = result.revision;
        failures = 0;
        channel?.postMessage({ type: 'saved', revision: base });
      }
      const conflict = result.saved ? (force ? null : state.get().conflict) : result.theirs;
      state.set({ saving: dirty ? 'pending' : 'saved', conflict });
    } catch {
      dirty = true;
      state.update((now) => ({ ...now, saving: 'failed' }));
      saveLater(Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS));
      failures += 1;
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

  const save = (force = false) => {
    cancelTimer();
    queue = queue.then(() => write(force));
    return queue;
  };

  const adopt = (draft: SavedDraft) => {
    base = draft.revision;
    options.replace(draft);
    cancelTimer();
    dirty = false;
  };

  const follow = async () => {
    const { current } = await store.load();
    if (!current || current.revision === base) return;
    if (current.text === options.content().text) {
      base = current.revision;
    } else if (dirty || state.get().conflict) {
      state.update((now) => ({ ...now, conflict: current }));
    } else {
      adopt(current);
      options.onFollowed();
    }
  };

  if (channel) {
    channel.onmessage = () => {
      // Takes its turn with the saves: a save between its reading and its adopting would hide what is unsaved.
      queue = queue.then(follow).catch(() => undefined);
    };
  }

  return {
    state,
    changed() {
      dirty = true;
      cancelTimer();
      saveLater(SAVE_AFTER_MS);
      if (state.get().saving === 'saved') state.update((now) => ({ ...now, saving: 'pending' }));
    },
    async flush() {
      if (dirty) await save();
    },
    keepMine: () => save(true),
    async takeTheirs() {
      const { conflict } = state.get();
      if (!conflict) return;
      adopt(conflict);
      await save(true);
    },
    dispose() {
      disposed = true;
      cancelTimer();
      if (dirty) void save();
      if (channel) channel.onmessage = null;
      channel?.close();
    },
  };
}
