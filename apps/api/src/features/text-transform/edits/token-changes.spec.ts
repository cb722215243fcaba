import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { changesBetween, newEffort } from './token-changes';

/** Two lists of the same tokens, of which nearly none stands where it stood. */
const shuffled = (count: number) => {
  const tokens = Array.from({ length: count }, (_, i) => `${i} `);
  return [tokens, tokens.toReversed()] as const;
};

describe('changesBetween', () => {
  // A busy machine runs out of time before it runs out of steps.
  let clock: jest.SpiedFunction<typeof performance.now>;
  beforeEach(() => {
    clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  });
  afterEach(() => clock.mockRestore());

  it('finds what differs', () => {
    expect(changesBetween(['a', ' ', 'b'], ['a', ' ', 'c'], 10, newEffort(), 5)).toEqual([
      { start: 12, end: 13, replacement: 'c' },
    ]);
  });

  it('spends nothing on lists that have too little in common', () => {
    const effort = newEffort();
    const [from, to] = [Array<string>(300).fill('a'), Array<string>(300).fill('b')];
    expect(changesBetween(from, to, 0, effort, 400)).toBeUndefined();
    expect(effort.steps).toBe(newEffort().steps);
  });

  it('spends no more than there is on any number of passages, but for small ones', () => {
    const effort = newEffort();
    const [from, to] = shuffled(1_000);
    for (let i = 0; i < 50; i += 1)
      expect(changesBetween(from, to, 0, effort, 1_000)).toBeUndefined();
    expect(effort.steps).toBeLessThan(1_000);
    const [some, others] = shuffled(20);
    expect(changesBetween(some, others, 0, effort, 1_000)).not.toHaveLength(0);
    expect(changesBetween(...shuffled(60), 0, effort, 1_000)).toBeUndefined();
  });
});
