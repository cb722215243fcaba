import { afterEach, expect, it } from '@jest/globals';
import { STORAGE_KEYS, writeStored } from '../session/storage';
import { explorerWords } from './words';

afterEach(() => localStorage.clear());

it('speaks the language chosen in this browser, else one that the browser asks for', () => {
  expect(explorerWords().word('token')).toBe('Access token or API key');
  writeStored(STORAGE_KEYS.locale, 'fr');
  expect(explorerWords().locale).toBe('fr');
  expect(explorerWords().word('token')).toBe('Jeton d’accès ou clé d’API');
});

it('tells which account a link has signed in', () => {
  const news = { what: 'switched', email: '$&@example.com' } as const;
  expect(explorerWords().newsOf(news)).toBe('You are now signed in as $&@example.com.');
});
