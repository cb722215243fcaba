import { describe, expect, it } from '@jest/globals';
import { satisfies } from './workspace.mjs';

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
