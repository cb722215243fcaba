import { keepInTab, readInTab, TAB_KEYS } from '../session/storage';

type Kept = Readonly<Record<string, string>>;

function read(): Kept {
  try {
    return JSON.parse(readInTab(TAB_KEYS.explorer) ?? '{}') as Kept;
  } catch {
    // Not by this page.
    return {};
  }
}

const keep = (kept: Kept) => keepInTab(TAB_KEYS.explorer, JSON.stringify(kept));

/** Where GraphiQL keeps queries. They may hold texts, so they are kept in the tab and leave it with their writer. */
export function createExplorerStorage() {
  let isOpen = true;
  return {
    get length() {
      return Object.keys(read()).length;
    },
    getItem: (key: string) => read()[key] ?? null,
    setItem(key: string, value: string) {
      if (isOpen) keep({ ...read(), [key]: value });
    },
    removeItem(key: string) {
      const { [key]: _before, ...others } = read();
      if (isOpen) keep(others);
    },
    clear: () => keepInTab(TAB_KEYS.explorer, null),
    /** From now on nothing is kept: GraphiQL writes a moment after each change. */
    close: () => {
      isOpen = false;
    },
  };
}

export type ExplorerStorage = ReturnType<typeof createExplorerStorage>;
