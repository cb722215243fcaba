import { describe, expect, it, jest } from '@jest/globals';
import { gathered } from './gathered';

const turn = () => new Promise((resolve) => setImmediate(resolve));
const HOUR = 3_600_000;

async function read(
  pieces: AsyncGenerator<string>,
): Promise<{ passed: string[]; error?: unknown }> {
  const passed: string[] = [];
  try {
    for await (const piece of gathered(pieces, 0, () => undefined)) passed.push(piece);
    return { passed };
  } catch (error) {
    return { passed, error };
  }
}

describe('gathered', () => {
  it('passes on as one what is there already after the first piece', async () => {
    async function* burst() {
      for (let i = 0; i < 1_000; i += 1) yield 'a';
    }
    expect(await read(burst())).toEqual({ passed: ['a', 'a'.repeat(999)] });
  });

  it('does not have the first piece wait for the next', async () => {
    async function* slow() {
      yield 'first';
      await new Promise(() => undefined);
    }
    const pieces = gathered(slow(), HOUR, () => undefined);
    expect(await pieces.next()).toEqual({ done: false, value: 'first' });
  });

  it('has those that follow wait for the end of the pause, or of the answer', async () => {
    async function* steady() {
      for (const piece of ['a', 'b', 'c', 'd']) {
        yield piece;
        for (let i = 0; i < 5; i += 1) await turn();
      }
    }
    const passed = [];
    for await (const piece of gathered(steady(), HOUR, () => undefined)) passed.push(piece);
    expect(passed.length).toBe(2);
    expect(passed.join('')).toBe('abcd');
  });

  it('passes on what came before an error', async () => {
    const error = new Error('cut');
    async function* broken() {
      yield 'a';
      yield 'b';
      throw error;
    }
    expect(await read(broken())).toEqual({ passed: ['a', 'b'], error });
  });

  it('ends the work that it waits for where the reader leaves', async () => {
    let end = (): void => undefined;
    const closed = jest.fn();
    async function* stalled() {
      try {
        yield 'a';
        await new Promise<void>((resolve) => (end = resolve));
      } finally {
        closed();
      }
    }
    const leave = jest.fn(() => end());
    for await (const piece of gathered(stalled(), 0, leave)) {
      expect(piece).toBe('a');
      break;
    }
    expect(leave).toHaveBeenCalledTimes(1);
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
