import { describe, expect, it } from '@jest/globals';
import { withPart } from './results-file.mjs';
import { isHeld, partOf } from './rows.mjs';

describe('a page of results', () => {
  const page = '# One\n\n## Within\n\n- a\n\n# Two\n\n- b\n';

  it('takes a part in the place of the one before', () => {
    expect(withPart(page, '# One\n\n- c\n')).toBe('# One\n\n- c\n\n# Two\n\n- b\n');
    expect(withPart(page, '# Two\n\n- c\n')).toBe('# One\n\n## Within\n\n- a\n\n# Two\n\n- c\n');
  });

  it('takes a part of its own last', () => {
    expect(withPart(page, '# Three\n')).toBe(`${page}\n# Three\n`);
    expect(withPart('', '# Three\n')).toBe('# Three\n');
  });
});

describe('what is measured', () => {
  const row = { name: 'key to paint', value: 25, unit: 'ms' };

  it.each([
    [{}, true],
    [{ bound: 25 }, true],
    [{ bound: 24 }, false],
    [{ bound: 25, atLeast: true }, true],
    [{ bound: 26, atLeast: true }, false],
  ])('keeps to its bound: %j is %s', (bound, held) => {
    expect(isHeld({ ...row, ...bound })).toBe(held);
  });

  it('is written with its verdict', () => {
    const part = partOf('typing', [{ ...row, bound: 20 }, row], ['Date: today']);
    expect(part).toContain('# Results of the product: typing\n');
    expect(part).toContain('- Date: today\n');
    expect(part).toContain('| key to paint | 25 ms | at most 20: NOT HELD |\n');
    expect(part).toMatch(/\| key to paint \| 25 ms \| +\|\n$/);
  });
});
