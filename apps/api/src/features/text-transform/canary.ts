import { randomBytes } from 'node:crypto';
import { unavailable } from './language-model/model-failures';

export function createCanary(): string {
  return `ref-${randomBytes(6).toString('hex')}`;
}

/** Length of the longest end of a text that a canary could begin with. */
function openEnd(text: string, canary: string): number {
  for (let length = Math.min(text.length, canary.length - 1); length > 0; length -= 1) {
    if (canary.startsWith(text.slice(-length))) return length;
  }
  return 0;
}

/**
 * Passes an answer on and stops it where our instructions leak into it. What may be the beginning of the canary is
 * held back until the next piece tells.
 * @throws {AppError} AI_UNAVAILABLE with the reason `refused`
 */
export async function* withoutCanary(
  pieces: AsyncIterable<string>,
  canary: string,
): AsyncGenerator<string> {
  let held = '';
  for await (const piece of pieces) {
    const text = held + piece;
    if (text.toLowerCase().includes(canary)) throw unavailable('refused');
    const keep = openEnd(text.toLowerCase(), canary);
    held = text.slice(text.length - keep);
    const passed = text.slice(0, text.length - keep);
    if (passed) yield passed;
  }
  if (held) yield held;
}
