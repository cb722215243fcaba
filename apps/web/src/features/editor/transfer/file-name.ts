/** What some system does not let into the name of a file. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;
/** Names that Windows keeps for devices. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu;
const LONGEST = 80;

/** A name for a file that every system takes; `fallback` where nothing is left of the title. */
export function fileName(title: string, extension: string, fallback: string): string {
  const allowed = title.replace(FORBIDDEN, ' ').replace(/\s+/gu, ' ');
  const short = Array.from(allowed).slice(0, LONGEST).join('');
  const trimmed = short.replace(/^[\s.]+|[\s.…]+$/gu, '');
  const name = DEVICE.test(trimmed) ? `${trimmed}_` : trimmed;
  return `${name || fallback}.${extension}`;
}
