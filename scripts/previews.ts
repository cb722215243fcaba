/** Draws the pictures that link previews show, for each listed page in each language: npm run previews */
import { chromium, type Page } from '@playwright/test';
import { LISTED_PAGES, LOCALES, PREVIEW_SIZE, previewPath } from '@tercet/contracts';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { card } from './lib/previews/card';
import { palettePng, type Pixels } from './lib/previews/palette-png';
import { root } from './lib/workspace.mjs';

const PUBLIC = join(root, 'apps/web/public');
const FACE =
  'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';
const face = readFileSync(join(root, FACE)).toString('base64');
const FONT = `@font-face{font-family:Newsreader;font-weight:200 800;src:url(data:font/woff2;base64,${face})}`;

/** What a window shows, as the browser itself reads it. */
async function pixelsOf(page: Page): Promise<Pixels> {
  const png = (await page.screenshot()).toString('base64');
  const data = await page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    const pixels = context?.getImageData(0, 0, picture.width, picture.height);
    const reader = new FileReader();
    reader.readAsDataURL(new Blob(pixels ? [pixels.data] : []));
    await new Promise((resolve) => reader.addEventListener('load', resolve));
    return String(reader.result).split(',')[1] ?? '';
  }, `data:image/png;base64,${png}`);
  return { ...PREVIEW_SIZE, data: Buffer.from(data, 'base64') };
}

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'],
});
try {
  const page = await browser.newPage({ viewport: PREVIEW_SIZE });
  rmSync(join(PUBLIC, 'previews'), { recursive: true, force: true });
  for (const locale of LOCALES) {
    for (const name of LISTED_PAGES) {
      const { html, says } = card(name, locale);
      await page.setContent(html);
      await page.addStyleTag({ content: FONT });
      await page.evaluate(() => document.fonts.ready);
      const file = join(PUBLIC, previewPath(name, locale));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, palettePng(await pixelsOf(page), says));
    }
  }
} finally {
  await browser.close();
}
