import { LOCALES, PAGE_PATHS, pageNameAt, type PageName } from '@tercet/contracts';
import { Route, Routes } from 'react-router-dom';
import { Layout } from './layout/Layout';
import { lazyPage, type LazyPage } from './routing/lazy-page';
import { HomeGuard, RequireSession, SignedOutOnly } from './session/guards';

const home = lazyPage(() => import('./features/home/HomePage'), ['home']);
const editor = lazyPage(() => import('./data/EditorRoute'), ['editor', 'errors']);
const signIn = lazyPage(() => import('./features/auth/SignInRoute'), ['auth', 'errors']);
const signUp = lazyPage(() => import('./features/auth/SignUpRoute'), ['auth', 'errors']);
const notFound = lazyPage(() => import('./features/not-found/NotFoundPage'));

const PAGES: Readonly<Record<PageName, LazyPage>> = { home, editor, signIn, signUp };

/** The page at an address, so that its chunk can be fetched beside the frame's. */
export function pageAt(pathname: string): LazyPage {
  const name = pageNameAt(pathname);
  return name ? PAGES[name] : notFound;
}

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route
          path={PAGE_PATHS.home}
          element={
            <HomeGuard>
              <home.Page />
            </HomeGuard>
          }
        />
        {LOCALES.map((locale) => (
          <Route key={locale} path={locale} element={<home.Page />} />
        ))}
        <Route
          path={PAGE_PATHS.editor}
          element={
            <RequireSession>
              <editor.Page />
            </RequireSession>
          }
        />
        <Route
          path={PAGE_PATHS.signIn}
          element={
            <SignedOutOnly>
              <signIn.Page />
            </SignedOutOnly>
          }
        />
        <Route
          path={PAGE_PATHS.signUp}
          element={
            <SignedOutOnly>
              <signUp.Page />
            </SignedOutOnly>
          }
        />
        <Route path="*" element={<notFound.Page />} />
      </Route>
    </Routes>
  );
}
