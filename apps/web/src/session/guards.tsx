import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useMailLink } from './link-token';
import { safeRedirect, signInPath } from './redirect';
import { session, useSession } from './session';

/** Leads on to another page. What stands below waits for that out of sight, and is not seen to move. */
const Redirect = ({ to }: { to: string }) => (
  <>
    <Navigate to={to} replace />
    <div className="min-h-dvh" />
  </>
);

/** Shows its children to signed-in people; others go to the sign-in page and come back from there. */
export function RequireSession({ children }: { children: ReactNode }) {
  const state = useSession();
  const location = useLocation();
  const [wasSignedIn] = useState(state.isAuthenticated);
  if (state.isAuthenticated) return children;
  const left = state.reason === 'signedOut' || state.reason === 'deleted';
  if (wasSignedIn && left) return <Redirect to="/" />;
  const expired = state.reason === 'expired';
  const wanted = location.pathname + location.search + location.hash;
  return <Redirect to={signInPath(wanted, expired ? 'token_expired' : undefined)} />;
}

/**
 * Shows its children to signed-out people. Who signs in here goes on to where they wanted to be, else to the editor;
 * who was signed in before, else home.
 */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { isAuthenticated } = useSession();
  const [wasSignedIn] = useState(isAuthenticated);
  const [search] = useSearchParams();
  if (isAuthenticated) {
    const otherwise = wasSignedIn ? '/' : '/editor';
    return <Redirect to={safeRedirect(search.get('redirect'), otherwise)} />;
  }
  return children;
}

/**
 * For the pages that links in mails open. The pages of signing in are hidden from signed-in people, but a link has to
 * work wherever its owner opens it, which is often where they are signed in: who comes with one sees the page, and the
 * page that leads on from one that no longer works, or a mail leads to without a token.
 */
export function LinkedOrSignedOut({ children }: { children: ReactNode }) {
  const { token, isUsed } = useMailLink();
  const [search] = useSearchParams();
  const isFromMail = search.get('from') === 'mail';
  return token || isUsed || isFromMail ? children : <SignedOutOnly>{children}</SignedOutOnly>;
}

/**
 * Sends a premium person who opens the home page on to the editor, unless they asked for the home page. Whoever is
 * signed in and stays has their account read anew: what they have paid for may have changed.
 */
export function HomeGuard({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [search] = useSearchParams();
  const leaves = user?.isPremium === true && !search.has('showHome');
  useEffect(() => {
    if (!leaves) void session.reloadStale();
  }, [leaves]);
  if (leaves) return <Redirect to="/editor" />;
  return children;
}
