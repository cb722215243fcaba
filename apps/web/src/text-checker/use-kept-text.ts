import { useCallback, useEffect, useRef } from 'react';
import { session } from '../session/session';
import { keepInTab, TAB_KEYS } from '../session/storage';

const keepText = (text: string | null) => keepInTab(TAB_KEYS.checkedText, text);

/** From the last key to the keeping: a long text is not stored again with each. Milliseconds. */
const KEEP_AFTER_MS = 300;

/** Keeps the text for when the page is left and opened again in the same tab. */
export function useKeptText(text: string | null) {
  /** What is yet to be kept: a page that comes back from the browser's own cache may hold an older text than the tab. */
  const pending = useRef<{ readonly text: string | null }>(null);
  const keep = useCallback(() => {
    if (pending.current) keepText(pending.current.text);
    pending.current = null;
  }, []);
  useEffect(() => {
    pending.current = { text };
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, keep]);
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    const unsubscribe = session.onOtherTexts(() => {
      pending.current = null;
    });
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
}
