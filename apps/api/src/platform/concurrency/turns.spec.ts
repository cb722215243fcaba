import { describe, expect, it } from '@jest/globals';
import { Turns } from './turns';

const create = (options: Partial<ConstructorParameters<typeof Turns>[0]> = {}) =>
  new Turns({ slots: 1, queue: 10, queuePerCaller: 5, waitMs: 10_000, ...options });

describe('Turns', () => {
  it('lets callers take turns, whoever of them asked for more', async () => {
    const turns = create();
    const order: string[] = [];
    expect(await turns.acquire('busy')).toBe(true);
    const asked = ['busy 1', 'busy 2', 'busy 3', 'calm 1', 'other 1'].map(async (name) => {
      const [caller = ''] = name.split(' ');
      expect(await turns.acquire(caller)).toBe(true);
      order.push(name);
      turns.release(caller);
    });
    turns.release('busy');
    await Promise.all(asked);
    expect(order).toEqual(['calm 1', 'other 1', 'busy 1', 'busy 2', 'busy 3']);
    expect(await turns.acquire('next')).toBe(true);
  });

  it('keeps one caller from filling the queue', async () => {
    const turns = create({ queue: 3, queuePerCaller: 2 });
    await turns.acquire('busy');
    const waiting = [turns.acquire('busy'), turns.acquire('busy')];
    expect(await turns.acquire('busy')).toBe(false);
    waiting.push(turns.acquire('calm'));
    expect(await turns.acquire('other')).toBe(false);
    turns.close();
    expect(await Promise.all(waiting)).toEqual([false, false, false]);
  });

  it('sends away who has waited too long, and forgets him', async () => {
    const turns = create({ waitMs: 20, queue: 1 });
    await turns.acquire('busy');
    expect(await turns.acquire('calm')).toBe(false);
    turns.release('busy');
    expect(await turns.acquire('calm')).toBe(true);
  });
});
