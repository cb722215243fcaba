import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEAD_CODE, TESTED_ONLY } from './lib/dead-code.mjs';
import { root } from './lib/workspace.mjs';

jest.setTimeout(120_000);

/** A copy of the sources, so that what is dead can be written into it. */
const copy = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'tercet-dead-code-'));

/** Packages resolve as in the repository, those of the workspace to the copy. */
function linkPackages() {
  const installed = path.join(root, 'node_modules');
  const links = path.join(copy, 'node_modules');
  fs.mkdirSync(path.join(links, '@tercet'), { recursive: true });
  for (const name of fs.readdirSync(installed)) {
    if (name !== '@tercet') fs.symlinkSync(path.join(installed, name), path.join(links, name));
  }
  for (const name of fs.readdirSync(path.join(installed, '@tercet'))) {
    const folder = fs.realpathSync(path.join(installed, '@tercet', name));
    fs.symlinkSync(path.join(copy, path.relative(root, folder)), path.join(links, '@tercet', name));
  }
}

const isSource = (file: string) => path.relative(root, file).split(path.sep).includes('src');

function add(file: string, text: string) {
  fs.appendFileSync(path.join(copy, file), text);
}

interface Report {
  readonly issues: readonly { readonly exports: readonly { readonly name: string }[] }[];
}

/** Names of the dead exports that a step of "npm run check" reports. */
function find(step: readonly string[]): string[] {
  const args = [...step, '--reporter=json'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  expect(status).not.toBe(0);
  const { issues } = JSON.parse(stdout) as Report;
  return issues.flatMap(({ exports }) => exports.map(({ name }) => name)).sort();
}

beforeAll(() => {
  const unread = /^(node_modules|dist|data|\.git|\.nx|\.data|docs|docker|coverage|test-results)$/;
  fs.cpSync(root, copy, {
    recursive: true,
    filter: (source) => !unread.test(path.basename(source)) || isSource(source),
  });
  linkPackages();
  add('libs/contracts/src/limits.ts', 'export const neverUsed = 1;\n');
  add('libs/proofreading/core/src/hash.ts', 'export const neverUsedHere = 1;\n');
  add('libs/contracts/src/plans.ts', 'export const triedOnly = 1;\n');
  add(
    'libs/contracts/src/blank.spec.ts',
    "import { triedOnly } from './plans';\nit('', () => void triedOnly);\n",
  );
});

afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

it('finds what a library exports and nothing uses', () => {
  expect(find(DEAD_CODE)).toEqual(['neverUsed', 'neverUsedHere']);
});

it('finds what only tests use', () => {
  expect(find(TESTED_ONLY)).toEqual(['neverUsed', 'neverUsedHere', 'triedOnly']);
});
