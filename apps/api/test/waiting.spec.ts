import { describe, expect, it } from '@jest/globals';
import { until, within } from './waiting';

const never = () => new Promise<string>(() => undefined);

describe('waiting', () => {
  it('gives what came, and fails as it failed', async () => {
    expect(await within(60_000, () => 'it', Promise.resolve('here'))).toBe('here');
    await expect(within(60_000, () => 'it', Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    await until(() => true);
  });

  it('ends with the name of what did not come', async () => {
    await expect(within(20, () => 'the end of the stream', never())).rejects.toThrow(
      'Not within 0.02 s: the end of the stream',
    );
    const calls: string[] = [];
    await expect(until(() => calls.length === 2, 20)).rejects.toThrow(/calls\.length === 2/);
  });
});
