import { describe, expect, it } from '@jest/globals';
import { CountTable } from './count-table';

describe('a table of counts', () => {
  it('sums weights by hash, however much it grows', () => {
    const table = new CountTable(4);
    for (let round = 0; round < 3; round++)
      for (let i = 1; i <= 500; i++) table.add(Math.imul(i, 0x9e3779b1) >>> 0, i / 4);
    expect(table.size).toBe(500);
    const found = new Map(
      [...table.entries()].map(([hash, weight, times]) => [hash, { weight, times }]),
    );
    for (let i = 1; i <= 500; i++)
      expect(found.get(Math.imul(i, 0x9e3779b1) >>> 0)).toEqual({ weight: (3 * i) / 4, times: 3 });
  });

  it('keeps hashes apart that share a slot', () => {
    const table = new CountTable(4);
    table.add(3, 1);
    table.add(3 + 16, 10);
    expect([...table.entries()].sort()).toEqual([
      [19, 10, 1],
      [3, 1, 1],
    ]);
  });

  it('takes zero for a hash too, and counts times up to 255', () => {
    const table = new CountTable(4);
    for (let i = 0; i < 300; i++) table.add(0, 1);
    expect([...table.entries()].map(([, weight, times]) => [weight, times])).toEqual([[300, 255]]);
  });
});
