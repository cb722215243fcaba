import { localeOfAddress } from '@tercet/contracts';
import { currentLocale } from '@tercet/i18n';
import { useTranslation } from '@tercet/i18n/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressIn } from './address-in';
import { keepLocale, switchLocale } from './language';

/**
 * Shows the language that an address asks for, also where a link, the history or the sign-in leads to it, and has the address
 * ask for the one that is shown where another is chosen.
 */
export function useLanguageOfAddress(): void {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { i18n } = useTranslation();
  const isFollowing = useRef(false);
  const asked = localeOfAddress(pathname, search);
  // Once for each time that one goes there: a language that is chosen afterwards stays.
  const follow = useEffectEvent(() => {
    if (!asked) return;
    if (asked === currentLocale(i18n)) {
      // They have come back before the language was there that an address asked for in between.
      if (isFollowing.current) keepLocale();
      return;
    }
    isFollowing.current = true;
    // Where its words cannot be had, the page stays in the language that it has.
    switchLocale(i18n, asked)
      .catch(() => undefined)
      .finally(() => (isFollowing.current = false));
  });
  useEffect(() => follow(), [key, asked]);

  const keepInStep = useEffectEvent((language: string) => {
    // The browser's own, as they may have gone on to a page that is still being loaded.
    const address = addressIn(currentLocale({ language }), window.location);
    const { usr: state } = (history.state ?? {}) as { usr?: unknown };
    if (address) void navigate(address, { replace: true, state });
  });
  useEffect(() => {
    const onChange = (language: string) => keepInStep(language);
    i18n.on('languageChanged', onChange);
    return () => i18n.off('languageChanged', onChange);
  }, [i18n]);
}
