import { isLocalSite } from '../local-site';

/** How long until a server on this machine that has not answered is asked again. Milliseconds. */
const ASK_AGAIN_AFTER_MS = 5_000;

const listeners = new Set<() => void>();
/** Whether a server on this machine has not answered since the browser has no connection. */
let isSilent = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const answers = () =>
  fetch('/health/live', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

const tell = () => {
  for (const listener of [...listeners]) listener();
};

/** A server on the same machine needs no connection, and so is asked whether it is there. */
async function look(): Promise<void> {
  clearTimeout(timer);
  isSilent = isSilent && !navigator.onLine;
  tell();
  if (navigator.onLine || !isLocalSite(location.hostname)) return;
  const isThere = await answers();
  if (navigator.onLine || listeners.size === 0) return;
  clearTimeout(timer);
  if (!isThere) timer = setTimeout(() => void look(), ASK_AGAIN_AFTER_MS);
  isSilent = !isThere;
  tell();
}

const onChange = () => void look();

/** Whether the server can be reached, as far as the browser can tell: a connection may lead nowhere. */
export const connection = {
  isThere: (): boolean => navigator.onLine || (isLocalSite(location.hostname) && !isSilent),

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (listeners.size === 1) {
      window.addEventListener('online', onChange);
      window.addEventListener('offline', onChange);
      onChange();
    }
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener('online', onChange);
      window.removeEventListener('offline', onChange);
      clearTimeout(timer);
      isSilent = false;
    };
  },
};
