/// <reference types="node" />
import { expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { EXTENSION_ID, EXTENSION_KEY } from './extension';

/** As Chrome does it: the first half of the key's SHA-256, its hexadecimal digits written as the letters a to p. */
function idOf(key: string): string {
  const digest = createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex');
  const letter = (digit: string) => String.fromCharCode(97 + Number.parseInt(digit, 16));
  return Array.from(digest.slice(0, 32), letter).join('');
}

it('has the id that follows from its key', () => {
  expect(idOf(EXTENSION_KEY)).toBe(EXTENSION_ID);
});
