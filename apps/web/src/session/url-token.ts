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

/**
 * Signs in with the token that the page was opened with.
 *
 * Where it fails, whoever is signed in already stays so and goes on to the page they wanted: an old link, opened once
 * more, should not cost them a session that is good.
 * @returns why nobody is signed in now, or null when somebody is
 */
export async function signInWithUrlToken(
  session: SessionStore,
  api: SessionApi,
  token: string,
): Promise<RedirectError | null> {
  const isSessionToken = token.length >= SESSION_TOKEN_MIN_LENGTH;
  const answer = await (isSessionToken ? sessionOf(api, token) : api.exchangeRedirectToken(token));
  if (answer.kind === 'ok') {
    if (isSessionToken) session.adopt(answer.value);
    else session.signIn(answer.value);
    return null;
  }
  if (session.getState().isAuthenticated) return null;
  return answer.kind === 'refused' ? 'token_expired' : 'auth_error';
}

/** The session that a token stands for, with the person whom the server says it belongs to. */
async function sessionOf(api: SessionApi, token: string): Promise<Answer<SessionData>> {
  const answer = await api.me(token);
  if (answer.kind !== 'ok') return answer;
  const expiresAt = tokenExpiry(token);
  return expiresAt
    ? { kind: 'ok', value: { token, expiresAt, user: answer.value } }
    : { kind: 'failed' };
}
