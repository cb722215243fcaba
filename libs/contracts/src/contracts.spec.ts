import { describe, expect, it } from '@jest/globals';
import {
  ERROR_CODES,
  ERROR_STATUS,
  isErrorCode,
  isOperation,
  isRecord,
  matchLocale,
  pageTitle,
} from './index';

describe('matchLocale', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['ES'], 'es'],
    [['de-DE', 'pt', 'es-419'], 'es'],
    [['de'], 'en'],
    [[undefined, null, '', 'en-GB'], 'en'],
    [['french'], 'en'],
    [[], 'en'],
  ])('chooses for %j: %s', (tags, locale) => {
    expect(matchLocale(tags)).toBe(locale);
  });
});

describe('isErrorCode', () => {
  it('knows the codes of the catalogue, and nothing that every object has', () => {
    expect(ERROR_CODES.every(isErrorCode)).toBe(true);
    expect(['toString', '__proto__', 'unauthenticated', 401, null].some(isErrorCode)).toBe(false);
  });

  it('gives each code the status of a refusal or a failure', () => {
    expect(ERROR_CODES.filter((code) => ERROR_STATUS[code] < 400)).toEqual([]);
  });
});

describe('isOperation', () => {
  it('takes the names that REST uses', () => {
    expect(['improve', 'tone'].every(isOperation)).toBe(true);
    expect(['IMPROVE', 'null', '', undefined].some(isOperation)).toBe(false);
  });
});

it('puts the name of the product after the title of the route', () => {
  expect(pageTitle('Editor')).toBe('Editor – Tercet');
});

it('isRecord knows what has named properties', () => {
  expect([{}, { code: 1 }, Object.create(null)].every(isRecord)).toBe(true);
  expect([null, undefined, [], ['a'], 'text', 1, () => 1].some(isRecord)).toBe(false);
});
