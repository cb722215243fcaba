import { describe, expect, it } from '@jest/globals';
import { LISTED_PAGES, LOCALES, PREVIEW_SIZE, previewPath } from '@tercet/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { root } from '../workspace.mjs';
import { card } from './card';
import { palettePng } from './palette-png';

/** Bytes of a picture that loads at once wherever a link is shown. */
const MOST_BYTES = 60_000;
const SIGNATURE = 8;

function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = SIGNATURE; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return chunks;
}

const sizeOf = (png: Buffer) => {
  const header = chunksOf(png).get('IHDR');
  return { width: header?.readUInt32BE(0), height: header?.readUInt32BE(4) };
};
const saysOf = (png: Buffer) => chunksOf(png).get('iTXt')?.toString().split('\0').at(-1);

const ALL = LOCALES.flatMap((locale) => LISTED_PAGES.map((name) => ({ name, locale })));

describe('the picture', () => {
  it.each(ALL)(
    'of $name in $locale is there, small, and as the page is now',
    ({ name, locale }) => {
      const png = readFileSync(join(root, 'apps/web/public', previewPath(name, locale)));
      expect(sizeOf(png)).toEqual(PREVIEW_SIZE);
      expect(png.length).toBeLessThan(MOST_BYTES);
      // Drawn anew by `npm run previews`.
      expect(saysOf(png)).toBe(card(name, locale).says);
    },
  );

  it('for all other pages is as large', () => {
    expect(sizeOf(readFileSync(join(root, 'apps/web/public/share.png')))).toEqual(PREVIEW_SIZE);
  });
});

describe('a PNG with a palette', () => {
  it('keeps its pixels, and says what it shows', () => {
    const data = Uint8Array.from([255, 0, 0, 255, 0, 128, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255]);
    const png = palettePng({ width: 2, height: 2, data }, 'Rouge – réécrit');
    const chunks = chunksOf(png);
    expect([...chunks.keys()]).toEqual(['IHDR', 'iTXt', 'PLTE', 'IDAT', 'IEND']);
    expect(saysOf(png)).toBe('Rouge – réécrit');
    expect([...(chunks.get('PLTE') ?? [])]).toEqual([255, 0, 0, 0, 128, 0]);
    expect([...inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))]).toEqual([0, 0, 1, 0, 0, 0]);
  });

  it('draws the colours beyond the most frequent in the nearest of these', () => {
    const greys = Array.from({ length: 256 }, (_, grey) => [
      grey,
      grey,
      grey,
      255,
      grey,
      grey,
      grey,
      255,
    ]);
    const data = Uint8Array.from([...greys.flat(), 200, 201, 200, 255, 0, 0, 0, 255]);
    const chunks = chunksOf(palettePng({ width: 514, height: 1, data }, ''));
    const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
    const row = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
    expect(palette).toHaveLength(256 * 3);
    expect(palette[(row[513] ?? 0) * 3]).toBe(200);
  });
});
