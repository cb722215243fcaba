import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stands for the nonce in the built pages (`html.cspNonce` of their Vite configuration). */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** Addresses that show the home page; everywhere else it would flash by before the page that was asked for. */
const HOME = /^\/(?:(?:en|fr|es)\/?|index(?:\.html)?\/?)?$/;
const GRAPHIQL = /^\/graphiql(?:\.html)?\/?$/;

/**
 * The pages of the built client: `index.html` with the prerendered home page in it, `shell.html` without, and GraphiQL.
 * @returns what writes the page for a path, or `undefined` when there is no build.
 */
export function loadPages(
  dist: string,
  publicUrl: string,
): ((path: string, nonce: string) => string) | undefined {
  if (!existsSync(join(dist, 'index.html'))) return undefined;
  const read = (file: string) =>
    readFileSync(join(dist, file), 'utf8')
      // Pictures shown with a shared link need their whole address, which only the server knows.
      .replaceAll(/(<meta [^>]*content=")\/(?!\/)/g, (_, start: string) => `${start}${publicUrl}/`);
  const home = read('index.html');
  const shell = read('shell.html');
  const graphiql = read('graphiql.html');
  const pageOf = (path: string) => {
    if (HOME.test(path)) return home;
    return GRAPHIQL.test(path) ? graphiql : shell;
  };
  return (path, nonce) => pageOf(path).replaceAll(NONCE_PLACEHOLDER, nonce);
}
