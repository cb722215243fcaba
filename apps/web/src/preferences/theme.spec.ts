import { beforeEach, describe, expect, it } from '@jest/globals';
import { THEME_COLOR } from '@tercet/contracts';
import { readFileSync } from 'node:fs';
import { session } from '../session/session';
import { jsonResponse, stubFetch, stubMediaQuery } from '../testing/browser';
import { person, sessionFor } from '../testing/person';
import { nextTheme, themeStore } from './theme';

const TOKENS = readFileSync(new URL('../../../../libs/ui/src/theme.css', import.meta.url), 'utf8');
const DARK_PAPER = /--paper: light-dark\(#\w+, (#\w+)\);/.exec(TOKENS)?.[1];

const system = stubMediaQuery(false);
const fetch = stubFetch((path) =>
  jsonResponse(path.endsWith('profile') ? { user: person({ theme: 'dark' }) } : {}),
);
document.head.innerHTML = '<meta name="theme-color" content="">';
const shown = () => document.documentElement.dataset.theme;
themeStore.start();

beforeEach(() => {
  session.signOut();
  localStorage.clear();
  themeStore.choose('system');
  localStorage.clear();
  system.flip(false);
  fetch.mockClear();
});

describe('the theme', () => {
  it('goes from light to dark to system and round', () => {
    expect(['light', 'dark', 'system'].map((theme) => nextTheme(theme as 'light'))).toEqual([
      'dark',
      'system',
      'light',
    ]);
  });

  it('follows the system while it changes, unless one was chosen', () => {
    system.flip(true);
    expect(shown()).toBe('dark');
    themeStore.choose('light');
    expect(shown()).toBe('light');
    system.flip(false);
    system.flip(true);
    expect(shown()).toBe('light');
  });

  it.each([
    ['light', THEME_COLOR],
    ['dark', DARK_PAPER],
  ] as const)('colours the frame of the browser, in %s', (theme, color) => {
    themeStore.choose(theme === 'light' ? 'dark' : 'light');
    themeStore.choose(theme);
    const frame = document.querySelector('meta[name="theme-color"]')?.getAttribute('content');
    expect(frame?.toLowerCase()).toBe(color?.toLowerCase());
  });

  it('is kept on the device and saved to the account', () => {
    session.signIn(sessionFor(1000));
    themeStore.choose('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(fetch).toHaveBeenCalledWith(
      '/api/auth/profile',
      expect.objectContaining({ method: 'PUT', body: '{"theme":"dark"}' }),
    );
  });

  it('takes the account’s choice on a device without one, until signing out', () => {
    session.signIn(sessionFor(1000, person({ theme: 'dark' })));
    expect(shown()).toBe('dark');
    expect(localStorage.getItem('userTheme')).toBe('dark');
    session.signOut();
    expect(shown()).toBe('light');
    expect(localStorage.getItem('userTheme')).toBeNull();
  });

  it('follows another tab', () => {
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(themeStore.getTheme()).toBe('dark');
  });
});
