import type { NextFunction, Request, RequestHandler, Response } from 'express';
import sirv from 'sirv';
import { isPreview, matchLocale } from '@tercet/contracts';
import { isApiPath } from './api-paths';
import type { Config } from '../config/config';
import { APART, loadPages } from './html-pages';
import { cspNonce } from './security-headers';
import { robots, siteMap } from './site-map';

/** Named by their content, so that a name never means two things. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** The pages by their own names; never as files, where they would show placeholders. */
const PAGE = new RegExp(`^/(?:(?:index|${APART.join('|')})(?:\\.html)?/?|pages/.*)?$`);
/** The compressed forms of files have no addresses of their own. */
const COMPRESSED = /\.(?:br|gz)$/;
/** The notices and licences, which browsers would save, or show in another encoding, under a type of their own. */
const READABLE = /\.(?:md|txt)$/;

/** The path with its escapes resolved but for that of a slash, as the client's router has it; as it is where they are broken. */
function readablePath({ path }: Request): string {
  try {
    return decodeURIComponent(path.replaceAll(/%2f/gi, '%252F'));
  } catch {
    return path;
  }
}

function searchOf({ originalUrl }: Request): string {
  const start = originalUrl.indexOf('?');
  return start < 0 ? '' : originalUrl.slice(start);
}

/**
 * Paths for the client's router, which has a page for those that do not exist: somebody goes there, or they name no file and
 * are asked for by what would rather have a page than data.
 */
function isPageRequest(request: Request, path: string): boolean {
  if (request.headers['sec-fetch-mode'] === 'navigate') return true;
  const isFile = path.slice(path.lastIndexOf('/') + 1).includes('.');
  return !isFile && request.accepts(['html', 'json']) === 'html';
}

/** Lets nothing but one readable range through, as the others may be ignored and would be answered wrongly. */
function dropUnreadableRange({ headers }: Request): void {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  const isReadable = start !== undefined && (!end || Number(start) <= Number(end));
  if (!isReadable) delete headers.range;
}

/** A file that is gone, or cannot be opened, costs its caller the answer, and nobody the server: sirv listens for no errors. */
function surviveUnreadableFile(response: Response): void {
  response.once('pipe', (file) => file.once('error', () => response.destroy()));
}

/** Serves the built web client, compressed as it was built; `undefined` when there is none. */
export function webClient({ webDist, publicUrl }: Config): RequestHandler | undefined {
  const pageAt = loadPages(webDist, publicUrl);
  if (!pageAt) return undefined;
  const files = sirv(webDist, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const cache = path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE;
      response.setHeader('Cache-Control', cache);
      if (READABLE.test(path)) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      // sirv knows no type for it, and browsers are told not to guess.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
      // Pages of others show them beside links to ours.
      if (isPreview(path)) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
  const texts = new Map([
    ['/robots.txt', { type: 'txt', text: robots(publicUrl) }],
    ['/sitemap.xml', { type: 'xml', text: siteMap(publicUrl) }],
  ]);
  return (request: Request, response: Response, next: NextFunction): void => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || isApiPath(request.path)) return next();
    const path = readablePath(request);
    const servePage = () => {
      response.setHeader('Cache-Control', REVALIDATE);
      response.vary('Accept-Language');
      // By no tag: a page that is kept would show an old nonce under a header that names a new one.
      const { status, html } = pageAt(
        { path, search: searchOf(request), preferred: matchLocale(request.acceptsLanguages()) },
        cspNonce(response),
      );
      response.status(status).type('html').end(html);
    };
    const text = texts.get(path);
    if (text) return void response.set('Cache-Control', REVALIDATE).type(text.type).end(text.text);
    if (PAGE.test(path)) return servePage();
    if (COMPRESSED.test(path)) return next();
    dropUnreadableRange(request);
    surviveUnreadableFile(response);
    files(request, response, () => (isPageRequest(request, path) ? servePage() : next()));
  };
}
