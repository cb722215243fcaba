import { describe, expect, it } from '@jest/globals';
import { pageNameAt } from './pages';

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
    ['/accuracy', 'accuracy'],
    ['/privacy', 'privacy'],
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
