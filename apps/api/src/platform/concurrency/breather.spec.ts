import { describe, expect, it } from '@jest/globals';
import { Breather } from './breather';

describe('Breather', () => {
  it('lets others have their turn in work that never waits', async () => {
    const breather = new Breather();
    let isTurn = false;
    setImmediate(() => (isTurn = true));
    const end = performance.now() + 2_000;
    while (!isTurn && performance.now() < end) await breather.giveWay();
    expect(isTurn).toBe(true);
  });
});
