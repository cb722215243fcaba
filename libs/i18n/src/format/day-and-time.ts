import type { Locale, Localized } from '@tercet/contracts';

/** Between a day and a time of that day, which in Spanish is one hour or several. */
const AT: Localized = { en: ' at ', fr: ' à ', es: ' a las ' };
const AT_ONE: Localized = { ...AT, es: ' a la ' };

/** `tomorrow`, `1:00 AM` → `tomorrow at 1:00 AM`. */
export const dayAndTime = (locale: Locale, day: string, time: string): string =>
  day + (/^1\D/u.test(time) ? AT_ONE : AT)[locale] + time;
