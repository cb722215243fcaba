import { expect, it } from '@jest/globals';
import { lockProblems } from './lock.mjs';

const MANIFESTS = {
  '': { devDependencies: { prettier: '3.10.1' } },
  'apps/api': { dependencies: { graphql: '16.0.0', '@own/contracts': '*' } },
};
const LOCKED = {
  '': { devDependencies: { prettier: '3.10.1' } },
  'apps/api': { dependencies: { graphql: '16.0.0', '@own/contracts': '*' } },
  'node_modules/@own/contracts': { resolved: 'libs/contracts', link: true },
  'node_modules/prettier': { version: '3.10.1' },
  'node_modules/graphql': { version: '15.9.0' },
  'apps/api/node_modules/graphql': { version: '16.0.0' },
  'node_modules/swift': { version: '1.0.0', optionalDependencies: { 'swift-linux': '1.0.0' } },
  'node_modules/swift/node_modules/swift-linux': { version: '1.0.0' },
};

/** What is wrong once entries of the lock, or package.json files, are others. */
function problems(entries: object, manifests: object = {}) {
  const packages = Object.entries({ ...LOCKED, ...entries }).filter(([, entry]) => entry);
  return lockProblems(Object.fromEntries(packages), { ...MANIFESTS, ...manifests });
}

it('finds nothing wrong with a lock that holds what is asked for', () => {
  expect(problems({})).toEqual([]);
});

it('misses the binary of another platform', () => {
  expect(problems({ 'node_modules/swift/node_modules/swift-linux': undefined })).toEqual([
    'swift-linux, wanted by node_modules/swift@1.0.0, is missing',
  ]);
  expect(
    problems({
      'node_modules/swift/node_modules/swift-linux': undefined,
      'node_modules/swift-linux': { version: '1.0.0' },
    }),
  ).toEqual([]);
});

it('refuses a download address', () => {
  const resolved = 'https://example.com/prettier.tgz';
  expect(problems({ 'node_modules/prettier': { version: '3.10.1', resolved } })).toEqual([
    'node_modules/prettier records a download address',
  ]);
});

it.each([
  ['another version', { prettier: '3.10.0' }, 'prettier 3.10.0, the lock has 3.10.1'],
  ['another range', { prettier: '^3.10.1' }, 'prettier ^3.10.1, the lock has 3.10.1'],
  ['nothing any more', {}, 'prettier no more, the lock has 3.10.1'],
])('sees that package.json asks for %s', (_, devDependencies, problem) => {
  expect(problems({}, { '': { devDependencies } })).toEqual([`the root asks for ${problem}`]);
});

it('sees that package.json asks for more, and for an exact version that the lock does not hold', () => {
  const wanted = { ...MANIFESTS['apps/api'].dependencies, cors: '2.0.0' };
  expect(problems({}, { 'apps/api': { dependencies: wanted } })).toEqual([
    'apps/api asks for cors 2.0.0, the lock has none',
  ]);
  expect(problems({ 'apps/api/node_modules/graphql': undefined })).toEqual([
    'apps/api asks for graphql 16.0.0, the lock has 15.9.0',
  ]);
});

it('sees a package that the lock does not know', () => {
  expect(problems({}, { 'apps/new': {} })).toEqual(['apps/new is missing']);
});
