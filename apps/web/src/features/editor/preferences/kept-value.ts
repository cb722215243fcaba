import type { Database } from '../drafts/database';
import type { TabChannel } from '../drafts/draft-session';
import { createStore, type Store } from '../../../store';

export interface KeptValue<T> extends Pick<Store<T>, 'get' | 'subscribe'> {
  change(next: (current: T) => T): void;
  /** Stops following the other tabs. */
  close(): void;
}

export interface KeptValueOptions<T> {
  readonly key: string;
  /** What can be used of what is kept, which is absent at first and may be damaged; never throws. */
  readonly read: (kept: unknown) => T;
  readonly open: () => Promise<Database>;
  /** Reaches the other tabs of this browser. */
  readonly channel: TabChannel | null;
  /** A change could not be kept beyond this visit. */
  readonly onFailure: () => void;
}

/**
 * A value that this browser keeps for all its tabs. A change is in force at once; what is written is the change made to
 * the value as it is then kept, so that tabs do not undo each other's.
 */
export async function loadKeptValue<T>(options: KeptValueOptions<T>): Promise<KeptValue<T>> {
  const { key, open, channel, read } = options;
  const load = async () => read(await (await open()).get('preferences', key));
  const store = createStore<T>(await load().catch(() => read(undefined)));
  let unwritten = 0;

  /** What is kept is behind what is in force here until the last change is written. */
  const adopt = (value: T) => {
    if (unwritten > 0) return;
    store.update((now) => (JSON.stringify(value) === JSON.stringify(now) ? now : value));
  };
  const write = async (next: (current: T) => T) => {
    const transaction = (await open()).transaction('preferences', 'readwrite');
    const saved: unknown = await transaction.store.get(key);
    const value = next(read(saved));
    await transaction.store.put(value, key);
    await transaction.done;
    channel?.postMessage({ key });
    return value;
  };

  if (channel)
    channel.onmessage = ({ data }) => {
      if ((data as { key?: unknown } | null)?.key !== key) return;
      void load()
        .then(adopt)
        .catch(() => undefined);
    };

  return {
    get: store.get,
    subscribe: store.subscribe,
    change(next) {
      store.update(next);
      unwritten += 1;
      // Begun at once, as the page may be about to go; the database keeps the order of transactions.
      void write(next)
        .finally(() => (unwritten -= 1))
        .then(adopt)
        .catch(options.onFailure);
    },
    close() {
      if (channel) channel.onmessage = null;
      channel?.close();
    },
  };
}
