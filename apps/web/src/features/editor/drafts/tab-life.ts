/** How long a tab that is just going may take to let its lock go. Milliseconds. */
const GOING_MS = 300;
const LOOK_EVERY_MS = 50;

const lockOf = (tab: string) => `tercet-tab-${tab}`;

/** Shows other tabs that this one is there, until the returned function is called or the page ends. */
export function beAlive(tab: string): () => void {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  navigator.locks?.request(lockOf(tab), () => ended).catch(() => undefined);
  return end;
}

async function alive(tabs: readonly string[]): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return tabs.filter((tab) => names.has(lockOf(tab)));
}

/** Those of the given tabs that are no longer there. Waits a moment for the ones that are just going. */
export async function goneOf(tabs: readonly string[]): Promise<ReadonlySet<string>> {
  let there = await alive(tabs);
  for (let waited = 0; there.length > 0 && waited < GOING_MS; waited += LOOK_EVERY_MS) {
    await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS));
    there = await alive(there);
  }
  return new Set(tabs.filter((tab) => !there.includes(tab)));
}

/** What this tab was called before it was loaded again, if it was. Afterwards it is known by its present name. */
export function renameTab(accountId: string, tab: string): string | undefined {
  const key = `tercet-tab-${accountId}`;
  try {
    const before = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.setItem(key, tab);
    return before;
  } catch {
    // The browser forbids it: the tab is a new one.
    return undefined;
  }
}
