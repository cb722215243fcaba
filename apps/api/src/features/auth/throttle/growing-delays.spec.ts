import { describe, expect, it } from '@jest/globals';
import { GrowingDelays } from './growing-delays';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const OPTIONS = { free: 3, firstMs: SECOND, longestMs: 10 * SECOND, forgetMs: MINUTE };
const MAX_KEYS = 100_000;

const create = () => new GrowingDelays(OPTIONS);

/** Attempts made as soon as each is let in; the waits after them, and when the last was. */
function attempts(delays: GrowingDelays, count: number, start = 0, key = 'ada') {
  let now = start;
  const waits: number[] = [];
  for (let i = 0; i < count; i += 1) {
    now += delays.wait(key, now);
    delays.count(key, now);
    waits.push(delays.wait(key, now));
  }
  return { waits, now };
}

describe('the waits', () => {
  it('begin after the free attempts, double, and stop growing at the longest', () => {
    expect(attempts(create(), 9).waits).toEqual([
      ...[0, 0],
      ...[1_000, 2_000, 4_000, 8_000],
      ...[10_000, 10_000, 10_000],
    ]);
  });

  it('stay the longest, however often it was tried', () => {
    expect(attempts(create(), 2_000).waits.at(-1)).toBe(10_000);
  });

  it('get shorter as time passes, to the millisecond', () => {
    const delays = create();
    const { now } = attempts(delays, 3);
    expect([0, 1, 999, 1_000, 5_000].map((ms) => delays.wait('ada', now + ms))).toEqual([
      1_000, 999, 1, 0, 0,
    ]);
  });

  it('are those of one key', () => {
    const delays = create();
    attempts(delays, 5);
    expect(delays.wait('grace', 0)).toBe(0);
    expect(attempts(delays, 3, 0, 'grace').waits).toEqual([0, 0, 1_000]);
  });

  it('are those of the moment where none is named', () => {
    const delays = create();
    for (let i = 0; i < 3; i += 1) delays.count('ada');
    expect(delays.wait('ada')).toBeGreaterThan(0);
    expect(delays.wait('ada')).toBeLessThanOrEqual(1_000);
  });
});

describe('many attempts at once', () => {
  it('are let in as far as they are free', async () => {
    const delays = create();
    const admitted = await Promise.all(
      Array.from({ length: 100 }, async () => {
        await Promise.resolve();
        if (delays.wait('ada', 0) > 0) return false;
        delays.count('ada', 0);
        return true;
      }),
    );
    expect(admitted.filter(Boolean)).toHaveLength(OPTIONS.free);
  });
});

describe('what is forgotten', () => {
  it('is an account of attempts that none has followed for long enough', () => {
    const delays = create();
    const { now } = attempts(delays, 6);
    const long = now + OPTIONS.forgetMs;
    delays.count('ada', long);
    // Counted from the last attempt, which this was.
    expect(delays.wait('ada', long)).toBe(10_000);
    const longer = long + OPTIONS.forgetMs + 1;
    expect(attempts(delays, 3, longer).waits).toEqual([0, 0, 1_000]);
  });

  it('is whatever is named', () => {
    const delays = create();
    attempts(delays, 6);
    delays.forget('ada');
    delays.forget('nobody');
    expect(attempts(delays, 3).waits).toEqual([0, 0, 1_000]);
  });

  it('is the key that was tried least lately, where there are too many', () => {
    const delays = create();
    for (const key of ['ada', 'grace']) attempts(delays, 3, 0, key);
    delays.count('ada', 1_000);
    for (let i = 0; i < MAX_KEYS - 1; i += 1) delays.count(`key ${i}`, 1_000);
    expect(delays.wait('ada', 1_000)).toBe(2_000);
    expect(delays.wait('grace', 0)).toBe(0);
  });
});

describe('an attempt that is taken back', () => {
  it('does not count, and is waited for by nobody', () => {
    const delays = create();
    const { now } = attempts(delays, 3);
    delays.takeBack('ada');
    expect(delays.wait('ada', now)).toBe(0);
    delays.count('ada', now);
    expect(delays.wait('ada', now)).toBe(1_000);
  });

  it('leaves those that were wrong', () => {
    const delays = create();
    const { now } = attempts(delays, 5);
    delays.takeBack('ada');
    expect(attempts(delays, 1, now).waits).toEqual([4_000]);
  });

  it('never makes room for more than are free', () => {
    const delays = create();
    delays.count('ada', 0);
    for (let i = 0; i < 3; i += 1) delays.takeBack('ada');
    delays.takeBack('nobody');
    expect(attempts(delays, 4).waits).toEqual([0, 0, 1_000, 2_000]);
  });
});
