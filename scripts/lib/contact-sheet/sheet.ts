import type { Look } from './pages';

/** Pixels of a picture on its sheet, by the width of its window. */
const SHOWN: Readonly<Record<number, number>> = { 1280: 480, 390: 240 };
const STYLE =
  'body{font:14px sans-serif;background:#888}div{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}figure{margin:0}img{display:block}';

export const fileOf = (page: string, { locale, theme, viewport }: Look): string =>
  `${page}.${locale}.${theme}.${viewport.width}.png`;

/** HTML with the pictures of each page, which lie beside it. */
export function sheetOf(pages: readonly string[], looks: readonly Look[]): string {
  const pictureOf = (page: string) => (look: Look) => {
    const file = fileOf(page, look);
    const width = SHOWN[look.viewport.width];
    return `<figure><img src="${file}" width="${width}"><figcaption>${file}</figcaption></figure>`;
  };
  const sections = pages.map(
    (page) =>
      `<section><h2 id="${page}">${page}</h2><div>${looks.map(pictureOf(page)).join('')}</div></section>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>${sections.join('')}`;
}
