import { localeOfAddress, pageTitle, type PageName } from '@tercet/contracts';
import { useLocale, useTranslation } from '@tercet/i18n/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { announcePage } from './announcer';

/**
 * Title, description and addresses of a page for the browser, search engines and link previews. All but the title is for
 * machines, and comes after the page.
 */
export function usePageHead(name: PageName | 'notFound'): void {
  const locale = useLocale();
  const { t, i18n } = useTranslation(['common', 'html'], { useSuspense: false });
  const areWordsThere = i18n.hasResourceBundle(locale, 'html');
  const { pathname, search } = useLocation();
  const asked = localeOfAddress(pathname, search);
  const title = pageTitle(t(`common:titles.${name}`));
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (!areWordsThere) return;
    let isCurrent = true;
    import('./write-head').then(
      ({ writeHead }) => isCurrent && writeHead(name, t, { locale, asked }),
      // Whoever reads the page misses nothing.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [areWordsThere, name, locale, t, asked]);
  // Separate, so that a switch of language does not move the focus.
  useEffect(() => announcePage(), []);
}
