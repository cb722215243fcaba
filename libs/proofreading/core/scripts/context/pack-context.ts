import {
  BUCKETS,
  CONTEXT_HEADER,
  CONTEXT_MAGIC,
  CONTEXT_VERSION,
  ENTRY_BYTES,
  LEVEL_BITS,
  REMAINDER_MASK,
  bucketOf,
  levelOf,
} from '../../src/context/context-format';

/** Packs weighted counts by hash into the bytes of a `.context.bin` file. `total` is the weighted number of units. */
export function packContext(
  counts: Iterable<readonly [hash: number, weight: number]>,
  total: number,
): Uint8Array<ArrayBuffer> {
  const byHash = new Map(counts);
  const sorted = [...byHash].sort(([a], [b]) => a - b);
  const first = CONTEXT_HEADER * 4 + BUCKETS * 2;
  const bytes = new Uint8Array(first + sorted.length * ENTRY_BYTES);
  const view = new DataView(bytes.buffer);
  [CONTEXT_MAGIC, CONTEXT_VERSION, sorted.length, Math.round(total)].forEach((word, index) =>
    view.setUint32(index * 4, word, true),
  );
  let at = first;
  for (const [hash, weight] of sorted) {
    const size = CONTEXT_HEADER * 4 + bucketOf(hash) * 2;
    view.setUint16(size, view.getUint16(size, true) + 1, true);
    const entry = (((hash & REMAINDER_MASK) << LEVEL_BITS) | levelOf(weight)) >>> 0;
    bytes[at++] = entry & 0xff;
    bytes[at++] = (entry >>> 8) & 0xff;
    bytes[at++] = (entry >>> 16) & 0xff;
  }
  return bytes;
}
