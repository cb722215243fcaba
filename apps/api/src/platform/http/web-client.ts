import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { isApiPath } from './api-paths';
import { cspNonce } from './security-headers';

/** Named by their content, so that a name never means two things. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** Stands for the nonce in the built page (`html.cspNonce` of its Vite configuration). */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** The page by its own name; never as a file, where it would show the placeholder. */
const PAGE = /^\/(?:index(?:\.html)?\/?)?$/;

/** The path with its escapes resolved; as it is where they are broken. */
function readablePath({ path }: Request): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Paths of the client's router: no file, and asked for by what would rather have a page than data. */
function isPageRequest(request: Request, path: string): boolean {
  const isFile = path.slice(path.lastIndexOf('/') + 1).includes('.');
  return !isFile && request.accepts(['html', 'json']) === 'html';
}

/** Serves the built web client, compressed as it was built; `undefined` when there is none. */
export function webClient(dist: string): RequestHandler | undefined {
  const page = join(dist, 'index.html');
  if (!existsSync(page)) return undefined;
  const html = readFileSync(page, 'utf8');
  const files = sirv(dist, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const cache = path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE;
      response.setHeader('Cache-Control', cache);
    },
  });
  return (request: Request, response: Response, next: NextFunction): void => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || isApiPath(request.path)) return next();
    const path = readablePath(request);
    const servePage = () => {
      response.setHeader('Cache-Control', REVALIDATE);
      response.type('html').send(html.replaceAll(NONCE_PLACEHOLDER, cspNonce(response)));
    };
    if (PAGE.test(path)) return servePage();
    files(request, response, () => (isPageRequest(request, path) ? servePage() : next()));
  };
}
