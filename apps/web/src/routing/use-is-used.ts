import { useLayoutEffect, useState } from 'react';

/** What people do with a page, and a password manager. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'submit'] as const;

/** Whether there has been a sign of somebody who uses the page since it was there. */
export function useIsUsed(): boolean {
  const [isUsed, setIsUsed] = useState(false);
  // Before what was typed early is typed again.
  useLayoutEffect(() => {
    if (isUsed) return;
    const over = new AbortController();
    const options = { capture: true, passive: true, signal: over.signal };
    for (const sign of SIGNS) window.addEventListener(sign, () => setIsUsed(true), options);
    return () => over.abort();
  }, [isUsed]);
  return isUsed;
}
