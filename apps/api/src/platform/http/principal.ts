import type { ApiScope } from '@tercet/contracts';

/** Somebody who is signed in. */
export interface SessionPrincipal {
  readonly userId: string;
  readonly sessionId: string;
}

/** A program that acts for an account. */
export interface ApiKeyPrincipal {
  readonly userId: string;
  readonly apiKeyId: string;
  readonly scopes: readonly ApiScope[];
}

/** Who a request acts for. */
export type Principal = SessionPrincipal | ApiKeyPrincipal;
