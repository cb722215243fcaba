import react from '@vitejs/plugin-react';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createServer, type Plugin } from 'vite';
import type { Locale } from '@tercet/contracts';
import type { RenderedPage } from '../src/prerender';
import { structuredData } from './page-head';
import type { Product } from './product';

/** Where the build puts the pages, within its folder: `pages/pricing.fr.html`. */
const FOLDER = 'pages';
const EMPTY_ROOT = '<div id="root"></div>';
/** What `index.html` says of the site as a whole, for which a page puts what it says of itself. */
const HEAD = /<!-- page -->.*<!-- \/page -->/s;
const DATA = /(<script type="application\/ld\+json"[^>]*>).*?(<\/script>)/s;

/** Styles of single elements, which the content security policy lets scripts set, but not HTML. */
const STYLES = / style="[^"]*"/g;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const escape = (text: string) => text.replaceAll(/[&"<]/g, (sign) => ESCAPES[sign] ?? sign);

function headOf({ title, metas, links }: RenderedPage['head']): string {
  return [
    `<title>${escape(title)}</title>`,
    ...metas.map(
      ({ attribute, name, content }) =>
        `<meta ${attribute}="${name}" content="${escape(content)}" />`,
    ),
    ...links.map(
      ({ rel, path, language }) =>
        `<link rel="${rel}"${language ? ` hreflang="${language}"` : ''} href="${escape(path)}" />`,
    ),
  ].join('\n    ');
}

const rootOf = ({ body }: RenderedPage, locale: Locale) =>
  `<div id="root"><div data-prerendered-page lang="${locale}">${body.replaceAll(STYLES, '')}</div></div>`;

function fill(template: string, product: Product, locale: Locale, page: RenderedPage): string {
  return template
    .replace('<html lang="en"', `<html lang="${locale}"`)
    .replace(HEAD, () => headOf(page.head))
    .replace(
      DATA,
      (_, start: string, end: string) => start + structuredData(product, page.product) + end,
    )
    .replace(EMPTY_ROOT, () => rootOf(page, locale));
}

/** The program that renders the pages, from the same sources as the one that the browser loads. */
async function withRenderer<T>(
  root: string,
  work: (renderer: typeof import('../src/prerender')) => Promise<T>,
): Promise<T> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [react()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const renderer = await server.ssrLoadModule('/src/prerender.tsx');
    return await work(renderer as typeof import('../src/prerender'));
  } finally {
    await server.close();
  }
}

/**
 * Renders the public pages in each language, and the one for addresses that lead to nothing, so that they read without
 * JavaScript and are there before it is. React then puts the living page in the place of the rendered one. `index.html`
 * stays the page for all other addresses, empty but for a sentence for readers without JavaScript.
 */
export function prerender(product: Product): Plugin {
  const { LOCALES, PRERENDERED_PAGES } = product;
  let outDir = '';
  let root = '';
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const file = resolve(outDir, 'index.html');
        const template = await readFile(file, 'utf8');
        for (const part of [HEAD, DATA, EMPTY_ROOT]) {
          if (template.search(part) < 0) throw new Error(`${file} has no ${String(part)}`);
        }
        await mkdir(resolve(outDir, FOLDER), { recursive: true });
        await withRenderer(root, async ({ renderPage, renderNoScript }) => {
          for (const locale of LOCALES) {
            for (const name of PRERENDERED_PAGES) {
              const page = await renderPage(name, locale);
              const html = fill(template, product, locale, page);
              await writeFile(resolve(outDir, FOLDER, `${name}.${locale}.html`), html);
            }
          }
          const empty = EMPTY_ROOT + (await renderNoScript());
          await writeFile(
            file,
            template.replace(EMPTY_ROOT, () => empty),
          );
        });
      },
    },
  };
}
