/** Where the editor's workers say what they have loaded. */
export const LOADED_FILES = 'loaded-files';

/** Names the files of our own that this page or worker has loaded, from its beginning on. @returns what ends that */
export function watchLoadedFiles(tell: (paths: readonly string[]) => void): () => void {
  const observer = new PerformanceObserver((list) => {
    const addresses = list.getEntries().map(({ name }) => new URL(name));
    const own = addresses.filter(({ origin }) => origin === location.origin);
    tell(own.map(({ pathname }) => pathname));
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
}
