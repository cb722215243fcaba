import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { alignUnits } from './align-units';

const shape = (before: string[], after: string[]) =>
  alignUnits(before, after)?.map((units) => `${units.before}:${units.after}`);

describe('alignUnits', () => {
  it.each<[string, string[], string[], string[]]>([
    ['one for one', ['a b', 'c d'], ['a x', 'c y'], ['1:1', '1:1']],
    ['others entirely', ['a b', 'c d'], ['w x', 'y z'], ['1:1', '1:1']],
    ['one that is new', ['a b', 'c d'], ['a b', 'x y', 'c d'], ['1:1', '0:1', '1:1']],
    ['one that is gone', ['a b', 'x y', 'c d'], ['a b', 'c d'], ['1:1', '1:0', '1:1']],
    ['two that are one', ['a b', 'c d', 'e f'], ['a b c d', 'e f'], ['2:1', '1:1']],
    ['one that is two', ['a b c d', 'e f'], ['a b', 'c d', 'e f'], ['1:2', '1:1']],
    ['nothing before', [], ['a'], ['0:1']],
  ])('knows %s', (_name, before, after, pairs) => {
    expect(shape(before, after)).toEqual(pairs);
  });

  it('leaves no unit out, however different their numbers are', () => {
    const units = fc.array(fc.constantFrom('a b', 'b c', '', '.', 'c'), { maxLength: 200 });
    fc.assert(
      fc.property(units, units, (before, after) => {
        const aligned = alignUnits(before, after) ?? [];
        const sum = (side: 'before' | 'after') =>
          aligned.reduce((total, counts) => total + counts[side], 0);
        expect([sum('before'), sum('after')]).toEqual([before.length, after.length]);
      }),
    );
  });

  it('takes no more units than there is time for', () => {
    expect(alignUnits(Array<string>(1_501).fill('a'), ['a'])).toBeUndefined();
  });
});
