import { localeOfAddress } from '@tercet/contracts';
import { currentLocale } from '@tercet/i18n';
import { useTranslation } from '@tercet/i18n/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { switchLocale } from './language';

/** Shows the language that an address asks for, also where a link, the history or the sign-in leads to it. */
export function useLanguageOfAddress(): void {
  const { key, pathname, search } = useLocation();
  const { i18n } = useTranslation();
  const asked = localeOfAddress(pathname, search);
  // Once for each time that one goes there: a language that is chosen afterwards stays.
  const follow = useEffectEvent(() => {
    if (!asked || asked === currentLocale(i18n)) return;
    // Where its words cannot be had, the page stays in the language that it has.
    switchLocale(i18n, asked).catch(() => undefined);
  });
  useEffect(() => follow(), [key, asked]);
}
