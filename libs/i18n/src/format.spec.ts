import { describe, expect, it } from '@jest/globals';
import { formatDate, formatDuration, formatList, formatMoment, formatNumber } from './format';

describe('formatters', () => {
  it('write numbers as each language does', () => {
    expect(formatNumber('en', 1234.5)).toBe('1,234.5');
    expect(formatNumber('fr', 1234.5)).toMatch(/^1\s234,5$/u);
    expect(formatNumber('es', 12345.5)).toBe('12.345,5');
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
  });

  it.each([
    ['en', 9, '11:05 PM'],
    ['en', 10, 'tomorrow at 11:05 PM'],
    ['fr', 10, 'demain à 23:05'],
    ['es', 10, 'mañana, 23:05'],
    ['es', 12, '12 de marzo, 23:05'],
  ] as const)('in %s name the day of a moment when it is not today', (locale, day, words) => {
    const now = new Date(2026, 2, 9, 22, 0);
    expect(formatMoment(locale, new Date(2026, 2, day, 23, 5), now).replace(/\s/gu, ' ')).toBe(
      words,
    );
  });

  it.each([
    [0, '1 second'],
    [44.2, '45 seconds'],
    [90, '2 minutes'],
    [5400, '2 hours'],
  ])('round a wait of %d s up', (seconds, words) => {
    expect(formatDuration('en', seconds)).toBe(words);
  });
});
