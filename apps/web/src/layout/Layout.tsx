import { useTranslation } from '@tercet/i18n/react';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { log } from '../logging/log';
import { useLanguageOfAddress } from '../preferences/use-language-of-address';
import type { ArrivalNews } from '../session/url-token';
import { ANNOUNCER_ID } from './announcer';
import { ArrivalNotice } from './ArrivalNotice';
import { fillsWindow } from './fills-window';
import { Footer } from './Footer';
import { NavigationBar } from './NavigationBar';
import { PageBoundary } from './PageBoundary';
import { PageLoading } from './PageLoading';
import { useScrollMemory } from './use-scroll-memory';
import { useSignInNews } from './use-sign-in-news';

/** The frame around every page. The editor fills the window, so it goes without the footer. */
export function Layout({ news: arrived }: { news: ArrivalNews | null }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const news = useSignInNews(arrived);
  useScrollMemory();
  useLanguageOfAddress();
  useEffect(() => log('info', 'Page shown'), [pathname]);
  return (
    <div className="flex min-h-dvh flex-col print:block">
      <a
        href="#content"
        className="sr-only z-dialog rounded-md bg-brand text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-2.5 print:hidden"
      >
        {t('nav.skip')}
      </a>
      <NavigationBar />
      {news && <ArrivalNotice key={`${news.what} ${news.email}`} {...news} />}
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col print:block">
        <PageBoundary resetKey={pathname}>
          <Suspense fallback={<PageLoading label={t('loading')} />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </main>
      {!fillsWindow(pathname) && <Footer />}
      <div id={ANNOUNCER_ID} role="status" className="sr-only" />
    </div>
  );
}
