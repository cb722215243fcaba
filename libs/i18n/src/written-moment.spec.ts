import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import { writtenMoment } from './written-moment';

const MOMENT = new Date('2026-11-01T13:05:00Z');
const written = (locale: Locale, culture: string | null, timeZone: string | null, at = MOMENT) =>
  writtenMoment(at, { locale, culture, timeZone }).replace(/[\u00a0\u202f]/g, ' ');

describe('writtenMoment', () => {
  it.each([
    ['en', null, null, 'November 1, 2026 at 1:05 PM (Coordinated Universal Time)'],
    ['fr', null, null, '1er novembre 2026 à 13:05 (temps universel coordonné)'],
    ['es', null, null, '1 de noviembre de 2026 a las 13:05 (tiempo universal coordinado)'],
  ] as const)('writes a moment in %s', (locale, culture, zone, text) => {
    expect(written(locale, culture, zone)).toBe(text);
  });

  it.each([
    ['en', 'en-GB', 'Europe/London', '1 November 2026 at 13:05 (Greenwich Mean Time)'],
    ['fr', 'fr-CA', 'America/Toronto', '1er novembre 2026 à 08 h 05 (heure normale de l’Est)'],
    [
      'es',
      'es-MX',
      'America/Bogota',
      '1 de noviembre de 2026 a las 8:05 a.m. (hora estándar de Colombia)',
    ],
  ] as const)('writes %s as in %s, in the time of %s', (locale, culture, zone, text) => {
    expect(written(locale, culture, zone)).toBe(text);
  });

  it('takes a culture of another language for none', () => {
    expect(written('fr', 'en-GB', null)).toBe(written('fr', null, null));
  });

  it.each(['not a tag', '', 'x'.repeat(40), 'en_US'])(
    'takes the culture %j for none',
    (culture) => {
      expect(written('en', culture, null)).toBe(written('en', null, null));
    },
  );

  it.each(['Mars/Olympus', '', '../etc'])('writes in UTC for the time zone %j', (zone) => {
    expect(written('en', null, zone)).toBe(written('en', null, null));
  });

  it('follows the summer time of the zone', () => {
    const summer = new Date('2026-07-02T23:30:00Z');
    expect(written('fr', 'fr-FR', 'Europe/Paris', summer)).toBe(
      '3 juillet 2026 à 01:30 (heure d’été d’Europe centrale)',
    );
  });
});
