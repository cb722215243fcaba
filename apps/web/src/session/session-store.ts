import { SESSION_REFRESH_LEAD_SECONDS } from '@tercet/contracts';
import type { ProfileChange, SessionApi } from './session-api';
import { parseSession, type SessionData, type SessionUser } from './session-data';
import { readStored, STORAGE_KEYS, writeStored } from './storage';

/** Why nobody is signed in: nobody was, the person left, or the session came to an end. */
export type SignedOutReason = 'none' | 'signedOut' | 'expired';

export type SessionState =
  | {
      readonly isAuthenticated: false;
      readonly accessToken: null;
      readonly user: null;
      readonly reason: SignedOutReason;
    }
  | {
      readonly isAuthenticated: true;
      readonly accessToken: string;
      readonly user: SessionUser;
      readonly expiresAt: string;
    };

/** Longest wait that a browser's timer can hold, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Pause before another try when the server did not answer a refresh, in milliseconds. */
const REFRESH_RETRY_MS = 30_000;

function signedOut(reason: SignedOutReason): SessionState {
  return { isAuthenticated: false, accessToken: null, user: null, reason };
}

function signedIn({ token, expiresAt, user }: SessionData): SessionState {
  return { isAuthenticated: true, accessToken: token, user, expiresAt };
}

/** The only owner of the sign-in in this browser: storage, refresh, and agreement between tabs. */
export class SessionStore {
  #state: SessionState = signedOut('none');
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #observers = new Set<() => void>();

  constructor(private readonly api: SessionApi) {}

  readonly getState = (): SessionState => this.#state;

  readonly subscribe = (observer: () => void): (() => void) => {
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  };

  /** Restores a stored session, watches the other tabs, and asks the server whether the session still stands. */
  start(): void {
    this.#restore('none');
    window.addEventListener('storage', (event) => {
      if (event.key === STORAGE_KEYS.authSession || event.key === null) this.#restore('signedOut');
    });
    // Timers sleep with the machine, so the time is checked again when the page comes back.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && this.#state.isAuthenticated) this.#schedule();
    });
    void this.reload();
  }

  signIn(session: SessionData): void {
    writeStored(STORAGE_KEYS.authSession, JSON.stringify(session));
    this.#set(signedIn(session));
  }

  /** Signs out here at once and tells the server; being offline does not keep anybody signed in. */
  signOut(): void {
    const token = this.#state.accessToken;
    this.#end('signedOut');
    if (token) void this.api.logout(token);
  }

  /** Called when the server refused `token`. A newer token than that one stays. */
  refused(token: string): void {
    if (this.#state.accessToken === token) this.#end('expired');
  }

  /** Reads the user anew. Failure is ignored unless the server says that the session is over. */
  async reload(): Promise<void> {
    const token = this.#state.accessToken;
    if (!token) return;
    const answer = await this.api.me(token);
    if (answer.kind === 'refused') this.refused(token);
    if (answer.kind === 'ok') this.#replaceUser(token, answer.value);
  }

  /** Saves a change to the account. False when it could not be saved. */
  async updateProfile(change: ProfileChange): Promise<boolean> {
    const token = this.#state.accessToken;
    if (!token) return false;
    const answer = await this.api.updateProfile(token, change);
    if (answer.kind === 'refused') this.refused(token);
    if (answer.kind === 'ok') this.#replaceUser(token, answer.value);
    return answer.kind === 'ok';
  }

  async #refresh(): Promise<void> {
    const { accessToken } = this.#state;
    if (!accessToken || this.#adoptNewer()) return;
    const answer = await this.api.refresh(accessToken);
    if (this.#state.accessToken !== accessToken) return;
    if (answer.kind === 'ok') this.signIn(answer.value);
    else if (answer.kind === 'refused') this.#end('expired');
    else this.#schedule(REFRESH_RETRY_MS);
  }

  #restore(reason: SignedOutReason): void {
    const session = readSession();
    if (session) this.#set(signedIn(session));
    else if (this.#state.isAuthenticated) this.#set(signedOut(reason));
  }

  /** While this tab slept another one may have refreshed: its token is the session's now, and ours would count as stolen. */
  #adoptNewer(): boolean {
    const stored = readSession();
    if (!stored || stored.token === this.#state.accessToken) return false;
    this.#set(signedIn(stored));
    return true;
  }

  #replaceUser(token: string, user: SessionUser): void {
    const state = this.#state;
    if (!state.isAuthenticated || state.accessToken !== token) return;
    this.signIn({ token, expiresAt: state.expiresAt, user });
  }

  #end(reason: SignedOutReason): void {
    writeStored(STORAGE_KEYS.authSession, null);
    this.#set(signedOut(reason));
  }

  #set(state: SessionState): void {
    this.#state = state;
    this.#schedule();
    for (const observer of this.#observers) observer();
  }

  /** Sets the timer of the next refresh, at least `floor` milliseconds from now; ends a session that has run out. */
  #schedule(floor = 0): void {
    clearTimeout(this.#timer);
    const state = this.#state;
    if (!state.isAuthenticated) return;
    const left = Date.parse(state.expiresAt) - Date.now();
    if (left <= 0) {
      if (!this.#adoptNewer()) this.#end('expired');
      return;
    }
    const wait = Math.max(floor, left - SESSION_REFRESH_LEAD_SECONDS * 1000, 0);
    this.#timer =
      wait > LONGEST_TIMER_MS
        ? setTimeout(() => this.#schedule(), LONGEST_TIMER_MS)
        : setTimeout(() => void this.#refresh(), Math.min(wait, left));
  }
}

/** The stored session; one that is malformed or has run out is dropped. */
function readSession(): SessionData | null {
  const stored = readStored(STORAGE_KEYS.authSession);
  if (stored === null) return null;
  let session: SessionData | null = null;
  try {
    session = parseSession(JSON.parse(stored));
  } catch {
    // Not JSON: dropped below like any other malformed session.
  }
  if (session && Date.parse(session.expiresAt) > Date.now()) return session;
  writeStored(STORAGE_KEYS.authSession, null);
  return null;
}
