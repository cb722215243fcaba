import type { Locale } from '@tercet/contracts';
import { remembered } from './remembered';

const numbers = remembered(
  (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
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
