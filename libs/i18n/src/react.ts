import type { Locale } from '@tercet/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, type DisplayError } from './errors';
import {
  formatDate,
  formatList,
  formatMoment,
  formatMoney,
  formatNumber,
  formatPastMoment,
  formatTimeTaken,
} from './format';
import { currentLocale } from './instance';

export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';

/** The language of the interface, following a switch. */
export function useLocale(): Locale {
  return currentLocale(useTranslation().i18n);
}

/** Formatters of the interface language. */
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

/** Turns errors into sentences of the interface language. Loads the namespace `errors`. */
export function useErrorMessage(): (error: DisplayError) => string {
  const { i18n } = useTranslation('errors');
  return useMemo(() => (error: DisplayError) => errorMessage(i18n, error), [i18n]);
}
