import { describe, expect, it } from '@jest/globals';
import { LISTED_PAGES, LOCALES, localizedPath, PAGE_PATHS } from '@tercet/contracts';
import { readFileSync } from 'node:fs';
import { MOST_SHIFT } from '../../apps/e2e/src/layout-shift';
import { PAGES } from '../../benchmarks/lighthouse.mjs';
import { BUDGET, filesOfPage, PUBLIC_PAGES, totalOf } from './public-pages.mjs';

const HOME = { chunk: 'HomePage', words: ['home', 'errors'] };
const HTML =
  '<script src="/start.js"></script><script type="module" src="/assets/main-1.js"></script>';
const BUILT: Record<string, readonly [kilobytes: number, text: string]> = {
  'start.js': [1.5, ''],
  'assets/main-1.js': [40, 'import{a}from"./react-2.js";import("./EditorRoute-3.js")'],
  'assets/react-2.js': [50, 'import"./main-1.js"'],
  'assets/EditorRoute-3.js': [400, ''],
  'assets/HomePage-4.js': [3, "import { b } from './button-5.js';"],
  'assets/button-5.js': [2, ''],
  'assets/common-6.js': [4, ''],
  'assets/common-7.js': [5, ''],
  'assets/home-8.js': [6, ''],
  'assets/errors-9.js': [1, ''],
};

const files = (names = Object.keys(BUILT)) =>
  filesOfPage(
    HOME,
    HTML,
    names,
    (name) => BUILT[name]?.[1] ?? '',
    (name) => (BUILT[name]?.[0] ?? 0) * 1000,
  );

it('follows the page as a browser does, with the longest words of one language', () => {
  expect(files().map(({ name }) => name)).toEqual([
    'assets/react-2.js',
    'assets/main-1.js',
    'assets/home-8.js',
    'assets/common-7.js',
    'assets/HomePage-4.js',
    'assets/button-5.js',
    'start.js',
    'assets/errors-9.js',
  ]);
  expect(totalOf(files())).toBe(108.5);
});

it.each(['HomePage', 'common', 'home', 'errors'])('fails where the build has no %s', (chunk) => {
  const others = Object.keys(BUILT).filter((name) => !name.startsWith(`assets/${chunk}-`));
  expect(() => files(others)).toThrow(`no chunk of ${chunk}`);
});

const ROUTES = readFileSync(new URL('../../apps/web/src/routes.tsx', import.meta.url), 'utf8');
const ROUTE = /const (\w+) = lazyPage\(\s*\(\) => import\('[^']*\/(\w+)'\),?\s*(?:\[([^\]]*)\])?/g;

/** What the client fetches of each page, as its routes say. */
const routes = new Map(
  [...ROUTES.matchAll(ROUTE)].map(([, name = '', chunk, words = '']) => [
    name,
    { chunk, words: [...words.matchAll(/\w+/g)].map(String).toSorted() },
  ]),
);

describe('the public pages', () => {
  it('are those that search engines may list', () => {
    expect(Object.keys(PUBLIC_PAGES).toSorted()).toEqual(LISTED_PAGES.toSorted());
  });

  it.each(LISTED_PAGES)('come as their routes say: %s', (name) => {
    const { chunk, words } = PUBLIC_PAGES[name];
    expect({ chunk, words: words.toSorted() }).toEqual(routes.get(name));
  });

  it('are all measured by Lighthouse, the home page in each language', () => {
    const homes = LOCALES.filter((locale) => locale !== 'en').map((locale) =>
      localizedPath('home', locale),
    );
    const addresses = LISTED_PAGES.map((name) => PAGE_PATHS[name]);
    expect(PAGES.toSorted()).toEqual([...addresses, ...homes].toSorted());
  });
});

it('stays under what has been promised: the budgets may shrink, not grow', () => {
  expect(BUDGET).toBeLessThanOrEqual(120);
  expect(MOST_SHIFT).toBeLessThanOrEqual(0.02);
});
