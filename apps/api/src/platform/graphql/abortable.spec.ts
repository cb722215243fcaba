import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { abortable } from './abortable';

describe('abortable', () => {
  it('passes on what the generator yields, and its end', async () => {
    const iterator = abortable(async function* () {
      yield 1;
      yield 2;
    });
    const seen: number[] = [];
    for await (const value of iterator) seen.push(value);
    expect(seen).toEqual([1, 2]);
  });

  it('ends a generator that waits, at once and without an error', async () => {
    let cleaned = false;
    const iterator = abortable<number>(async function* (signal) {
      try {
        await once(new EventTarget(), 'never', { signal });
        yield 1;
      } finally {
        cleaned = true;
      }
    });
    const waiting = iterator.next();
    await iterator.return?.();
    expect(await waiting).toEqual({ value: undefined, done: true });
    expect(cleaned).toBe(true);
  });

  it('passes errors on as long as somebody listens', async () => {
    const iterator = abortable<number>(async function* () {
      yield 1;
      throw new Error('trouble');
    });
    await iterator.next();
    await expect(iterator.next()).rejects.toThrow('trouble');
  });
});
