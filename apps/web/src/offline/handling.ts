import { pageNameAt } from '@tercet/contracts';
import { isAsset, START_SCRIPT } from './build';

/** What is asked for: the editor's page or another, the first script, or a file that is named by its content. */
export type Handling = 'editor' | 'page' | 'start' | 'asset';

/** What of a request decides how it is answered. */
export type Asked = Pick<Request, 'headers' | 'method' | 'mode' | 'url'>;

/** How the service worker answers a request; `null` for all that is none of its business, which is most. */
export function handlingOf({ headers, method, mode, url }: Asked, origin: string): Handling | null {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || headers.has('range')) return null;
  const path = address.pathname;
  if (mode === 'navigate') {
    const page = pageNameAt(path);
    return page === 'editor' ? 'editor' : page ? 'page' : null;
  }
  if (isAsset(path)) return 'asset';
  return path === START_SCRIPT ? 'start' : null;
}
