import { describe, expect, it } from '@jest/globals';
import { Slots } from './slots';

describe('Slots', () => {
  it('hands a slot to those who wait, in their order', async () => {
    const slots = new Slots({ slots: 1, queue: 2, waitMs: 60_000 });
    const order: string[] = [];
    expect(await slots.acquire()).toBe(true);
    const first = slots.acquire().then(() => order.push('first'));
    const second = slots.acquire().then(() => order.push('second'));
    slots.release();
    await first;
    expect(order).toEqual(['first']);
    slots.release();
    await second;
    expect(order).toEqual(['first', 'second']);
  });

  it('has no room beyond its queue', async () => {
    const slots = new Slots({ slots: 1, queue: 1, waitMs: 60_000 });
    await slots.acquire();
    const waiting = slots.acquire();
    expect(await slots.acquire()).toBe(false);
    slots.release();
    expect(await waiting).toBe(true);
    slots.release();
    expect(await slots.acquire()).toBe(true);
  });

  it('sends away who has waited too long, and does not count them any more', async () => {
    const slots = new Slots({ slots: 1, queue: 1, waitMs: 1 });
    await slots.acquire();
    expect(await slots.acquire()).toBe(false);
    slots.release();
    expect(await slots.acquire()).toBe(true);
  });

  it('sends everybody away when it closes', async () => {
    const slots = new Slots({ slots: 1, queue: 1, waitMs: 60_000 });
    await slots.acquire();
    const waiting = slots.acquire();
    slots.close();
    expect(await waiting).toBe(false);
  });
});
