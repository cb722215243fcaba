import { crc32, deflateSync } from 'node:zlib';

/** A picture as canvases give it: four bytes a pixel, of which the last says nothing here. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const MOST_COLORS = 256;
const PALETTE = 3;

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

const distance = (one: number, other: number) =>
  [16, 8, 0].reduce(
    (sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2,
    0,
  );

function nearest(color: number, palette: readonly number[]): number {
  let best = 0;
  for (const [index, other] of palette.entries()) {
    if (distance(color, other) < distance(color, palette[best] ?? 0)) best = index;
  }
  return best;
}

/** The most frequent colours; each other is drawn in the one nearest to it. */
function inPalette({ data }: Pixels): { palette: number[]; indices: Uint8Array } {
  const colors = Uint32Array.from({ length: data.length / 4 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
    return (red << 16) | (green << 8) | blue;
  });
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const frequent = [...counts.keys()].toSorted(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a - b,
  );
  const palette = frequent.slice(0, MOST_COLORS);
  const places = new Map(frequent.map((color) => [color, nearest(color, palette)]));
  return { palette, indices: Uint8Array.from(colors, (color) => places.get(color) ?? 0) };
}

/** A PNG of at most 256 colours, which carries what it says as words. */
export function palettePng(pixels: Pixels, says: string): Buffer {
  const { width, height } = pixels;
  const { palette, indices } = inPalette(pixels);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, PALETTE], 8);
  // Each row begins with its filter, of which palettes need none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++) {
    rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('iTXt', Buffer.from(`Description\0\0\0\0\0${says}`)),
    chunk(
      'PLTE',
      Uint8Array.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255])),
    ),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
