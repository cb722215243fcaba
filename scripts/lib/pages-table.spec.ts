// What docs/PAGES.md says of the pages and of their tests.
import { expect, it } from '@jest/globals';
import { LOCALES, PAGE_PATHS } from '@tercet/contracts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FOR_VISITORS, OPENING, pathsOf } from '../../apps/e2e/src/pages';
import manifest from '../../package.json' with { type: 'json' };
import { root } from './workspace.mjs';

const TEXT = readFileSync(join(root, 'docs/PAGES.md'), 'utf8');
const JOURNEYS = 'apps/e2e/src';
const FEATURES = 'apps/web/src/features';
/** What names of files begin at, beside the root. */
const FOLDERS = ['', 'apps/web/src', JOURNEYS];
/** A command writes it, and Git does not keep it. */
const WRITTEN = ['contact-sheet/index.html'];

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const ROWS = TEXT.split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').slice(1, -1).map(quoted));
const column = (index: number) => [...new Set(ROWS.flatMap((row) => row[index] ?? []))];

/** A star stands for any part of a name. */
function isThere(name: string): boolean {
  if (!name.includes('*')) return existsSync(join(root, name));
  const [start = '', end = ''] = basename(name).split('*');
  return readdirSync(join(root, dirname(name))).some(
    (found) => found.startsWith(start) && found.endsWith(end),
  );
}

it('has a row for each page, and none for another', () => {
  const homes = LOCALES.map((locale) => `/${locale}`);
  expect(column(0).toSorted()).toEqual([...Object.values(PAGE_PATHS), ...homes].toSorted());
  expect(ROWS.filter(([paths]) => paths?.length === 0)).toHaveLength(1);
});

it('names for each page its code, who opens it, and what else it does', () => {
  for (const [, ...cells] of ROWS) {
    const [code, , opened, does] = cells;
    expect([code, opened, does].map((names) => names?.length)).not.toContain(0);
  }
});

it.each(column(1))('knows where the code is: %s', (feature) => {
  expect(isThere(`${FEATURES}/${feature}`)).toBe(true);
});

it.each(column(3))(
  'has pages opened in each language by what goes through these: %s',
  (journey) => {
    expect(readFileSync(join(root, JOURNEYS, journey), 'utf8')).toMatch(/\bof LOCALES\b|LOCALES\./);
  },
);

it('names the journey that opens pages for just those that it opens', () => {
  const homes = LOCALES.map((locale) => `/${locale}`);
  const named = ROWS.filter((row) => row[3]?.includes('pages.spec.ts')).flatMap(([paths]) => paths);
  expect(named.toSorted()).toEqual(
    [...pathsOf([...FOR_VISITORS, ...OPENING]), ...homes].toSorted(),
  );
});

const files = [...new Set(quoted(TEXT))].filter(
  (name) => /[./]\w+$/.test(name) && !/^[/?]/.test(name),
);

it.each(files)('names no file that is not there: %s', (name) => {
  const isKnown = WRITTEN.includes(name) || FOLDERS.some((folder) => isThere(join(folder, name)));
  expect(isKnown).toBe(true);
});

const commands = quoted(TEXT).flatMap((text) => /^npm run ([\w:-]+)/.exec(text)?.[1] ?? []);

it.each(commands)('names no command that is not there: %s', (command) => {
  expect(Object.keys(manifest.scripts)).toContain(command);
});
