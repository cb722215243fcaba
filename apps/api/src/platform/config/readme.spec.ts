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
});
