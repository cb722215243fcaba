import { unzipSync, zipSync } from 'fflate';
import { IMPORT_MAX_UNPACKED_BYTES } from './import-limits';

/** The file would unpack to more than it may. */
export class UnpackedTooBig extends Error {}

/** What the text is in; pictures and fonts are left packed. */
const NEEDED = /\.(?:xml|rels)$/iu;

/**
 * A Word document that unpacks to no more than it may, whatever the given one says of itself: each part is unpacked into
 * the room that it claims, and put into a new archive. Throws an `UnpackedTooBig`, or another error where it is no archive.
 */
export function unpackDocx(bytes: Uint8Array): ArrayBuffer {
  let room = IMPORT_MAX_UNPACKED_BYTES;
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!NEEDED.test(name)) return false;
      room -= originalSize;
      if (room < 0) throw new UnpackedTooBig();
      return true;
    },
  });
  return new Uint8Array(zipSync(parts, { level: 0 })).buffer;
}
