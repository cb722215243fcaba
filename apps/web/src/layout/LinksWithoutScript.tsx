import { LISTED_PAGES, LOCALES, localizedPath, pageNameAt } from '@tercet/contracts';
import { useLocation } from 'react-router-dom';
import { LANGUAGE_NAMES } from '../preferences/language-names';
import { AccountLinks } from './AccountLinks';
import { PageLinks } from './PageLinks';

/** What the menu of the bar and its switch of languages lead to, for readers without scripts. */
export function LinksWithoutScript() {
  const { pathname } = useLocation();
  const name = LISTED_PAGES.find((page) => page === pageNameAt(pathname)) ?? 'home';
  return (
    <noscript>
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 px-5 pb-3">
        <ul className="-ml-3 flex flex-wrap lg:hidden">
          <PageLinks />
        </ul>
        <ul className="flex gap-x-5">
          {LOCALES.map((locale) => (
            <li key={locale}>
              <a
                href={localizedPath(name, locale)}
                lang={locale}
                hrefLang={locale}
                className="flex min-h-10 items-center text-md underline underline-offset-4"
              >
                {LANGUAGE_NAMES[locale]}
              </a>
            </li>
          ))}
        </ul>
        <div className="flex gap-2 lg:hidden">
          <AccountLinks />
        </div>
      </div>
    </noscript>
  );
}
