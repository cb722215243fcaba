import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LOCALES, THEMES } from '@tercet/contracts';
import { readFile } from 'node:fs/promises';
import { STORAGE_KEYS, writeStored } from './session/storage';
import { stubMediaQuery } from './testing/browser';

// It runs before any module is there, and so says again what these say.
const script = await readFile(new URL('../public/start.js', import.meta.url), 'utf8');
const styles = await readFile(new URL('./styles.css', import.meta.url), 'utf8');
const begin = new Function(script);

function startAt(path: string) {
  history.replaceState(null, '', path);
  begin();
  const { prerendered, theme } = document.documentElement.dataset;
  return { prerendered, theme };
}

const system = stubMediaQuery(false);
beforeEach(() => {
  localStorage.clear();
  system.flip(false);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de']);
});

describe('the page before its first paint', () => {
  it.each(LOCALES)('is prerendered in %s for its address, a choice and a browser', (locale) => {
    expect(startAt(`/${locale}`).prerendered).toBe(locale);
    expect(startAt(`/${locale.toUpperCase()}/`).prerendered).toBe(locale);
    writeStored(STORAGE_KEYS.locale, locale);
    expect(startAt('/').prerendered).toBe(locale);
    localStorage.clear();
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de', `${locale}-XX`]);
    expect(startAt('/').prerendered).toBe(locale);
    expect(document.documentElement.lang).toBe(locale);
    expect(styles).toContain(`[data-prerendered='${locale}'] [data-prerendered-page='${locale}']`);
  });

  it('is English for other languages, and empty where no home page is to be seen', () => {
    expect(startAt('/').prerendered).toBe('en');
    expect(startAt('/de').prerendered).toBe('none');
    expect(startAt('/editor').prerendered).toBe('none');
    writeStored(STORAGE_KEYS.authSession, '{}');
    expect(startAt('/').prerendered).toBe('none');
  });

  it.each(THEMES)('has the theme %s, of the device or else of the account', (theme) => {
    system.flip(true);
    const shown = theme === 'system' ? 'dark' : theme;
    writeStored(STORAGE_KEYS.userTheme, theme);
    expect(startAt('/').theme).toBe(shown);
    writeStored(STORAGE_KEYS.userTheme, 'light');
    writeStored(STORAGE_KEYS.theme, theme);
    expect(startAt('/').theme).toBe(shown);
  });
});
