import { LOCALES, PAGE_NAMES, PAGE_PATHS, pageNameAt, type PageName } from '@tercet/contracts';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Layout } from './layout/Layout';
import { lazyPage, type LazyPage } from './routing/lazy-page';
import { useFetchedAhead } from './routing/use-fetched-ahead';
import { HomeGuard, LinkedOrSignedOut, RequireSession, SignedOutOnly } from './session/guards';
import { useSession } from './session/session';
import type { ArrivalNews } from './session/url-token';

const home = lazyPage(() => import('./features/home/HomePage'), ['checker', 'home']);
const editor = lazyPage(
  () => import('./features/editor/EditorRoute'),
  ['editor', 'documents', 'errors'],
);
const signIn = lazyPage(() => import('./features/auth/SignInRoute'), ['auth', 'errors']);
const signUp = lazyPage(() => import('./features/auth/SignUpRoute'), ['auth', 'errors']);
const pricing = lazyPage(() => import('./features/pricing/PricingRoute'), ['plans', 'errors']);
const subscribe = lazyPage(
  () => import('./features/subscribe/SubscribeRoute'),
  ['plans', 'errors'],
);
const checkoutSuccess = lazyPage(
  () => import('./features/checkout/success/CheckoutSuccessRoute'),
  ['plans', 'errors'],
);
const checkoutCancel = lazyPage(
  () => import('./features/checkout/cancel/CheckoutCancelRoute'),
  ['plans', 'errors'],
);
const settings = lazyPage(
  () => import('./features/settings/SettingsRoute'),
  ['settings', 'plans', 'auth', 'errors'],
);
const forgotPassword = lazyPage(
  () => import('./features/auth/forgot-password/ForgotPasswordRoute'),
  ['auth', 'errors'],
);
const resetPassword = lazyPage(
  () => import('./features/auth/reset-password/ResetPasswordRoute'),
  ['auth', 'errors'],
);
const verifyEmail = lazyPage(
  () => import('./features/auth/verify-email/VerifyEmailRoute'),
  ['auth', 'errors'],
);
const grammarChecker = lazyPage(
  () => import('./features/tools/grammar/GrammarCheckerPage'),
  ['checker', 'tools', 'grammar'],
);
const writingAssistant = lazyPage(
  () => import('./features/tools/assistant/WritingAssistantPage'),
  ['checker', 'tools', 'assistant'],
);
const spellChecker = lazyPage(
  () => import('./features/tools/spelling/SpellCheckerPage'),
  ['checker', 'tools', 'spelling'],
);
const accuracy = lazyPage(() => import('./features/accuracy/AccuracyPage'), ['accuracy']);
const privacy = lazyPage(() => import('./features/privacy/PrivacyPage'), ['privacy']);
const support = lazyPage(
  () => import('./features/support/SupportRoute'),
  ['support', 'auth', 'errors'],
);
const notFound = lazyPage(() => import('./features/not-found/NotFoundPage'));

const PAGES: Readonly<Record<PageName, LazyPage>> = {
  home,
  editor,
  pricing,
  subscribe,
  checkoutSuccess,
  checkoutCancel,
  settings,
  signIn,
  signUp,
  forgotPassword,
  resetPassword,
  verifyEmail,
  grammarChecker,
  writingAssistant,
  spellChecker,
  accuracy,
  privacy,
  support,
};

/** The page at an address, so that its chunk can be fetched beside the frame's. */
export function pageAt(pathname: string): LazyPage {
  const name = pageNameAt(pathname);
  return name ? PAGES[name] : notFound;
}

const ELEMENTS: Readonly<Record<PageName, ReactNode>> = {
  home: (
    <HomeGuard>
      <home.Page />
    </HomeGuard>
  ),
  editor: (
    <RequireSession>
      <editor.Page />
    </RequireSession>
  ),
  pricing: <pricing.Page />,
  subscribe: (
    <RequireSession>
      <subscribe.Page />
    </RequireSession>
  ),
  checkoutSuccess: (
    <RequireSession>
      <checkoutSuccess.Page />
    </RequireSession>
  ),
  checkoutCancel: (
    <RequireSession>
      <checkoutCancel.Page />
    </RequireSession>
  ),
  settings: (
    <RequireSession>
      <settings.Page />
    </RequireSession>
  ),
  signIn: (
    <SignedOutOnly>
      <signIn.Page />
    </SignedOutOnly>
  ),
  signUp: (
    <SignedOutOnly>
      <signUp.Page />
    </SignedOutOnly>
  ),
  forgotPassword: (
    <LinkedOrSignedOut>
      <forgotPassword.Page />
    </LinkedOrSignedOut>
  ),
  resetPassword: (
    <LinkedOrSignedOut>
      <resetPassword.Page />
    </LinkedOrSignedOut>
  ),
  verifyEmail: (
    <LinkedOrSignedOut>
      <verifyEmail.Page />
    </LinkedOrSignedOut>
  ),
  grammarChecker: <grammarChecker.Page />,
  writingAssistant: <writingAssistant.Page />,
  spellChecker: <spellChecker.Page />,
  accuracy: <accuracy.Page />,
  privacy: <privacy.Page />,
  support: <support.Page />,
};

/** The pages that a session leads to when it ends, which may be without a connection. */
const WHEN_SIGNED_OUT = [home, signIn];

export interface AppRoutesProps {
  /** What there is to tell of the token that the site was opened with. */
  news?: ArrivalNews | null;
}

/** Routes for the pages that the server knows too: at other addresses it answers that there is nothing. */
export function AppRoutes({ news = null }: AppRoutesProps) {
  const { isAuthenticated } = useSession();
  useFetchedAhead(WHEN_SIGNED_OUT, isAuthenticated);
  return (
    <Routes>
      <Route element={<Layout news={news} />}>
        {PAGE_NAMES.map((name) => (
          <Route key={name} path={PAGE_PATHS[name]} element={ELEMENTS[name]} />
        ))}
        {LOCALES.map((locale) => (
          <Route key={locale} path={locale} element={<home.Page />} />
        ))}
        <Route path="*" element={<notFound.Page />} />
      </Route>
    </Routes>
  );
}
