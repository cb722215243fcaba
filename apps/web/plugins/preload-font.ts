import type { Plugin } from 'vite';

const PAGE = 'index.html';
/** The one face that is seen before anything is clicked. */
const FACE = /(?:^|\/)newsreader-latin-wght-normal[^/]*\.woff2$/;

/** Asks for the display face beside the style sheet, which would otherwise be read first. */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, filename }) {
        if (!filename.endsWith(PAGE)) return [];
        const face = Object.keys(bundle).find((name) => FACE.test(name));
        if (!face) throw new Error('The display face is not among the built files');
        return [
          {
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${face}`,
              crossorigin: true,
            },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}
