import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { I18nextProvider } from '@tercet/i18n/react';
import { arrive } from './arrival';
import { EarlyInput, followFocus } from './takeover/early-input';
import { leavePage } from './takeover/leave-page';
import { log } from './logging/log';
import { startLogging } from './logging/start-logging';
import { followLocale, initialLocale, localeOf } from './preferences/language';
import { themeStore } from './preferences/theme';
import { AppRoutes, pageAt } from './routes';
import { startTranslator } from './routing/translator';
import { session } from './session/session';
import { takeUrlToken, type ArrivalNews } from './session/url-token';
import './csp-nonce';
import './styles.css';

/** Begins what is awaited later, where its failure is seen to. */
function begin<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  return work;
}

/** Lets the page scroll, and take what is typed, between two long pieces of work. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function fail(error: unknown): void {
  log('error', 'Page failed', { error });
  leavePage();
}

/** Fetches what speaks with the extension where browsers show the page that there is one. */
function tellExtension(language: ReturnType<typeof localeOf>): void {
  if (!window.chrome?.runtime?.sendMessage) return;
  const wasSignedIn = session.getState().isAuthenticated;
  import('./session/extension-messages').then(
    ({ followWithExtension }) =>
      followWithExtension({ session, theme: themeStore, language }, wasSignedIn),
    (error: unknown) => log('warn', 'Page failed', { error }),
  );
}

async function start(element: HTMLElement): Promise<void> {
  const before = element.querySelector('[data-prerendered-page]');
  const { pathname } = location;
  const focused = followFocus();
  const urlToken = takeUrlToken();
  session.start();
  themeStore.start();
  const starting = begin(startTranslator(initialLocale(location)));
  await nextTask();
  const isPageShown = before !== null && document.documentElement.dataset.prerendered === 'shown';
  const preload = (pathname: string) =>
    pageAt(pathname)
      .preload()
      .catch((error: unknown) => {
        // A page that can be read is better than the words of its failure, which an error boundary shows else.
        if (isPageShown) throw error;
      });
  const preloading = begin(preload(location.pathname));
  const translator = await starting;
  followLocale(translator);
  tellExtension(localeOf(translator));
  const root = createRoot(element, {
    // What no boundary catches has taken the whole page away.
    onUncaughtError(error) {
      if (before && location.pathname === pathname) element.replaceChildren(before);
      fail(error);
    },
  });
  let news: ArrivalNews | null = null;
  if (urlToken) {
    news = await arrive(root, translator, urlToken);
    await preload(location.pathname);
  }
  await preloading;
  // As a transition the first rendering is done in slices, between which the prerendered page can be scrolled.
  startTransition(() =>
    root.render(
      <StrictMode>
        <I18nextProvider i18n={translator}>
          <BrowserRouter>
            <AppRoutes news={news} />
          </BrowserRouter>
          <EarlyInput before={before} root={element} focused={focused} />
        </I18nextProvider>
      </StrictMode>,
    ),
  );
}

startLogging();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element to render into');
start(root).catch(fail);
