/** How a measured share is written. */
export const PERCENT = {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
} as const satisfies Intl.NumberFormatOptions;

/** The same where it is a matter of magnitude. */
export const ROUND_PERCENT = {
  style: 'percent',
  maximumFractionDigits: 0,
} as const satisfies Intl.NumberFormatOptions;
