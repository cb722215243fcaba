import { useSyncExternalStore } from 'react';
import { sessionApi } from './session-api';
import { SessionStore, type SessionState } from './session-store';
import { signInWithUrlToken, type Arrival } from './url-token';

/** The sign-in of this browser. */
export const session = new SessionStore(sessionApi);

/** Signs in with the token that the page was opened with. */
export const enterWith = (urlToken: string): Promise<Arrival> =>
  signInWithUrlToken(session, sessionApi, urlToken);

/** The sign-in, following every change of it in this and other tabs. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
}
