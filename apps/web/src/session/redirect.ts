import { pageNameAt } from '@tercet/contracts';

/** Why somebody lands on the sign-in page. */
export type RedirectError = 'token_expired' | 'auth_error';

/** The sign-in page's address, holding the path that was wanted. */
export function signInPath(wanted: string, error?: RedirectError): string {
  const search = new URLSearchParams({ redirect: wanted });
  if (error) search.set('error', error);
  return `/auth/signin?${search}`;
}

/** A `redirect` parameter as a path of this site, or `otherwise` when it leads to none of its pages or back to the sign-in. */
export function safeRedirect(wanted: string | null, otherwise = '/'): string {
  if (!wanted) return otherwise;
  const base = 'https://this.invalid';
  try {
    const url = new URL(wanted, base);
    const path = url.pathname + url.search + url.hash;
    const leaves = url.origin !== base || !wanted.startsWith('/') || path.startsWith('//');
    const isGood = !leaves && !url.pathname.startsWith('/auth/') && pageNameAt(url.pathname);
    return isGood ? path : otherwise;
  } catch {
    return otherwise;
  }
}
