import { isAsset } from './build';
import { LOADED_FILES, watchLoadedFiles } from './loaded-files';

/** From what the page loads to when that is kept, so that it is in nobody's way. Milliseconds. */
const KEEP_AFTER_MS = 3_000;

/** The service worker of the newest build: it takes over once it may. */
async function newestWorker(container: ServiceWorkerContainer): Promise<ServiceWorker | null> {
  await container.register('/service-worker.js');
  const { waiting, active } = await container.ready;
  return waiting ?? active;
}

/**
 * Has what the editor loads kept for visits without a connection, by a service worker that is only there for who has
 * opened the editor. Where it cannot be had, the editor goes on needing the connection.
 * @returns what ends that
 */
export function keepForOffline(container: ServiceWorkerContainer): () => void {
  const loaded = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = async () => (await newestWorker(container))?.postMessage([...loaded]);
  const reportSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void report().catch(() => {});
    }, KEEP_AFTER_MS);
  };
  const note = (paths: readonly string[]) => {
    const before = loaded.size;
    for (const path of paths.filter(isAsset)) loaded.add(path);
    if (loaded.size > before) reportSoon();
  };
  // From now on, as a channel keeps nothing for later listeners.
  const fromWorkers = new BroadcastChannel(LOADED_FILES);
  fromWorkers.onmessage = ({ data }) => note(data as string[]);
  const stopWatching = watchLoadedFiles(note);
  // What could not be had without the connection.
  window.addEventListener('online', reportSoon);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', reportSoon);
    fromWorkers.close();
    stopWatching();
  };
}
