import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentSchema } from './environment-schema';
import { REPOSITORY_DIR } from './paths';

describe('the table of settings in the README', () => {
  const readme = readFileSync(join(REPOSITORY_DIR, 'README.md'), 'utf8');
  const documented = [...readme.matchAll(/^\|([^|]+)\|/gm)]
    .flatMap(([, cell]) => [...(cell ?? '').matchAll(/`([A-Z][A-Z_]+)`/g)])
    .map(([, name]) => name);

  it('names every variable that the server reads, and no other', () => {
    expect([...documented].sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  });

  it('names their numbers as they are without a setting', () => {
    const numbers = [...readme.matchAll(/^\| `([A-Z_]+)` *\| (\d+) *\|/gm)].map(
      ([, name = '', value]) => [name, Number(value)],
    );
    const defaults = Object.entries(environmentSchema.parse({})).filter(
      ([, value]) => typeof value === 'number',
    );
    expect(Object.fromEntries(numbers)).toEqual(Object.fromEntries(defaults));
  });
});
