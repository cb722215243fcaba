/** The four keys under which the browser keeps what it knows of a person. */
export const STORAGE_KEYS = {
  locale: 'locale',
  theme: 'theme',
  userTheme: 'userTheme',
  authSession: 'authSession',
} as const;
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** Under which a tab keeps, in `sessionStorage`, what nobody has to be signed in for. */
export const TAB_KEYS = { checkedText: 'checkedText' } as const;

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
