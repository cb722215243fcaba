import { describe, expect, it } from '@jest/globals';
import { LOCALES } from './locales';
import { LISTED_PAGES, localeOfAddress, localizedPath, pageNameAt } from './pages';

describe('pageNameAt', () => {
  it.each([
    ['/', 'home'],
    ['/fr', 'home'],
    ['/ES/', 'home'],
    ['/editor', 'editor'],
    ['/Editor/', 'editor'],
    ['/pricing', 'pricing'],
    ['/subscribe', 'subscribe'],
    ['/checkout/success', 'checkoutSuccess'],
    ['/Checkout/Cancel/', 'checkoutCancel'],
    ['/settings', 'settings'],
    ['/auth/signin', 'signIn'],
    ['/auth/signup', 'signUp'],
    ['/auth/forgot-password', 'forgotPassword'],
    ['/auth/reset-password', 'resetPassword'],
    ['/auth/verify-email', 'verifyEmail'],
    ['/grammar-checker', 'grammarChecker'],
    ['/AI-Writing-Assistant/', 'writingAssistant'],
    ['/spell-checker', 'spellChecker'],
    ['/accuracy', 'accuracy'],
    ['/privacy', 'privacy'],
    ['/support', 'support'],
  ])('knows %s', (path, name) => {
    expect(pageNameAt(path)).toBe(name);
  });

  it.each([
    '/de',
    '/editor/x',
    '/x/editor',
    '/auth',
    '/checkout',
    '/index.html',
    '/no/such/page',
    '',
    'editor',
  ])('knows no %j', (path) => {
    expect(pageNameAt(path)).toBeUndefined();
  });
});

describe('the language of an address', () => {
  it.each([
    ['/fr', '', 'fr'],
    ['/ES/', '', 'es'],
    ['/pricing', '?lang=fr', 'fr'],
    ['/support', '?a=1&lang=ES', 'es'],
    ['/fr', '?lang=es', 'fr'],
    ['/', '', null],
    ['/free', '?lang=de', null],
    ['/pricing', '?language=fr', null],
    ['/pricing', '?LANG=fr', null],
  ])('of %s%s is %j', (path, search, locale) => {
    expect(localeOfAddress(path, search)).toBe(locale);
  });

  it.each(LISTED_PAGES)('leads back from those of %s', (name) => {
    for (const locale of LOCALES) {
      const { pathname, search } = new URL(localizedPath(name, locale), 'http://localhost');
      expect([pageNameAt(pathname), localeOfAddress(pathname, search)]).toEqual([name, locale]);
    }
  });
});
