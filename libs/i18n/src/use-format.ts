import { useMemo } from 'react';
import {
  formatDate,
  formatList,
  formatMoment,
  formatMoney,
  formatNumber,
  formatPastMoment,
  formatTimeTaken,
} from './format';
import { useLocale } from './use-locale';

/** Formatters of the interface language. Public pages that need one of them alone import that one, which is less to load. */
export function useFormat() {
  const locale = useLocale();
  return useMemo(
    () => ({
      number: (value: number, options?: Intl.NumberFormatOptions) =>
        formatNumber(locale, value, options),
      money: (amount: number, currency: string, options?: { isRound?: boolean }) =>
        formatMoney(locale, amount, currency, options),
      date: (value: Date | string | number, options?: Intl.DateTimeFormatOptions) =>
        formatDate(locale, value, options),
      moment: (value: Date | string | number) => formatMoment(locale, value),
      pastMoment: (value: Date | string | number) => formatPastMoment(locale, value),
      timeTaken: (seconds: number) => formatTimeTaken(locale, seconds),
      list: (items: readonly string[]) => formatList(locale, items),
    }),
    [locale],
  );
}
