/** Why somebody lands on the sign-in page. */
export type RedirectError = 'token_expired' | 'auth_error';

/** The sign-in page's address, holding the path that was wanted. */
export function signInPath(wanted: string, error?: RedirectError): string {
  const search = new URLSearchParams({ redirect: wanted });
  if (error) search.set('error', error);
  return `/auth/signin?${search}`;
}

/** A `redirect` parameter as a path of this site, or `otherwise` when it leads anywhere else or back to the sign-in pages. */
export function safeRedirect(wanted: string | null, otherwise = '/'): string {
  if (!wanted) return otherwise;
  const base = 'https://this.invalid';
  try {
    const url = new URL(wanted, base);
    const path = url.pathname + url.search + url.hash;
    const leaves = url.origin !== base || !wanted.startsWith('/') || path.startsWith('//');
    return leaves || url.pathname.startsWith('/auth/') ? otherwise : path;
  } catch {
    return otherwise;
  }
}
