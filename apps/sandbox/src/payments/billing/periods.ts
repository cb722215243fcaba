import type { Period } from '../objects/subscription';
import type { Price } from '../store/rows';

const DAY = 86_400;

/** So many months later at the same time of day; the last day of a shorter month stands for days that it has not. */
export function addMonths(moment: number, months: number): number {
  const date = new Date(moment * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return Math.floor(date.getTime() / 1000);
}

export const addDays = (moment: number, days: number) => moment + Math.round(days * DAY);

function after(anchor: number, { interval, interval_count }: Price['recurring'], times: number) {
  const count = interval_count * times;
  if (interval === 'year') return addMonths(anchor, 12 * count);
  if (interval === 'month') return addMonths(anchor, count);
  return addDays(anchor, interval === 'week' ? 7 * count : count);
}

/** The period of a price that begins at a moment, counted from the day of the month on which the first one began. */
export function periodFrom(start: number, { recurring }: Price, anchor = start): Period {
  let times = 1;
  while (after(anchor, recurring, times) <= start) times += 1;
  return { start, end: after(anchor, recurring, times) };
}
