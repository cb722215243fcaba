import { describe, expect, it } from '@jest/globals';
import { SharedRuns } from './shared-runs';

describe('SharedRuns', () => {
  it('gives everybody a run that began after they asked, and shares it', async () => {
    const runs = new SharedRuns<number>();
    let begun = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const work = async () => {
      begun += 1;
      const mine = begun;
      await held;
      return mine;
    };
    const first = runs.run('a', work);
    const others = Array.from({ length: 19 }, () => runs.run('a', work));
    const elsewhere = runs.run('b', work);
    release();
    expect(await first).toBe(1);
    expect(new Set(await Promise.all(others))).toEqual(new Set([3]));
    expect(await elsewhere).toBe(2);
    expect(await runs.run('a', work)).toBe(4);
  });

  it('runs again after a failure, which only those see whose run it was', async () => {
    const runs = new SharedRuns<string>();
    const failing = runs.run('a', () => Promise.reject(new Error('no')));
    const next = runs.run('a', () => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
