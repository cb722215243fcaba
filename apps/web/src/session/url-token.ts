import { SESSION_TOKEN_MIN_LENGTH } from '@tercet/contracts';
import type { RedirectError } from './redirect';
import type { Answer, SessionApi } from './session-api';
import type { SessionData } from './session-data';
import type { SessionStore } from './session-store';
import { tokenExpiry } from './token-lifetime';

declare global {
  interface Window {
    /** The token that the address held, which `start.js` has taken out of it; gone once the application has read it. */
    urlToken?: string;
  }
}

/** The token that the page was opened with, which nobody can read a second time. */
export function takeUrlToken(): string | null {
  const { urlToken } = window;
  delete window.urlToken;
  return urlToken ?? null;
}

/** What somebody who was signed in already is told of the token that the page was opened with. */
export interface ArrivalNews {
  /** Anybody can have made the link: that it has put another account in place of the person's own must not go unseen. */
  readonly what: 'switched' | 'tokenExpired' | 'authError';
  /** The address of the account that is signed in now. */
  readonly email: string;
}

/** What came of the token that the page was opened with: why nobody is signed in now, or else what there is to tell. */
export type Arrival =
  | { readonly failure: RedirectError; readonly news: null }
  | { readonly failure: null; readonly news: ArrivalNews | null };

/**
 * Signs in with the token that the page was opened with.
 *
 * Where it fails, whoever is signed in already stays so and goes on to the page they wanted, where they are told: an old
 * link, opened once more, should not cost them a session that is good.
 */
export async function signInWithUrlToken(
  session: SessionStore,
  api: SessionApi,
  token: string,
): Promise<Arrival> {
  const isSessionToken = token.length >= SESSION_TOKEN_MIN_LENGTH;
  const answer = await (isSessionToken ? sessionOf(api, token) : api.exchangeRedirectToken(token));
  const before = session.getState().user;
  if (answer.kind === 'ok') {
    const { id, email } = answer.value.user;
    if (isSessionToken) session.adopt(answer.value);
    else session.signIn(answer.value);
    const isSwitch = before !== null && before.id !== id;
    return { failure: null, news: isSwitch ? { what: 'switched', email } : null };
  }
  const isRefused = answer.kind === 'refused';
  if (!before) return { failure: isRefused ? 'token_expired' : 'auth_error', news: null };
  const what = isRefused ? 'tokenExpired' : 'authError';
  return { failure: null, news: { what, email: before.email } };
}

/** The session that a token stands for, with the person whom the server says it belongs to. */
async function sessionOf(api: SessionApi, token: string): Promise<Answer<SessionData>> {
  const answer = await api.me(token);
  if (answer.kind !== 'ok') return answer;
  const expiresAt = tokenExpiry(token);
  return expiresAt
    ? { kind: 'ok', value: { token, expiresAt, user: answer.value } }
    : { kind: 'failed', code: 'INTERNAL' };
}
