import { localeOfAddress } from '@tercet/contracts';
import { currentLocale } from '@tercet/i18n';
import { useTranslation } from '@tercet/i18n/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { switchLocale } from './language';

/** Shows the language that an address asks for, also where a link, the history or the sign-in leads to it. */
export function useLanguageOfAddress(): void {
  const { key, pathname, search } = useLocation();
  const { i18n } = useTranslation();
  const asked = localeOfAddress(pathname, search);
  useEffect(() => {
    if (!asked || asked === currentLocale(i18n)) return;
    // Where its words cannot be had, the page stays in the language that it has.
    switchLocale(i18n, asked).catch(() => undefined);
  }, [key, asked, i18n]);
}
