import type { Locale } from '@tercet/contracts';
import { dayAndTime } from './day-and-time';
import { joinDate } from './join-date';
import { remembered } from './remembered';

/** The form of a language that the browser asks for, as `en-GB`: regions write the same day in other ways. */
function regionalForm(locale: Locale): string {
  const wanted = globalThis.navigator?.languages ?? [];
  return wanted.find((tag) => tag.split('-')[0] === locale) ?? locale;
}

const dates = remembered(
  (locale, options: Intl.DateTimeFormatOptions | undefined) =>
    new Intl.DateTimeFormat(regionalForm(locale), options),
);
const relativeDays = remembered(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
);

/** A moment as a date, or with `options` as a time of day. */
export function formatDate(
  locale: Locale,
  value: Date | string | number,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  return joinDate(locale, dates(locale, options).formatToParts(new Date(value)));
}

/** A moment still to come as a time of day, with the day before it when that is not today: `tomorrow at 1:00 AM`. */
export function formatMoment(
  locale: Locale,
  value: Date | string | number,
  now: Date = new Date(),
): string {
  const moment = new Date(value);
  const time = formatDate(locale, moment, { timeStyle: 'short' });
  const days = Math.round((midnight(moment) - midnight(now)) / DAY_MS);
  if (days === 0) return time;
  const day =
    days === 1
      ? relativeDays(locale).format(1, 'day')
      : formatDate(locale, moment, { day: 'numeric', month: 'long' });
  return dayAndTime(locale, day, time);
}

/** A moment that is over as a day and a time of that day: `today at 10:32 AM`, `March 12 at 10:32 AM`, with the year where it is another. */
export function formatPastMoment(
  locale: Locale,
  value: Date | string | number,
  now: Date = new Date(),
): string {
  const moment = new Date(value);
  const time = formatDate(locale, moment, { timeStyle: 'short' });
  // Clocks differ: what the server says has just been may still be to come here.
  const days = Math.max(0, Math.round((midnight(now) - midnight(moment)) / DAY_MS));
  if (days < 2) return dayAndTime(locale, relativeDays(locale).format(-days, 'day'), time);
  const isThisYear = moment.getFullYear() === now.getFullYear();
  const day = formatDate(locale, moment, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  return dayAndTime(locale, day, time);
}

const DAY_MS = 86_400_000;

/** The start of a moment's day where the reader is, in milliseconds. */
const midnight = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0);
