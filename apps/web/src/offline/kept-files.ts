import { EMPTY_PAGE, isAsset, nameInAnyBuild, START_SCRIPT, type Build } from './build';

/** What a build's editor opens with; one cache for each build. */
const CORE = 'core-';
/** What the editor has loaded beside that: dictionaries, engines, words. One cache for all builds, as names tell contents. */
const USED = 'used';
/** The first status that says that a gateway has no server behind it. */
const BAD_GATEWAY = 502;

const pathOf = ({ url }: Request): string => new URL(url).pathname;

interface Browser {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
}

/** The files that let the editor open and check without a connection. */
export function createKeptFiles(build: Build, { caches, fetch }: Browser) {
  const core = CORE + build.version;
  const isCore = new Set(build.core);
  const isOther = new Set(build.others);

  /** With its headers, so that the nonce in it is the one that they name; and with nothing of a person. */
  async function fetchPage(): Promise<Response> {
    const page = await fetch(EMPTY_PAGE, { cache: 'no-store', credentials: 'omit' });
    const isOurs = page.ok && (await page.clone().text()).includes(build.entry);
    if (!isOurs) throw new Error('The server answers with the page of another build');
    return page;
  }

  /** Keeps files that the editor has loaded; what does not come is left out. */
  async function keep(paths: readonly string[]): Promise<void> {
    const used = await caches.open(USED);
    const kept = new Set((await used.keys()).map(pathOf));
    const wanted = paths.filter((path) => isAsset(path) && !isCore.has(path) && !kept.has(path));
    await Promise.allSettled([...new Set(wanted)].map((path) => used.add(path)));
  }

  /** Keeps what this build has in the place of files that were loaded from builds before. */
  async function keepSuccessors(): Promise<void> {
    const used = await caches.open(USED);
    const names = new Set((await used.keys()).map((request) => nameInAnyBuild(pathOf(request))));
    await keep(build.others.filter((path) => names.has(nameInAnyBuild(path))));
  }

  return {
    keep,

    async install(): Promise<void> {
      const cache = await caches.open(core);
      await cache.put(EMPTY_PAGE, await fetchPage());
      await cache.add(new Request(START_SCRIPT, { cache: 'no-cache' }));
      await cache.addAll([...build.core]);
      await keepSuccessors();
    },

    /** Drops what only other builds need. */
    async dropOthers(): Promise<void> {
      const names = await caches.keys();
      const old = names.filter((name) => name.startsWith(CORE) && name !== core);
      await Promise.all(old.map((name) => caches.delete(name)));
      const used = await caches.open(USED);
      const leftOver = (await used.keys()).filter((request) => !isOther.has(pathOf(request)));
      await Promise.all(leftOver.map((request) => used.delete(request)));
    },

    async fromCacheFirst(request: Request): Promise<Response> {
      return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
    },

    /** From the network, and what is kept under `path` where that fails, or takes longer than `patience` in milliseconds. */
    async fromNetworkFirst(request: Request, path: string, patience?: number): Promise<Response> {
      const answer = fetch(request);
      const tries: Promise<Response | null>[] = [answer];
      if (patience) tries.push(new Promise((end) => setTimeout(end, patience, null)));
      const inTime = await Promise.race(tries).catch(() => null);
      if (inTime && inTime.status < BAD_GATEWAY) return inTime;
      // Opening a cache would bring it back where a newer build has dropped it meanwhile.
      return (await caches.match(path, { cacheName: core, ignoreVary: true })) ?? answer;
    },
  };
}
