import type { Locale } from '@tercet/contracts';

/** An amount of money as it stands in a mail: `€9.99`, `9,99 €`. */
export const writtenMoney = (locale: Locale, amount: number, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
