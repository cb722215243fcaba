const MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/** What no text holds: most other files do, somewhere near their beginning. */
const NO_TEXT = /\0/u;

/**
 * The text in a file's bytes: in the encoding that its mark names, else in UTF-8, else in Windows-1252, which older
 * programs write. `null` where it is no text.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string | null {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  const text = marked ? new TextDecoder(marked[0]).decode(bytes) : decodeUnmarked(bytes);
  return NO_TEXT.test(text) ? null : text;
}

function decodeUnmarked(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
