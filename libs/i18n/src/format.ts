import type { Locale } from '@tercet/contracts';
import { dayAndTime } from './day-and-time';
import { joinDate } from './join-date';

/** Making a formatter costs far more than using it, and pages ask for the same few again and again. */
function remembered<Options extends object, Formatter>(
  make: (locale: Locale, options: Options | undefined) => Formatter,
) {
  const made = new Map<string, Formatter>();
  return (locale: Locale, options?: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    const formatter = made.get(key) ?? make(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}

/** The form of a language that the browser asks for, as `en-GB`: regions write the same day in other ways. */
function regionalForm(locale: Locale): string {
  const wanted = globalThis.navigator?.languages ?? [];
  return wanted.find((tag) => tag.split('-')[0] === locale) ?? locale;
}

const numbers = remembered(
  (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
);
const dates = remembered(
  (locale, options: Intl.DateTimeFormatOptions | undefined) =>
    new Intl.DateTimeFormat(regionalForm(locale), options),
);
const lists = remembered(
  (locale, options: Intl.ListFormatOptions | undefined) => new Intl.ListFormat(locale, options),
);
const relativeDays = remembered(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
);

/** 1234.5 → `1,234.5`, `1 234,5`, `1234,5`. */
export function formatNumber(
  locale: Locale,
  value: number,
  options?: Intl.NumberFormatOptions,
): string {
  return numbers(locale, options).format(value);
}

/** An amount of money: `€9.99`, `9,99 €`. Cents that are zero are left out where `isRound`. */
export function formatMoney(
  locale: Locale,
  amount: number,
  currency: string,
  { isRound = false } = {},
): string {
  const cents = isRound ? { trailingZeroDisplay: 'stripIfInteger' as const } : {};
  return formatNumber(locale, amount, { style: 'currency', currency, ...cents });
}

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

/** `a, b, and c`; with `disjunction`, `a, b, or c`. */
export function formatList(
  locale: Locale,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return lists(locale, { type }).format(items);
}

/** A waiting time in words, rounded up so that nobody comes back too early: `45 seconds`, `2 minutes`, `3 hours`. */
export function formatDuration(locale: Locale, seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  const [value, unit] =
    whole < 90
      ? [whole, 'second']
      : whole < 5400
        ? [Math.ceil(whole / 60), 'minute']
        : [Math.ceil(whole / 3600), 'hour'];
  return formatNumber(locale, value, { style: 'unit', unit, unitDisplay: 'long' });
}

/** How long something takes, to the nearest second or minute: `45 seconds`, `12 minutes`, above 90 minutes `1 hour and 31 minutes`. */
export function formatTimeTaken(locale: Locale, seconds: number): string {
  const unit = (value: number, name: 'second' | 'minute' | 'hour') =>
    formatNumber(locale, value, { style: 'unit', unit: name, unitDisplay: 'long' });
  if (Math.round(seconds) < 90) return unit(Math.round(seconds), 'second');
  const minutes = Math.round(seconds / 60);
  if (minutes <= 90) return unit(minutes, 'minute');
  const hours = unit(Math.floor(minutes / 60), 'hour');
  return minutes % 60 === 0 ? hours : formatList(locale, [hours, unit(minutes % 60, 'minute')]);
}
