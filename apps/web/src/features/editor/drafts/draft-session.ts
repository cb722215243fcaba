import { createStore, type Store } from '../state/store';
import type { SavedDraft } from './database';
import type { DraftContent, DraftStore } from './draft-store';

/** From the last key to the save. Milliseconds. */
const SAVE_AFTER_MS = 400;

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
  let queue: Promise<void> = Promise.resolve();

  const write = async (force: boolean) => {
    dirty = false;
    try {
      const result = await store.save(options.content(), base, force);
      if (result.saved) {
        base = result.revision;
        channel?.postMessage({ type: 'saved', revision: base });
      }
      const conflict = result.saved ? (force ? null : state.get().conflict) : result.theirs;
      state.set({ saving: dirty ? 'pending' : 'saved', conflict });
    } catch {
      dirty = true;
      state.update((now) => ({ ...now, saving: 'failed' }));
    }
  };

  const save = (force = false) => {
    clearTimeout(timer);
    timer = undefined;
    queue = queue.then(() => write(force));
    return queue;
  };

  const adopt = (draft: SavedDraft) => {
    base = draft.revision;
    options.replace(draft);
    clearTimeout(timer);
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

  if (channel) channel.onmessage = () => void queue.then(follow).catch(() => undefined);

  return {
    state,
    changed() {
      dirty = true;
      clearTimeout(timer);
      timer = setTimeout(() => void save(), SAVE_AFTER_MS);
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
      clearTimeout(timer);
      if (dirty) void save();
      if (channel) channel.onmessage = null;
      channel?.close();
    },
  };
}
