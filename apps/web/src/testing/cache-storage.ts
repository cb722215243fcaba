const ORIGIN = 'https://product.test';

export const requestAt = (path: string): Request => new Request(new URL(path, ORIGIN));

const pathOf = (asked: RequestInfo | URL): string =>
  new URL(asked instanceof Request ? asked.url : asked, ORIGIN).pathname;

/** As much of the browser's caches as a service worker uses, filled from `fetch`. */
export function stubCaches(fetch: (path: string) => Promise<Response>) {
  const stored = new Map<string, Map<string, Response>>();

  function cacheOf(files: Map<string, Response>) {
    const cache = {
      add: async (asked: RequestInfo) => {
        const path = pathOf(asked);
        const answer = await fetch(path);
        if (!answer.ok) throw new TypeError('Request failed');
        files.set(path, answer);
      },
      addAll: async (all: RequestInfo[]) => void (await Promise.all(all.map(cache.add))),
      put: async (asked: RequestInfo, answer: Response) => void files.set(pathOf(asked), answer),
      keys: async () => [...files.keys()].map(requestAt),
      delete: async (asked: RequestInfo) => files.delete(pathOf(asked)),
    };
    return cache as unknown as Cache;
  }

  const caches = {
    open: async (name: string) => {
      const files = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, files);
      return cacheOf(files);
    },
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (asked: RequestInfo, { cacheName }: MultiCacheQueryOptions = {}) =>
      [...stored]
        .filter(([name]) => cacheName === undefined || name === cacheName)
        .map(([, files]) => files.get(pathOf(asked)))
        .find(Boolean)
        ?.clone(),
  };
  return {
    caches: caches as unknown as CacheStorage,
    /** The paths that each cache holds. */
    contents: () =>
      Object.fromEntries([...stored].map(([name, files]) => [name, [...files.keys()].toSorted()])),
  };
}
