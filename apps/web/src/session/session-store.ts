import { SESSION_REFRESH_LEAD_SECONDS, type SessionUser } from '@tercet/contracts';
import type { FailureCode, ProfileChange, SessionApi } from './session-api';
import { parseKeptSession, timeLeft, type KeptSession, type SessionData } from './session-data';
import { readStored, STORAGE_KEYS, writeStored } from './storage';
import { followOwner } from './tab-owner';

/** Why nobody is signed in: nobody was, the person left or deleted the account, or the session came to an end. */
export type SignedOutReason = 'none' | 'signedOut' | 'deleted' | 'expired';

export type SessionState =
  | {
      readonly isAuthenticated: false;
      readonly accessToken: null;
      readonly user: null;
      readonly session: null;
      readonly reason: SignedOutReason;
    }
  | {
      readonly isAuthenticated: true;
      readonly accessToken: string;
      readonly user: SessionUser;
      readonly session: KeptSession;
    };

/** Longest wait that a browser's timer can hold, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** From one refresh to the next at least, whether the server answered or not. Milliseconds. */
const REFRESH_PAUSE_MS = 30_000;
/** How long what the server has said of a person is news. Milliseconds. */
const NEWS_MS = 10_000;

/** Stands for a moment where the session was: other tabs see in their event why it is gone, and what is kept says nothing. */
const EXPIRED = JSON.stringify({ ended: 'expired' });

function signedOut(reason: SignedOutReason): SessionState {
  return { isAuthenticated: false, accessToken: null, user: null, session: null, reason };
}

function signedIn(session: KeptSession): SessionState {
  return { isAuthenticated: true, accessToken: session.token, user: session.user, session };
}

/** The only owner of the sign-in in this browser: storage, refresh, and agreement between tabs. */
export class SessionStore {
  #state: SessionState = signedOut('none');
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** By the clock that nobody sets, in milliseconds since the page began. */
  #nextRefreshFrom = 0;
  /** Whose person the server was last asked for, and when by the same clock. */
  #lastRead: { readonly token: string; readonly at: number } | null = null;
  /** The token that the server is asked to renew just now. */
  #renewing: string | null = null;
  /** Tokens whose sessions are over here, and to be ended on the server. */
  readonly #toEnd = new Set<string>();
  readonly #observers = new Set<() => void>();
  readonly #textObservers = new Set<() => void>();

  constructor(private readonly api: SessionApi) {}

  readonly getState = (): SessionState => this.#state;

  readonly subscribe = (observer: () => void): (() => void) => {
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  };

  /**
   * Calls `observer` when the tab may hold other texts than this document shows: the browser has brought the document back,
   * or whoever was signed in has left, as by signing out, in whatever tab, by deleting the account, or by making room for
   * another person. Whose session has only run out comes back to what they wrote, but for documents that were not there to
   * see it: storage does not say why a session is gone, and they take it for a sign-out.
   */
  readonly onOtherTexts = (observer: () => void): (() => void) => {
    this.#textObservers.add(observer);
    return () => this.#textObservers.delete(observer);
  };

  /** Restores a stored session, watches the other tabs, and asks the server whether the session still stands. */
  start(): void {
    this.#restore('none');
    // Nobody is signed in, which is no change: somebody may have signed out while another document stood in this tab.
    this.#followOwner(this.#state);
    // A page that the browser has put aside hears of nothing.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      this.#restore('signedOut');
      // Others may have been in the tab since, and have cleared what they left there themselves.
      this.#tellOfOtherTexts();
    });
    window.addEventListener('storage', (event) => {
      if (event.key !== STORAGE_KEYS.authSession && event.key !== null) return;
      this.#restore(event.newValue === EXPIRED ? 'expired' : 'signedOut');
    });
    // Timers sleep with the machine, so the time is checked again when the page comes back.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && this.#state.isAuthenticated) this.#schedule();
    });
    window.addEventListener('online', () => {
      this.#nextRefreshFrom = 0;
      if (this.#state.isAuthenticated) this.#schedule();
      for (const token of this.#toEnd) void this.#endOnServer(token);
    });
    void this.reload();
  }

  /** Takes over a session that the server has just given out. Another person's session ends. */
  signIn(session: SessionData): void {
    this.#takeOver({ ...session, receivedAt: Date.now() });
  }

  /** Takes over a session that the server gave out at some time before, to another page or program. */
  adopt(session: SessionData): void {
    if (session.token === this.#state.accessToken) this.#replaceUser(session.token, session.user);
    else this.#takeOver({ ...session, receivedAt: null });
  }

  /** Signs out here at once and tells the server, where need be later; being offline does not keep anybody signed in. */
  signOut(): void {
    const token = this.#state.accessToken;
    this.#end('signedOut');
    if (token) void this.#endOnServer(token);
  }

  /**
   * Called when the server refused `token`. A newer token than that one stays: a change of the password ends all others,
   * and the tab where it was changed has stored the new one.
   */
  refused(token: string): void {
    if (this.#state.accessToken === token && !this.#adoptNewer()) this.#end('expired');
  }

  /** Reads the user anew. Failure is ignored unless the server says that the session is over. */
  async reload(): Promise<void> {
    const token = this.#state.accessToken;
    if (!token) return;
    this.#lastRead = { token, at: performance.now() };
    const answer = await this.api.me(token);
    if (answer.kind === 'refused') this.refused(token);
    if (answer.kind === 'ok') this.#replaceUser(token, answer.value);
  }

  /** Reads the user anew for a page that opens, unless that has only just been done, as it is when the site opens. */
  async reloadStale(): Promise<void> {
    const { token, at } = this.#lastRead ?? {};
    const isNews = at !== undefined && performance.now() - at < NEWS_MS;
    if (token !== this.#state.accessToken || !isNews) await this.reload();
  }

  /** Takes over what the server has just said of the person who is signed in. */
  takeUser(user: SessionUser): void {
    const { accessToken } = this.#state;
    if (accessToken && this.#state.user.id === user.id) this.#replaceUser(accessToken, user);
  }

  /** The account is no more, and its sessions with it. */
  accountDeleted(): void {
    this.#end('deleted');
  }

  /** Saves a change to the account. @returns why it could not be saved, or null */
  async updateProfile(change: ProfileChange): Promise<FailureCode | null> {
    const token = this.#state.accessToken;
    if (!token) return 'UNAUTHENTICATED';
    const answer = await this.api.updateProfile(token, change);
    if (answer.kind === 'failed') return answer.code;
    if (answer.kind === 'refused') {
      this.refused(token);
      return 'UNAUTHENTICATED';
    }
    this.#replaceUser(token, answer.value);
    return null;
  }

  async #refresh(): Promise<void> {
    const { accessToken } = this.#state;
    if (!accessToken || this.#adoptNewer()) return;
    this.#nextRefreshFrom = performance.now() + REFRESH_PAUSE_MS;
    this.#renewing = accessToken;
    const answer = await this.api.refresh(accessToken);
    if (this.#renewing === accessToken) this.#renewing = null;
    if (this.#state.accessToken !== accessToken) return;
    if (answer.kind === 'ok') this.signIn(answer.value);
    else if (answer.kind === 'refused') this.refused(accessToken);
    else this.#schedule();
  }

  #restore(reason: SignedOutReason): void {
    const session = readSession();
    // Also one that seems to have run out: `#schedule` has the server asked.
    if (session) return this.#set(signedIn(session));
    if (readStored(STORAGE_KEYS.authSession) !== null) writeStored(STORAGE_KEYS.authSession, null);
    if (this.#state.isAuthenticated) this.#set(signedOut(reason));
  }

  /** While this tab slept another one may have refreshed: its token is the session's now, and ours would count as stolen. */
  #adoptNewer(): boolean {
    const stored = readSession();
    if (!stored || stored.token === this.#state.accessToken) return false;
    this.#set(signedIn(stored));
    return true;
  }

  #takeOver(session: KeptSession): void {
    const before = this.#state;
    this.#keep(session);
    if (before.isAuthenticated && before.user.id !== session.user.id) {
      void this.#endOnServer(before.accessToken);
    }
  }

  /** Ends a session on the server; where nobody answers, once more when the network is back. The page alone keeps the token. */
  async #endOnServer(token: string): Promise<void> {
    this.#toEnd.add(token);
    const answer = await this.api.logout(token);
    if (answer.kind !== 'failed') this.#toEnd.delete(token);
  }

  #replaceUser(token: string, user: SessionUser): void {
    const state = this.#state;
    if (!state.isAuthenticated || state.accessToken !== token) return;
    this.#keep({ ...state.session, user });
  }

  #keep(session: KeptSession): void {
    writeStored(STORAGE_KEYS.authSession, JSON.stringify(session));
    this.#set(signedIn(session));
  }

  #end(reason: SignedOutReason): void {
    this.#lastRead = null;
    if (reason === 'expired') writeStored(STORAGE_KEYS.authSession, EXPIRED);
    writeStored(STORAGE_KEYS.authSession, null);
    this.#set(signedOut(reason));
  }

  #followOwner(state: SessionState): void {
    if (followOwner(state)) this.#tellOfOtherTexts();
  }

  #tellOfOtherTexts(): void {
    for (const observer of this.#textObservers) observer();
  }

  #set(state: SessionState): void {
    this.#state = state;
    this.#schedule();
    this.#followOwner(state);
    for (const observer of this.#observers) observer();
  }

  /** Sets the timer of the next refresh; ends a session that has run out. */
  #schedule(): void {
    clearTimeout(this.#timer);
    const state = this.#state;
    // What the server is about to say of a token counts, and not this machine's clock.
    if (!state.isAuthenticated || state.accessToken === this.#renewing) return;
    const left = timeLeft(state.session);
    const pause = Math.max(0, this.#nextRefreshFrom - performance.now());
    if (left <= 0 && this.#adoptNewer()) return;
    if (left <= 0 && pause > 0) {
      // Nobody can sign in again without a connection, and what is written here needs no server.
      if (navigator.onLine) this.#end('expired');
      return;
    }
    const wait = Math.max(pause, left - SESSION_REFRESH_LEAD_SECONDS * 1000);
    if (wait > LONGEST_TIMER_MS) this.#later(LONGEST_TIMER_MS, () => this.#schedule());
    else if (left > 0 && left < wait) this.#later(left, () => this.#schedule());
    // One that seems to have run out gets a try: this machine's clock may have been set, and the server knows better.
    else this.#later(wait, () => void this.#refresh());
  }

  #later(milliseconds: number, action: () => void): void {
    this.#timer = setTimeout(action, milliseconds);
  }
}

/** The session as another tab or an earlier visit left it; null where there is none that can be read. */
function readSession(): KeptSession | null {
  try {
    return parseKeptSession(JSON.parse(readStored(STORAGE_KEYS.authSession) ?? 'null'));
  } catch {
    return null;
  }
}
