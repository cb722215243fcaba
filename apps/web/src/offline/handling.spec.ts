/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { handlingOf, type Asked } from './handling';

const ORIGIN = 'https://product.test';

function handlingAt(path: string, asked: Partial<Asked> = {}) {
  const url = new URL(path, ORIGIN).href;
  return handlingOf({ method: 'GET', mode: 'cors', headers: new Headers(), url, ...asked }, ORIGIN);
}

describe('a request', () => {
  it.each([
    ['/editor', 'editor'],
    ['/Editor/?draft=none', 'editor'],
    ['/', 'page'],
    ['/fr', 'page'],
    ['/settings', 'page'],
    ['/graphiql', null],
    ['/licenses.md', null],
    ['/api/auth/me', null],
    ['/nowhere', null],
  ])('for the page %s is handled as %j', (path, handling) => {
    expect(handlingAt(path, { mode: 'navigate' })).toBe(handling);
  });

  it.each([
    ['/assets/main-BdmA4-vz.css', 'asset'],
    ['/start.js', 'start'],
    ['/editor', null],
    ['/api/auth/me', null],
    ['/graphql', null],
    ['/v2/check', null],
    ['/health/ready', null],
    ['/service-worker.js', null],
    ['https://other.test/assets/main.js', null],
  ])('for %s is handled as %j', (path, handling) => {
    expect(handlingAt(path)).toBe(handling);
  });

  it.each([
    { method: 'POST' },
    { method: 'HEAD' },
    { headers: new Headers({ range: 'bytes=0-1' }) },
  ])('is left alone where what is kept is no answer to it: %j', (asked) => {
    expect(handlingAt('/assets/main-BdmA4-vz.css', asked)).toBeNull();
  });
});
