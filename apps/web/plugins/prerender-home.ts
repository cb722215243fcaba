import react from '@vitejs/plugin-react';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createServer, type Plugin } from 'vite';
import type { Locale } from '@tercet/contracts';
import type { Product } from './product';

const EMPTY_ROOT = '<div id="root"></div>';

interface Prerendered {
  /** The home page in every language, one after the other. */
  readonly home: string;
  /** What other pages say to readers without JavaScript. */
  readonly noScript: string;
}

/** The three pages stand in one document, so that each needs ids of its own, and references that follow them. */
const withOwnIds = (html: string, locale: Locale): string =>
  html.replace(
    /( (?:id|for|aria-labelledby|aria-describedby|aria-controls)="|href="#)([^"]+)"/g,
    (_, start: string, id: string) => `${start}${id}-${locale}"`,
  );

async function renderAll(root: string, locales: readonly Locale[]): Promise<Prerendered> {
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
    const { renderHome, renderNoScript } = (await server.ssrLoadModule(
      '/src/prerender.tsx',
    )) as typeof import('../src/prerender');
    const pages: string[] = [];
    for (const locale of locales) {
      const page = withOwnIds(await renderHome(locale), locale);
      pages.push(`<div data-prerendered-page="${locale}">${page}</div>`);
    }
    return { home: pages.join(''), noScript: await renderNoScript() };
  } finally {
    await server.close();
  }
}

/**
 * Puts the home page in its three languages into `index.html`, so that it is there before the scripts are.
 * `start.js` picks the language, or none on other pages; React then puts the living page in its place.
 * `shell.html` is the same without the home page, for the server to answer with at all other addresses.
 */
export function prerenderHome({ LOCALES }: Product): Plugin {
  let outDir = '';
  let root = '';
  return {
    name: 'prerender-home',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      sequential: true,
      async handler() {
        const file = resolve(outDir, 'index.html');
        const html = await readFile(file, 'utf8');
        if (!html.includes(EMPTY_ROOT)) throw new Error(`${file} has no empty root element`);
        const { home, noScript } = await renderAll(root, LOCALES);
        const withRoot = (markup: string) => html.replace(EMPTY_ROOT, () => markup);
        await writeFile(file, withRoot(`<div id="root">${home}</div>`));
        await writeFile(resolve(outDir, 'shell.html'), withRoot(`${EMPTY_ROOT}${noScript}`));
      },
    },
  };
}
