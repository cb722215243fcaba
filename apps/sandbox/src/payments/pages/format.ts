import type { Request } from 'express';
import type { Language } from './copy';
import { LANGUAGES } from './copy';

export function money(amount: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** digits);
}

export function day(seconds: number, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(seconds * 1000);
}

/** As short as a table needs it. */
export function shortDay(seconds: number, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(seconds * 1000);
}

/** The language that a session asks for, or else the browser. */
export function languageFor(locale: string | null, request: Request): Language {
  const wished = locale && locale !== 'auto' ? locale.slice(0, 2) : undefined;
  const found = LANGUAGES.find((language) => language === wished);
  const accepted = request.acceptsLanguages(...LANGUAGES);
  return found ?? LANGUAGES.find((language) => language === accepted) ?? 'en';
}

/** A card number in groups of four. */
export const grouped = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ');
