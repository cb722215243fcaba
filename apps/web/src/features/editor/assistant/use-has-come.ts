import { useCallback, useSyncExternalStore } from 'react';

/** What timers can wait for at most. Milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Calls `wake` when the moment has come, also where the device has slept through it. Returns what ends it. */
function wakeAt(moment: number, wake: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    const left = moment - Date.now();
    if (left > 0) timer = setTimeout(wait, Math.min(left, LONGEST_TIMER_MS));
    else wake();
  };
  wait();
  document.addEventListener('visibilitychange', wait);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
  };
}

/** Whether a moment, in milliseconds since 1970, has come; draws anew when it does. */
export function useHasCome(moment: number): boolean {
  const subscribe = useCallback((wake: () => void) => wakeAt(moment, wake), [moment]);
  return useSyncExternalStore(subscribe, () => moment <= Date.now());
}
