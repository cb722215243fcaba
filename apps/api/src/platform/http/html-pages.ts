import { pageNameAt } from '@tercet/contracts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stands for the nonce in the built pages (`html.cspNonce` of their Vite configuration). */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const GRAPHIQL = /^\/graphiql(?:\.html)?\/?$/;

/** What the client itself puts into the head of a page that should not be listed. */
const NOT_LISTED = '<meta name="robots" content="noindex" /></head>';

export interface HtmlPage {
  /** 404 where the client will say that there is no such page. */
  readonly status: 200 | 404;
  readonly html: string;
}

/**
 * The pages of the built client: `index.html` with the prerendered home page in it, which would flash by on other pages,
 * `shell.html` without, and GraphiQL.
 * @returns what writes the page for a path, or `undefined` when there is no build.
 */
export function loadPages(
  dist: string,
  publicUrl: string,
): ((path: string, nonce: string) => HtmlPage) | undefined {
  if (!existsSync(join(dist, 'index.html'))) return undefined;
  const read = (file: string) =>
    readFileSync(join(dist, file), 'utf8')
      // Pictures shown with a shared link need their whole address, which only the server knows.
      .replaceAll(/(<meta [^>]*content=")\/(?!\/)/g, (_, start: string) => `${start}${publicUrl}/`);
  const home = read('index.html');
  const shell = read('shell.html');
  const notFound = shell.replace('</head>', NOT_LISTED);
  const graphiql = read('graphiql.html');
  const pageAt = (path: string): HtmlPage => {
    if (GRAPHIQL.test(path)) return { status: 200, html: graphiql };
    const name = pageNameAt(path);
    if (name === undefined) return { status: 404, html: notFound };
    return { status: 200, html: name === 'home' ? home : shell };
  };
  return (path, nonce) => {
    const { status, html } = pageAt(path);
    return { status, html: html.replaceAll(NONCE_PLACEHOLDER, nonce) };
  };
}
