import { describe, expect, it, jest } from '@jest/globals';
import {
  formatDate,
  formatDuration,
  formatList,
  formatMoment,
  formatMoney,
  formatNumber,
  formatPastMoment,
  formatTimeTaken,
} from '.';

describe('formatters', () => {
  it('write numbers as each language does', () => {
    expect(formatNumber('en', 1234.5)).toBe('1,234.5');
    expect(formatNumber('fr', 1234.5)).toMatch(/^1\s234,5$/u);
    expect(formatNumber('es', 12345.5)).toBe('12.345,5');
  });

  it.each([
    ['en', 9.99, false, '€9.99'],
    ['en', 0, true, '€0'],
    ['en', 90, true, '€90'],
    ['en', 90, false, '€90.00'],
    ['fr', 89.99, true, '89,99 €'],
    ['es', 0, true, '0 €'],
  ] as const)('in %s write %d of money, round: %s', (locale, amount, isRound, words) => {
    expect(formatMoney(locale, amount, 'EUR', { isRound }).replace(/\s/gu, ' ')).toBe(words);
  });

  it('join lists', () => {
    expect(formatList('en', ['a', 'b', 'c'])).toBe('a, b, and c');
    expect(formatList('es', ['uno', 'hielo'])).toBe('uno y hielo');
    expect(formatList('fr', ['a', 'b'], 'disjunction')).toBe('a ou b');
  });

  it('write dates', () => {
    const noon = '2026-11-21T12:00:00Z';
    expect(formatDate('fr', noon)).toBe('21 novembre 2026');
    expect(formatDate('es', noon)).toBe('21 de noviembre de 2026');
    const first = '2026-12-01T12:00:00Z';
    expect(formatDate('fr', first)).toBe('1er décembre 2026');
    expect(formatDate('fr', first, { day: 'numeric', month: 'long' })).toBe('1er décembre');
    expect(formatDate('fr', first, { day: 'numeric', month: 'numeric' })).toMatch(/^0?1\/12$/);
    expect(formatDate('es', first)).toBe('1 de diciembre de 2026');
  });

  it.each([
    ['en', 9, '11:05 PM'],
    ['en', 10, 'tomorrow at 11:05 PM'],
    ['fr', 10, 'demain à 23:05'],
    ['es', 10, 'mañana a las 23:05'],
    ['es', 12, '12 de marzo a las 23:05'],
  ] as const)('in %s name the day of a moment when it is not today', (locale, day, words) => {
    const now = new Date(2026, 2, 9, 22, 0);
    expect(formatMoment(locale, new Date(2026, 2, day, 23, 5), now).replace(/\s/gu, ' ')).toBe(
      words,
    );
  });

  it.each([
    ['en', '2026-03-09T10:32', 'today at 10:32 AM'],
    ['en', '2026-03-09T22:04', 'today at 10:04 PM'],
    ['fr', '2026-03-08T23:59', 'hier à 23:59'],
    ['es', '2026-03-08T01:05', 'ayer a la 1:05'],
    ['fr', '2026-03-02T10:32', '2 mars à 10:32'],
    ['en', '2025-12-31T10:32', 'December 31, 2025 at 10:32 AM'],
  ] as const)('in %s say when %s was', (locale, moment, words) => {
    const now = new Date(2026, 2, 9, 22, 0);
    expect(formatPastMoment(locale, new Date(moment), now).replace(/\s/gu, ' ')).toBe(words);
  });

  it('say in Spanish that it is one o’clock', () => {
    const now = new Date(2026, 2, 9, 22, 0);
    expect(formatMoment('es', new Date(2026, 2, 10, 1, 5), now)).toBe('mañana a la 1:05');
    expect(formatMoment('es', new Date(2026, 2, 10, 0, 0), now)).toBe('mañana a las 0:00');
  });

  it('write days and times as the reader’s region does', async () => {
    const original = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    const value = { languages: ['fr-CA', 'en-GB', 'en-US'] };
    Object.defineProperty(globalThis, 'navigator', { value, configurable: true });
    try {
      jest.resetModules();
      const { formatDate: inRegion, formatMoment: momentInRegion } = await import('.');
      const moment = new Date(2026, 10, 21, 18, 43);
      const short = { dateStyle: 'short', timeStyle: 'short' } as const;
      expect(inRegion('en', moment, short)).toBe('21/11/2026, 18:43');
      expect(momentInRegion('en', new Date(2026, 10, 22), moment)).toBe('tomorrow at 00:00');
      expect(inRegion('fr', moment, short)).toMatch(/^2026-11-21/u);
      expect(inRegion('es', moment, short)).toBe('21/11/26, 18:43');
    } finally {
      if (original) Object.defineProperty(globalThis, 'navigator', original);
    }
  });

  it.each([
    [0, '1 second'],
    [44.2, '45 seconds'],
    [90, '2 minutes'],
    [5400, '2 hours'],
  ])('round a wait of %d s up', (seconds, words) => {
    expect(formatDuration('en', seconds)).toBe(words);
  });

  it.each([
    [0, 'en', '0 seconds'],
    [89, 'en', '89 seconds'],
    [140, 'en', '2 minutes'],
    [151, 'en', '3 minutes'],
    [5400, 'en', '90 minutes'],
    [5460, 'en', '1 hour and 31 minutes'],
    [5460, 'fr', '1 heure et 31 minutes'],
    [5460, 'es', '1 hora y 31 minutos'],
    [7229, 'en', '2 hours'],
  ] as const)(
    'round the %d s that something takes to the nearest, in %s',
    (seconds, locale, words) => {
      expect(formatTimeTaken(locale, seconds).replace(/\s/g, ' ')).toBe(words);
    },
  );
});
