import { TAB_KEYS } from '../session/storage';

/** What is kept where the browser forbids it, or has no room: as long as the page. */
let held: string | null | undefined;

/** The text that was written in this tab, on whichever page. */
export function keptText(): string | null {
  if (held !== undefined) return held;
  try {
    return sessionStorage.getItem(TAB_KEYS.checkedText);
  } catch {
    return null;
  }
}

export function keepText(text: string | null): void {
  held = text;
  try {
    if (text === null) sessionStorage.removeItem(TAB_KEYS.checkedText);
    else sessionStorage.setItem(TAB_KEYS.checkedText, text);
  } catch {
    // It is held, until the page is loaded again.
  }
}
