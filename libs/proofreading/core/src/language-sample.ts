/** UTF-16 code units of the whole sample. */
const SAMPLE = 3_000;
const STRETCHES = 3;

/** What of a text decides its language: all of it, or stretches of its beginning, its middle and its end. */
export function languageSample(text: string): string {
  if (text.length <= SAMPLE) return text;
  const length = SAMPLE / STRETCHES;
  const last = text.length - length;
  return [0, Math.floor(last / 2), last]
    .map((start) => text.slice(start, start + length))
    .join('\n');
}
