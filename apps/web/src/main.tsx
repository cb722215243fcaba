import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { I18nextProvider } from '@tercet/i18n/react';
import { EarlyClick } from './early-click';
import { followLocale, initialLocale } from './preferences/language';
import { themeStore } from './preferences/theme';
import { AppRoutes, pageAt } from './routes';
import { startTranslator } from './routing/translator';
import { session } from './session/session';
import './csp-nonce';
import './styles.css';

async function start(root: HTMLElement): Promise<void> {
  const { pathname } = location;
  session.start();
  themeStore.start();
  const starting = startTranslator(initialLocale(pathname));
  // A page that cannot be fetched fails again when it is rendered, where an error boundary catches it.
  const [translator] = await Promise.all([
    starting,
    pageAt(pathname)
      .preload()
      .catch(() => {}),
  ]);
  followLocale(translator);
  // As a transition the first rendering is done in slices, between which the prerendered page can be scrolled.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <I18nextProvider i18n={translator}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
          <EarlyClick root={root} />
        </I18nextProvider>
      </StrictMode>,
    ),
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element to render into');
void start(root);
