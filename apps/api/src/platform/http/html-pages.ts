import {
  LISTED_PAGES,
  localeOfAddress,
  LOCALES,
  localizedPath,
  pageNameAt,
  PRERENDERED_PAGES,
  type ListedPage,
  type Locale,
  type PageName,
  type PrerenderedPage,
} from '@tercet/contracts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stands for the nonce in the built pages (`html.cspNonce` of their Vite configuration). */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** Pages that stand by themselves, by the names of their files. */
export const APART = ['graphiql', 'notices'];
const APART_PATH = new RegExp(`^/(${APART.join('|')})(?:\\.html)?/*$`, 'i');

/** Addresses that others need whole: of pictures in link previews, of the page itself, and in what search engines are told. */
const OWN_ADDRESS =
  /(<(?:meta [^>]*content|link rel="(?:canonical|alternate)"[^>]* href)="|"url":")\//g;
const CANONICAL = /(?<=<link rel="canonical" href="|<meta property="og:url" content=")[^"]*/g;

export interface HtmlPage {
  /** 404 where the page says that there is none. */
  readonly status: 200 | 404;
  readonly html: string;
}

export interface PageRequest {
  readonly path: string;
  /** The parameters of the address, with their question mark. */
  readonly search: string;
  /** What the reader's browser prefers of our languages. */
  readonly preferred: Locale;
}

const isListed = (name: PageName): name is ListedPage =>
  (LISTED_PAGES as readonly PageName[]).includes(name);

/**
 * The pages of the built client: those that are rendered already, in each language, GraphiQL and the notices, and `index.html` for all others.
 * @returns what gives the page to answer with, or `undefined` when there is no build.
 */
export function loadPages(
  dist: string,
  publicUrl: string,
): ((request: PageRequest, nonce: string) => HtmlPage) | undefined {
  if (!existsSync(join(dist, 'index.html'))) return undefined;
  const read = (file: string) =>
    readFileSync(join(dist, file), 'utf8').replaceAll(
      OWN_ADDRESS,
      (_, start: string) => `${start}${publicUrl}/`,
    );
  const rendered = new Map(
    PRERENDERED_PAGES.flatMap((name) =>
      LOCALES.map((locale) => [`${name}.${locale}`, read(`pages/${name}.${locale}.html`)] as const),
    ),
  );
  const index = read('index.html');
  const apart = new Map(APART.map((name) => [name, read(`${name}.html`)]));

  const renderedPage = (name: PrerenderedPage, locale: Locale) =>
    rendered.get(`${name}.${locale}`) ?? index;
  const listedPage = (name: ListedPage, asked: Locale | null, preferred: Locale) => {
    const html = renderedPage(name, asked ?? preferred);
    return asked ? html.replace(CANONICAL, publicUrl + localizedPath(name, asked)) : html;
  };
  const pageAt = ({ path, search, preferred }: PageRequest): HtmlPage => {
    const alone = apart.get(APART_PATH.exec(path)?.[1]?.toLowerCase() ?? '');
    if (alone) return { status: 200, html: alone };
    const asked = localeOfAddress(path, search);
    const name = pageNameAt(path);
    if (!name) return { status: 404, html: renderedPage('notFound', asked ?? preferred) };
    return { status: 200, html: isListed(name) ? listedPage(name, asked, preferred) : index };
  };
  return (request, nonce) => {
    const { status, html } = pageAt(request);
    return { status, html: html.replaceAll(NONCE_PLACEHOLDER, nonce) };
  };
}
