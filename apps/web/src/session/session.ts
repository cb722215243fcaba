import { useSyncExternalStore } from 'react';
import { sessionApi } from './session-api';
import { SessionStore, type SessionState } from './session-store';

/** The sign-in of this browser. */
export const session = new SessionStore(sessionApi);

/** The sign-in, following every change of it in this and other tabs. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
}
