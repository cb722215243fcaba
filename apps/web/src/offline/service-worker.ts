/// <reference lib="webworker" />
import { EMPTY_PAGE, START_SCRIPT, type Build } from './build';
import { handlingOf } from './handling';
import { createKeptFiles } from './kept-files';
import { takesOver } from './takes-over';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const __BUILD__: Build;

/** How long the network may take before the editor opens from what is kept. Milliseconds. */
const PATIENCE_MS = 4_000;

/** Who loads a page again wants what the server has now, and waits for it. */
const patienceFor = ({ cache }: Request) => (cache === 'default' ? PATIENCE_MS : undefined);

const files = createKeptFiles(__BUILD__, {
  caches: self.caches,
  fetch: (...request) => self.fetch(...request),
});

self.addEventListener('install', (event) => event.waitUntil(files.install()));
self.addEventListener('activate', (event) => event.waitUntil(files.dropOthers()));

function answerTo(request: Request): Promise<Response> | null {
  switch (handlingOf(request, self.location.origin)) {
    case 'asset':
      return files.fromCacheFirst(request);
    case 'start':
      return files.fromNetworkFirst(request, START_SCRIPT, PATIENCE_MS);
    case 'editor':
      return files.fromNetworkFirst(request, EMPTY_PAGE, patienceFor(request));
    // Without the connection it says so; where that is only slow, what it needs beside is not kept either.
    case 'page':
      return files.fromNetworkFirst(request, EMPTY_PAGE);
    case null:
      return null;
  }
}

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

async function takeOverFor(loaded: readonly string[]): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (takesOver(__BUILD__, loaded, pages.length)) await self.skipWaiting();
}

/** The editor says what it has loaded. */
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const loaded = event.data as readonly string[];
  event.waitUntil(files.keep(loaded).then(() => takeOverFor(loaded)));
});
