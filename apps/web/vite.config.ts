import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';
import { moreLicenses, notePackages, repositoryFiles } from './plugins/licenses';
import { webManifest } from './plugins/manifest';
import { minifyPublic } from './plugins/minify-public';
import { notices } from './plugins/notices';
import { pageHead } from './plugins/page-head';
import { precompress } from './plugins/precompress';
import { preloadFont } from './plugins/preload-font';
import { prerender } from './plugins/prerender';
import type { Product } from './plugins/product';
import { serviceWorker } from './plugins/service-worker';

// Packages are TypeScript source, which Vite does not transform while it loads its own configuration.
const { module: product } = await runnerImport<Product>('@tercet/contracts');

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';
const proxy = Object.fromEntries(
  ['/graphql', '/api', '/v2', '/health'].map((path) => [`^${path}(?:[/?]|$)`, { target: api }]),
);

// The dictionaries, readings and models that the page loads, and the terms that they stay under.
const terms = [
  'NOTICE.md',
  ...product.LOCALES.map((locale) => `libs/proofreading/${locale}/data/LICENSE.txt`),
];
const LICENSES = 'licenses.md';
const MORE_LICENSES = 'licenses-more.md';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    pageHead(product),
    notices([...terms, LICENSES, MORE_LICENSES]),
    webManifest(product),
    react(),
    tailwindcss(),
    preloadFont(),
    prerender(product),
    moreLicenses(MORE_LICENSES, [
      '@fontsource-variable/newsreader',
      '@fontsource/noto-emoji',
      'eld',
      'fflate',
      'harper.js',
      // Within pdfmake's own bundle.
      'fontkit',
      'linebreak',
      'pdfkit',
      'restructure',
      'xmldoc',
    ]),
    repositoryFiles(terms),
    serviceWorker(),
    minifyPublic(['start.js']),
    precompress(),
  ],
  // The server puts a fresh one in each answer, for the styles that the editor writes while it runs.
  html: { cspNonce: '__CSP_NONCE__' },
  worker: { format: 'es', plugins: () => [notePackages()] },
  // Imports workers by Vite's own suffix, which the optimizer of dependencies cannot load.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite'] },
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'baseline-widely-available',
    // The strict content security policy refuses data: scripts and workers, and small files gain nothing from inlining.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Served with the page: what its packages ask of whoever passes them on.
    license: { fileName: LICENSES },
    // Reached only by GraphiQL, whose editor is large by nature.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: { main: 'index.html', graphiql: 'graphiql.html', notices: 'notices.html' },
      // What every page needs compresses better in one file than in many.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'frame',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)\//,
            },
          ],
        },
      },
      onLog(level, log, report) {
        // A compiler's hint in GraphiQL's packages, without meaning in a bundle.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
});
