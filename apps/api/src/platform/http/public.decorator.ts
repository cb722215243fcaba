import { SetMetadata } from '@nestjs/common';

export const PUBLIC_ROUTE = 'tercet:public-route';

/** How a public route treats a bearer token. */
export type PublicRoute =
  /** A valid token signs in, a broken one is refused: for routes that know both visitors and accounts. */
  | 'optional'
  /** The token is not looked at: for signing in, where a stale one must not stand in the way. */
  | 'ignore';

/** Opens a resolver or controller method to visitors. Without it, everything needs a session. */
export const Public = (token: PublicRoute = 'optional') => SetMetadata(PUBLIC_ROUTE, token);
