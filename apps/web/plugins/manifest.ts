import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Product } from './product';

const FILE = 'manifest.webmanifest';
const TOKENS = new URL('../../../libs/ui/src/theme.css', import.meta.url);
const ENGLISH = new URL('../../../libs/i18n/locales/en/common.json', import.meta.url);

function manifest({ PRODUCT_NAME, THEME_COLOR }: Product): string {
  const { footer } = JSON.parse(readFileSync(ENGLISH, 'utf8')) as { footer: { line: string } };
  const paper = /--paper: light-dark\((#\w+), #\w+\);/.exec(readFileSync(TOKENS, 'utf8'))?.[1];
  if (!paper) throw new Error('The tokens name no paper');
  return JSON.stringify({
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: footer.line,
    start_url: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: THEME_COLOR,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
}

/** The web app manifest, whose name comes from the same place as every other. */
export function webManifest(product: Product): Plugin {
  return {
    name: 'web-manifest',
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json').end(manifest(product));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: manifest(product) });
    },
  };
}
