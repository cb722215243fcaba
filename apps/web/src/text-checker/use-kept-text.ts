import { useEffect, useRef } from 'react';
import { session } from '../session/session';
import { keepInTab, TAB_KEYS } from '../session/storage';

const keepText = (text: string | null) => keepInTab(TAB_KEYS.checkedText, text);

/** From the last key to the keeping: a long text is not stored again with each. Milliseconds. */
const KEEP_AFTER_MS = 300;

/** Whether somebody has signed out here, and not only a session has run out. */
export function hasLeft(): boolean {
  const state = session.getState();
  return !state.isAuthenticated && (state.reason === 'signedOut' || state.reason === 'deleted');
}

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
    // Who signs out leaves nothing of it to the next person.
    const unsubscribe = session.subscribe(() => {
      if (hasLeft()) latest.current = null;
    });
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
}
