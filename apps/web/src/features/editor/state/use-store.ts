import { startTransition, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Store } from '../../../store';

type Readable<T> = Pick<Store<T>, 'get' | 'subscribe'>;

/** The store's value, kept up to date. */
export function useStore<T>(store: Readable<T>): T;
/** One part of it: the component is drawn again only when that part is another. `select` must return the same for the same. */
export function useStore<T, Part>(store: Readable<T>, select: (value: T) => Part): Part;
export function useStore<T, Part>(store: Readable<T>, select?: (value: T) => Part): T | Part {
  const read = () => (select ? select(store.get()) : store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

/**
 * As `useStore`, for what may lag behind the typing: it is drawn in slices between which keys are answered, and a value
 * that is outdated before it was drawn is left out.
 */
export function useDeferredStore<T, Part>(store: Readable<T>, select: (value: T) => Part): Part {
  const [part, setPart] = useState(() => select(store.get()));
  const read = useEffectEvent(() => setPart(() => select(store.get())));
  useEffect(() => {
    const follow = () => startTransition(() => read());
    follow();
    return store.subscribe(follow);
  }, [store]);
  return part;
}
