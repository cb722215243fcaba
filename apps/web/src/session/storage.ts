/** The four keys under which the browser keeps what it knows of a person. */
export const STORAGE_KEYS = {
  locale: 'locale',
  theme: 'theme',
  userTheme: 'userTheme',
  authSession: 'authSession',
} as const;
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** `localStorage`, or nothing when the browser forbids it: then choices last as long as the page. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is full or blocked: the choice holds until the page closes.
  }
}

/** Under which a tab keeps what was written in it that nobody has to be signed in for, and whose it is. */
export const TAB_KEYS = {
  checkedText: 'checkedText',
  supportForm: 'supportForm',
  explorer: 'explorer',
  owner: 'owner',
} as const;
type TabKey = (typeof TAB_KEYS)[keyof typeof TAB_KEYS];

/** What this page has kept though the browser did not let it. */
const kept = new Map<TabKey, string | null>();

/** `sessionStorage`, or the memory of the page where the browser forbids it. */
export function readInTab(key: TabKey): string | null {
  const held = kept.get(key);
  if (held !== undefined) return held;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepInTab(key: TabKey, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    kept.delete(key);
  } catch {
    // Storage is full or blocked: it lasts until the page is loaded again.
    kept.set(key, value);
  }
}

/** Leaves nothing in the tab of what was written in it, nor whose it was. */
export function clearTab(): void {
  for (const key of Object.values(TAB_KEYS)) keepInTab(key, null);
}
