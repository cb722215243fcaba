import { describe, expect, it } from '@jest/globals';
import { safeRedirect, signInPath } from './redirect';

describe('safeRedirect', () => {
  it.each(['/editor', '/editor?text=1#end', '/'])('lets %s pass', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'editor',
    '/auth/signin?redirect=/editor',
    '/graphiql',
    '/nowhere',
  ])('turns %p into the home page', (path) => {
    expect(safeRedirect(path)).toBe('/');
  });
});

it('signInPath holds the wanted path and the reason', () => {
  const url = new URL(signInPath('/editor?a=b&c', 'token_expired'), 'http://x');
  expect(url.pathname).toBe('/auth/signin');
  expect(url.searchParams.get('redirect')).toBe('/editor?a=b&c');
  expect(url.searchParams.get('error')).toBe('token_expired');
});
