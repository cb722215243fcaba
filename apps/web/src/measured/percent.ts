import type { Locale } from '@tercet/contracts';
import { formatNumber } from '@tercet/i18n';

/** How a measured share is written. */
export const PERCENT = {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
} as const satisfies Intl.NumberFormatOptions;

/** A measured share where it is a matter of magnitude. */
export const roundPercent = (locale: Locale, share: number): string =>
  formatNumber(locale, share, { style: 'percent', maximumFractionDigits: 0 });
