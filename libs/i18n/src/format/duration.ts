import type { Locale } from '@tercet/contracts';
import { formatList } from './list';
import { formatNumber } from './number';

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
