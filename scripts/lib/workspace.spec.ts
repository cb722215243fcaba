import { describe, expect, it } from '@jest/globals';
import { hasAll, satisfies } from './workspace.mjs';

const RANGE = '^20.19.0 || ^22.13.0 || >=24.11.0';

describe('satisfies', () => {
  it.each(['20.19.0', '20.20.2', '22.13.0', '22.21.1', '24.11.0', '25.0.0'])('accepts %s', (v) => {
    expect(satisfies(v, RANGE)).toBe(true);
  });

  it.each(['16.20.2', '18.20.8', '20.18.3', '21.7.0', '22.12.0', '23.11.0', '24.10.0'])(
    'refuses %s',
    (v) => {
      expect(satisfies(v, RANGE)).toBe(false);
    },
  );
});

describe('hasAll', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'apps/web': { version: '1.0.0' },
      'node_modules/a': { version: '1.2.3' },
      'apps/web/node_modules/b': { version: '2.0.0' },
      'node_modules/for-another-machine': { version: '1.0.0', optional: true },
    },
  };
  const a = { 'node_modules/a': { version: '1.2.3' } };
  const b = { 'apps/web/node_modules/b': { version: '2.0.0' } };

  it('asks for each package in its version, but for optional ones', () => {
    expect(hasAll({ packages: { ...a, ...b } }, lock)).toBe(true);
    expect(hasAll({ packages: a }, lock)).toBe(false);
    expect(hasAll({ packages: { ...b, 'node_modules/a': { version: '1.2.4' } } }, lock)).toBe(
      false,
    );
  });
});
