import { useEffect, useRef } from 'react';
import { session } from '../session/session';
import { keepInTab, TAB_KEYS } from '../session/storage';

const keepText = (text: string | null) => keepInTab(TAB_KEYS.checkedText, text);

/** From the last key to the keeping: a long text is not stored again with each. Milliseconds. */
const KEEP_AFTER_MS = 300;

/** Keeps the text for when the page is left and opened again in the same tab. */
export function useKeptText(text: string | null) {
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
    const timer = setTimeout(() => keepText(text), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const keep = () => keepText(latest.current);
    window.addEventListener('pagehide', keep);
    const unsubscribe = session.onLeave(() => {
      latest.current = null;
    });
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
}
