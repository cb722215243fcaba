import type { Locale } from '@tercet/contracts';
import { useTranslation } from 'react-i18next';
import { currentLocale } from './instance';

/** The language of the interface, following a switch. */
export function useLocale(): Locale {
  return currentLocale(useTranslation().i18n);
}
