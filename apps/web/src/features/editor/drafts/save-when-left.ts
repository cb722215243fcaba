import type { DraftSession } from './draft-session';

const LEAVING = ['pagehide', 'beforeunload', 'freeze', 'visibilitychange'] as const;

/** Keeps the last keys when the page goes away, is put aside or is closed. Returns what ends it. */
export function saveWhenLeft(drafts: Pick<DraftSession, 'hold' | 'flush'>): () => void {
  const leave = () => {
    drafts.hold();
    void drafts.flush();
  };
  // Captured at the window, all of them pass by.
  for (const event of LEAVING) window.addEventListener(event, leave, true);
  return () => {
    for (const event of LEAVING) window.removeEventListener(event, leave, true);
  };
}
