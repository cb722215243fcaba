import type { Locale } from '@tercet/contracts';
import { dayAndTime } from './format/day-and-time';
import { joinDate } from './format/join-date';

/** Whose moment it is: a person who is not here to be asked. */
export interface Place {
  readonly locale: Locale;
  /** BCP 47 tag of the person's browser. */
  readonly culture: string | null;
  /** IANA name. */
  readonly timeZone: string | null;
}

/** The regional form of the language, such as `en-GB`, where the person's is one of that language. */
function tagOf({ locale, culture }: Place): string {
  try {
    const [tag = locale] = Intl.getCanonicalLocales(culture ?? locale);
    return tag.split('-')[0] === locale ? tag : locale;
  } catch {
    return locale;
  }
}

function zoneOf({ timeZone }: Place): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timeZone ?? 'UTC' }).resolvedOptions()
      .timeZone;
  } catch {
    return 'UTC';
  }
}

/** A moment in full, where the reader is: `23 November 2026 at 14:05 (Central European Standard Time)`. */
export function writtenMoment(moment: Date, place: Place): string {
  const tag = tagOf(place);
  const timeZone = zoneOf(place);
  const parts = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone, ...options }).formatToParts(moment);
  const day = joinDate(place.locale, parts({ dateStyle: 'long' }));
  const time = parts({ timeStyle: 'short' }).map(({ value }) => value);
  const zone = parts({ timeZoneName: 'long' }).find(({ type }) => type === 'timeZoneName');
  return `${dayAndTime(place.locale, day, time.join(''))} (${zone?.value ?? timeZone})`;
}
