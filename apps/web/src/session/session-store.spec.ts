import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { person, sessionFor } from '../testing/person';
import type { SessionApi } from './session-api';
import type { SessionUser } from '@tercet/contracts';
import { SessionStore } from './session-store';
import { clearTab, keepInTab, readInTab, TAB_KEYS } from './storage';

const KEY = 'authSession';
const DAY = 86_400;

const UNANSWERED = { kind: 'failed', code: 'NETWORK' } as const;

function fakeApi() {
  return {
    me: jest.fn<SessionApi['me']>().mockResolvedValue(UNANSWERED),
    refresh: jest.fn<SessionApi['refresh']>().mockResolvedValue(UNANSWERED),
    exchangeRedirectToken: jest
      .fn<SessionApi['exchangeRedirectToken']>()
      .mockResolvedValue(UNANSWERED),
    updateProfile: jest.fn<SessionApi['updateProfile']>().mockResolvedValue(UNANSWERED),
    logout: jest.fn<SessionApi['logout']>().mockResolvedValue({ kind: 'ok', value: true }),
  };
}

function storageEvent(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

let api: ReturnType<typeof fakeApi>;
let store: SessionStore;

/** What the page listens to, so that no store of an earlier test hears the events of a later one. */
const listening = [window, document].map((target) => ({
  target,
  calls: jest.spyOn(target, 'addEventListener').mock.calls,
}));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  api = fakeApi();
  store = new SessionStore(api);
});
afterEach(() => {
  jest.useRealTimers();
  for (const { target, calls } of listening) {
    for (const [type, listener] of calls.splice(0)) target.removeEventListener(type, listener);
  }
});

describe('restoring', () => {
  it('signs in from a stored session and reads the user anew', async () => {
    localStorage.setItem(KEY, JSON.stringify(sessionFor(DAY)));
    api.me.mockResolvedValue({ kind: 'ok', value: person({ name: 'Countess' }) });
    store.start();
    expect(store.getState()).toMatchObject({ isAuthenticated: true, accessToken: 'token-1' });
    await jest.advanceTimersByTimeAsync(0);
    expect(store.getState().user?.name).toBe('Countess');
  });

  it.each([
    ['not JSON', '{'],
    ['without a token', JSON.stringify({ ...sessionFor(DAY), token: undefined })],
    [
      'with a token that fits into no header',
      JSON.stringify({ ...sessionFor(DAY), token: 'jeton-é' }),
    ],
    ['with a token of two lines', JSON.stringify({ ...sessionFor(DAY), token: 'a\nb' })],
    ['without a user', JSON.stringify({ ...sessionFor(DAY), user: null })],
    ['with an unreadable time', JSON.stringify({ ...sessionFor(DAY), expiresAt: 'soon' })],
  ])('drops a session %s', (_name, stored) => {
    localStorage.setItem(KEY, stored);
    store.start();
    expect(store.getState().isAuthenticated).toBe(false);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(api.me).not.toHaveBeenCalled();
  });

  it('asks the server about a session that seems to have run out', async () => {
    const renewed = sessionFor(DAY, person(), 'token-2');
    api.refresh.mockResolvedValue({ kind: 'ok', value: renewed });
    localStorage.setItem(KEY, JSON.stringify(sessionFor(-1)));
    store.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(api.refresh.mock.calls).toEqual([['token-1']]);
    expect(store.getState()).toMatchObject({ isAuthenticated: true, accessToken: 'token-2' });
  });

  it.each([
    ['refuses it', { kind: 'refused' }],
    ['does not answer', UNANSWERED],
  ] as const)(
    'ends a session that seems to have run out when the server %s',
    async (_what, answer) => {
      api.refresh.mockResolvedValue(answer);
      localStorage.setItem(KEY, JSON.stringify(sessionFor(-1)));
      store.start();
      await jest.advanceTimersByTimeAsync(0);
      expect(api.refresh).toHaveBeenCalledTimes(1);
      expect(store.getState()).toMatchObject({ isAuthenticated: false, reason: 'expired' });
      expect(localStorage.getItem(KEY)).toBeNull();
    },
  );

  it('keeps a session that runs out without a connection, and asks the server once there is one', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.refresh.mockResolvedValue(UNANSWERED);
    localStorage.setItem(KEY, JSON.stringify(sessionFor(-1)));
    store.start();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(store.getState()).toMatchObject({ isAuthenticated: true });
    const asked = api.refresh.mock.calls.length;
    online.mockReturnValue(true);
    api.refresh.mockResolvedValue({ kind: 'refused' });
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(api.refresh.mock.calls.length).toBe(asked + 1);
    expect(store.getState()).toMatchObject({ isAuthenticated: false, reason: 'expired' });
    online.mockRestore();
  });

  describe('the tab’s text', () => {
    const TEXT = 'Private.';
    const kept = () => readInTab(TAB_KEYS.checkedText);
    const other = () => sessionFor(DAY, person({ id: 'u2' }), 'token-2');

    async function expire() {
      api.me.mockResolvedValue({ kind: 'refused' });
      await store.reload();
    }

    beforeEach(() => {
      clearTab();
      keepInTab(TAB_KEYS.checkedText, TEXT);
      store.start();
      store.signIn(sessionFor(DAY));
    });

    it('stays for whose session has run out, and who signs in again', async () => {
      await expire();
      store.signIn(sessionFor(DAY));
      expect(kept()).toBe(TEXT);
    });

    /** The store of a document that is loaded in the same tab. */
    function loadAnew() {
      const next = new SessionStore(api);
      next.start();
      return next;
    }

    it('stays for a visitor, and goes with them as they sign in', () => {
      clearTab();
      store = new SessionStore(api);
      localStorage.clear();
      store.start();
      keepInTab(TAB_KEYS.checkedText, TEXT);
      loadAnew().signIn(sessionFor(DAY));
      expect(kept()).toBe(TEXT);
    });

    it('stays over a document of its own for whose session has run out, and nobody else', async () => {
      await expire();
      const next = loadAnew();
      expect(kept()).toBe(TEXT);
      next.signIn(sessionFor(DAY));
      expect(kept()).toBe(TEXT);
      await expire();
      loadAnew().signIn(other());
      expect(kept()).toBeNull();
    });

    it('goes with whoever has signed out while another document stood in the tab', () => {
      localStorage.removeItem(KEY);
      loadAnew();
      expect(kept()).toBeNull();
    });

    it('goes with whoever has signed out while the browser had put the page aside', () => {
      localStorage.removeItem(KEY);
      const comeBack = (persisted: boolean) =>
        window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      comeBack(false);
      expect(kept()).toBe(TEXT);
      comeBack(true);
      expect(store.getState()).toMatchObject({ isAuthenticated: false, reason: 'signedOut' });
      expect(kept()).toBeNull();
    });

    it.each<[string, () => unknown]>([
      ['signs out', () => store.signOut()],
      ['deletes the account', () => store.accountDeleted()],
      ['makes room for somebody else', () => store.signIn(other())],
      ['comes back no more', () => expire().then(() => store.signIn(other()))],
      [
        'signs out in another tab',
        () => {
          localStorage.removeItem(KEY);
          storageEvent();
        },
      ],
    ])('goes with whoever %s', async (_, leave) => {
      const left = jest.fn();
      const unsubscribe = store.onOtherTexts(left);
      await leave();
      expect(kept()).toBeNull();
      expect(left).toHaveBeenCalledTimes(1);
      unsubscribe();
      store.signIn(sessionFor(DAY));
      store.signOut();
      expect(left).toHaveBeenCalledTimes(1);
    });
  });

  it('tells a page that the browser brings back of what others in the tab have left', () => {
    const told = jest.fn();
    store.start();
    store.onOtherTexts(told);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(told).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('signs out when the server refuses the token, and stays when it does not answer', async () => {
    localStorage.setItem(KEY, JSON.stringify(sessionFor(DAY)));
    store.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(store.getState().isAuthenticated).toBe(true);
    api.me.mockResolvedValue({ kind: 'refused' });
    await store.reload();
    expect(store.getState()).toMatchObject({ isAuthenticated: false, reason: 'expired' });
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe('refreshing', () => {
  it('happens 300 s before expiry, not earlier', async () => {
    api.refresh.mockResolvedValue({ kind: 'ok', value: sessionFor(2 * DAY, person(), 'token-2') });
    store.signIn(sessionFor(DAY));
    await jest.advanceTimersByTimeAsync((DAY - 301) * 1000);
    expect(api.refresh).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    expect(api.refresh).toHaveBeenCalledWith('token-1');
    expect(store.getState().accessToken).toBe('token-2');
    expect(localStorage.getItem(KEY)).toContain('token-2');
  });

  it('waits through a session of 30 days, longer than one timer can hold', async () => {
    store.signIn(sessionFor(30 * DAY));
    await jest.advanceTimersByTimeAsync((30 * DAY - 301) * 1000);
    expect(api.refresh).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    expect(api.refresh).toHaveBeenCalledTimes(1);
  });

  it('tries again while the server does not answer, and ends the session at its expiry', async () => {
    store.signIn(sessionFor(DAY));
    await jest.advanceTimersByTimeAsync((DAY - 1) * 1000);
    expect(api.refresh.mock.calls.length).toBeGreaterThan(3);
    expect(store.getState().isAuthenticated).toBe(true);
    await jest.advanceTimersByTimeAsync(31_000);
    expect(store.getState()).toMatchObject({ isAuthenticated: false, reason: 'expired' });
  });

  it('takes the token that another tab has got meanwhile, and does not use its own again', async () => {
    store.signIn(sessionFor(DAY));
    const newer = sessionFor(2 * DAY, person(), 'token-2');
    localStorage.setItem(KEY, JSON.stringify(newer));
    await jest.advanceTimersByTimeAsync((DAY - 299) * 1000);
    expect(api.refresh).not.toHaveBeenCalled();
    expect(store.getState()).toMatchObject({ isAuthenticated: true, accessToken: 'token-2' });
  });

  it('does not end the session of another tab when its own has run out in its sleep', () => {
    store.start();
    store.signIn(sessionFor(DAY));
    localStorage.setItem(KEY, JSON.stringify(sessionFor(2 * DAY, person(), 'token-2')));
    jest.setSystemTime(Date.now() + DAY * 1000 + 1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(store.getState()).toMatchObject({ isAuthenticated: true, accessToken: 'token-2' });
    expect(localStorage.getItem(KEY)).toContain('token-2');
  });

  it('signs out when the server refuses it', async () => {
    api.refresh.mockResolvedValue({ kind: 'refused' });
    store.signIn(sessionFor(DAY));
    await jest.advanceTimersByTimeAsync((DAY - 300) * 1000);
    expect(store.getState()).toMatchObject({ isAuthenticated: false, reason: 'expired' });
  });
});

/** A session as the server gives it out, whose clock is `ahead` seconds behind this machine's. */
function issued(ahead: number, token: string, seconds = DAY) {
  const iat = Math.floor(Date.now() / 1000) - ahead;
  const exp = iat + seconds;
  const payload = btoa(JSON.stringify({ sub: token, iat, exp })).replace(/=+$/u, '');
  const expiresAt = new Date(exp * 1000).toISOString();
  return { token: `head.${payload}.${token}`, expiresAt, user: person() };
}

describe.each([
  ['23 h 57 min ahead', DAY - 180],
  ['two days ahead', 2 * DAY],
  ['two days behind', -2 * DAY],
])('a clock that is %s', (_what, ahead) => {
  it('neither ends a session nor refreshes it before its time', async () => {
    api.refresh.mockImplementation(() =>
      Promise.resolve({ kind: 'ok', value: issued(ahead, 'second') }),
    );
    const first = issued(ahead, 'first');
    store.signIn(first);
    await jest.advanceTimersByTimeAsync((DAY - 301) * 1000);
    expect(store.getState().accessToken).toBe(first.token);
    expect(api.refresh).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(api.refresh).toHaveBeenCalledTimes(1);
    expect(store.getState().accessToken).toContain('second');
  });

  it('lets the session be found again on the next visit, until it has run out', async () => {
    store.signIn(issued(ahead, 'first'));
    const restored = async (later: number) => {
      jest.setSystemTime(Date.now() + later * 1000);
      const next = new SessionStore(api);
      next.start();
      await jest.advanceTimersByTimeAsync(0);
      return next.getState().isAuthenticated;
    };
    await expect(restored(DAY - 600)).resolves.toBe(true);
    await expect(restored(601)).resolves.toBe(false);
  });
});

describe('a clock that is set while a session lasts', () => {
  const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));

  it.each([
    ['forward', 2 * DAY],
    ['back', -2 * DAY],
  ])('%s makes the page ask the server, once', async (_what, by) => {
    api.refresh.mockImplementation(() => Promise.resolve({ kind: 'ok', value: issued(by, 'new') }));
    store.start();
    store.signIn(issued(0, 'old'));
    jest.setSystemTime(Date.now() + by * 1000);
    lookAgain();
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(api.refresh).toHaveBeenCalledTimes(1);
    expect(store.getState()).toMatchObject({ isAuthenticated: true });
  });

  it.each([
    ['the server says who it is', 'me'],
    ['the page is looked at again', 'look'],
  ])('ends nothing where %s while it is being refreshed', async (_what, event) => {
    let answer: (value: Awaited<ReturnType<SessionApi['refresh']>>) => void = () => undefined;
    api.refresh.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    let sayWho: (value: Awaited<ReturnType<SessionApi['me']>>) => void = () => undefined;
    api.me.mockReturnValue(new Promise((resolve) => (sayWho = resolve)));
    const kept = { ...issued(2 * DAY, 'old'), receivedAt: Date.now() - 2 * DAY * 1000 };
    localStorage.setItem(KEY, JSON.stringify(kept));
    store.start();
    await jest.advanceTimersByTimeAsync(0);
    if (event === 'me') sayWho({ kind: 'ok', value: person({ name: 'Countess' }) });
    else lookAgain();
    await jest.advanceTimersByTimeAsync(5000);
    expect(store.getState()).toMatchObject({ isAuthenticated: true, accessToken: kept.token });
    const renewed = issued(2 * DAY, 'new');
    answer({ kind: 'ok', value: renewed });
    await jest.advanceTimersByTimeAsync(0);
    expect(store.getState()).toMatchObject({ isAuthenticated: true, accessToken: renewed.token });
    expect(localStorage.getItem(KEY)).toContain(renewed.token);
    expect(api.refresh).toHaveBeenCalledTimes(1);
  });

  it('renews the next person’s session in its time though an earlier one is being refreshed', async () => {
    api.refresh.mockReturnValueOnce(new Promise(() => undefined));
    store.signIn(issued(0, 'old', 300));
    await jest.advanceTimersByTimeAsync(0);
    store.signIn({ ...issued(0, 'next', 400), user: person({ id: 'u2' }) });
    await jest.advanceTimersByTimeAsync(100_000);
    expect(api.refresh).toHaveBeenCalledTimes(2);
  });

  it('ends the session where the server cannot be asked', async () => {
    store.start();
    store.signIn(issued(0, 'old'));
    jest.setSystemTime(Date.now() + 2 * DAY * 1000);
    lookAgain();
    await jest.advanceTimersByTimeAsync(0);
    expect(store.getState()).toMatchObject({ isAuthenticated: false, reason: 'expired' });
  });
});

it('rests between two refreshes though each new session has hardly any time left', async () => {
  api.refresh.mockImplementation(() => Promise.resolve({ kind: 'ok', value: issued(0, 'n', 100) }));
  store.signIn(issued(0, 'old', 100));
  for (let second = 0; second < 59; second += 1) {
    await jest.advanceTimersByTimeAsync(1000);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  expect(api.refresh).toHaveBeenCalledTimes(2);
});

describe('a token that the server refuses', () => {
  const newer = sessionFor(2 * DAY, person(), 'token-2');

  it('gives way to the newer one that another tab has stored', () => {
    store.signIn(sessionFor(DAY));
    localStorage.setItem(KEY, JSON.stringify(newer));
    store.refused('token-1');
    expect(store.getState()).toMatchObject({ isAuthenticated: true, accessToken: 'token-2' });
    store.refused('token-2');
    expect(store.getState()).toMatchObject({ isAuthenticated: false, reason: 'expired' });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('gives way to one that is stored while it is being refreshed, too', async () => {
    api.refresh.mockImplementation(async () => {
      localStorage.setItem(KEY, JSON.stringify(newer));
      return { kind: 'refused' };
    });
    store.signIn(sessionFor(DAY));
    await jest.advanceTimersByTimeAsync((DAY - 300) * 1000);
    expect(store.getState()).toMatchObject({ isAuthenticated: true, accessToken: 'token-2' });
  });
});

describe('a session that was given out before', () => {
  it('is good until the moment that it names, whenever it came here', async () => {
    store.start();
    store.adopt({ ...issued(DAY - 600, 'old'), user: person() });
    await jest.advanceTimersByTimeAsync(299_000);
    expect(api.refresh).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2000);
    expect(api.refresh).toHaveBeenCalledTimes(1);
  });

  it('changes nothing but the user where it is this browser’s own', () => {
    store.signIn(sessionFor(DAY));
    const before = store.getState().session;
    store.adopt(sessionFor(DAY, person({ name: 'Countess' })));
    expect(store.getState().session).toEqual({ ...before, user: person({ name: 'Countess' }) });
  });
});

describe('the next sign-in', () => {
  it('ends another person’s session on the server', () => {
    store.signIn(sessionFor(DAY));
    store.signIn(sessionFor(DAY, person({ id: 'u2' }), 'token-2'));
    expect(api.logout.mock.calls).toEqual([['token-1']]);
    expect(store.getState()).toMatchObject({ accessToken: 'token-2' });
  });

  it('leaves one’s own earlier session to the server', () => {
    store.signIn(sessionFor(DAY));
    store.signIn(sessionFor(DAY, person(), 'token-2'));
    expect(api.logout).not.toHaveBeenCalled();
  });
});

describe('several tabs', () => {
  it('take over a newer session, and sign out together', () => {
    store.start();
    localStorage.setItem(KEY, JSON.stringify(sessionFor(DAY, person(), 'token-9')));
    storageEvent();
    expect(store.getState().accessToken).toBe('token-9');
    localStorage.removeItem(KEY);
    storageEvent();
    expect(store.getState()).toMatchObject({ isAuthenticated: false, reason: 'signedOut' });
  });

  it('tell one another where a session has come to an end, and keep nothing of it', () => {
    const here = new SessionStore(fakeApi());
    here.signIn(sessionFor(DAY));
    store.start();
    const written = jest.spyOn(Storage.prototype, 'setItem');
    here.refused('token-1');
    for (const [key, newValue] of [...written.mock.calls, [KEY, null] as const]) {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
    written.mockRestore();
    expect(store.getState()).toMatchObject({ isAuthenticated: false, reason: 'expired' });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('ask the server about another one’s session that seems to have run out', async () => {
    const renewed = sessionFor(DAY, person(), 'token-2');
    api.refresh.mockResolvedValue({ kind: 'ok', value: renewed });
    store.start();
    localStorage.setItem(KEY, JSON.stringify(sessionFor(-1)));
    storageEvent();
    await jest.advanceTimersByTimeAsync(0);
    expect(api.refresh.mock.calls).toEqual([['token-1']]);
    expect(store.getState()).toMatchObject({ isAuthenticated: true, accessToken: 'token-2' });
  });

  it('do not end a newer session when an older token is refused', () => {
    store.signIn(sessionFor(DAY, person(), 'token-2'));
    store.refused('token-1');
    expect(store.getState().isAuthenticated).toBe(true);
  });
});

describe('signing out', () => {
  it.each([
    ['has renewed the session', { kind: 'ok', value: sessionFor(2 * DAY, person(), 'token-2') }],
    ['refuses it', { kind: 'refused' }],
    ['does not answer', UNANSWERED],
  ] as const)('stands though the server then %s', async (_what, answer) => {
    api.refresh.mockImplementation(async () => {
      store.signOut();
      return answer;
    });
    store.signIn(sessionFor(DAY));
    await jest.advanceTimersByTimeAsync((DAY - 300) * 1000);
    expect(api.refresh).toHaveBeenCalledTimes(1);
    expect(store.getState()).toMatchObject({ isAuthenticated: false, reason: 'signedOut' });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('forgets at once, tells the server and the observers', () => {
    store.signIn(sessionFor(DAY));
    const observer = jest.fn();
    store.subscribe(observer);
    store.signOut();
    expect(store.getState()).toMatchObject({ isAuthenticated: false, reason: 'signedOut' });
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(api.logout).toHaveBeenCalledWith('token-1');
    expect(observer).toHaveBeenCalledTimes(1);
  });
});

describe('signing out while offline', () => {
  const online = async () => {
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
  };

  it('ends the session on the server once the network is back, and keeps the token nowhere', async () => {
    api.logout.mockResolvedValue(UNANSWERED);
    store.start();
    store.signIn(sessionFor(DAY));
    store.signOut();
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(api.logout).toHaveBeenCalledTimes(1);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('token-1');
    await online();
    api.logout.mockResolvedValue({ kind: 'ok', value: true });
    await online();
    await online();
    expect(api.logout.mock.calls).toEqual([['token-1'], ['token-1'], ['token-1']]);
  });

  it('is done with a session that the server no longer knows', async () => {
    api.logout.mockResolvedValueOnce(UNANSWERED).mockResolvedValue({ kind: 'refused' });
    store.start();
    store.signIn(sessionFor(DAY));
    store.signOut();
    await jest.advanceTimersByTimeAsync(0);
    await online();
    await online();
    expect(api.logout).toHaveBeenCalledTimes(2);
  });

  it('ends what another person’s sign-in has left, too', async () => {
    api.logout.mockResolvedValueOnce(UNANSWERED);
    store.start();
    store.signIn(sessionFor(DAY));
    store.signIn(sessionFor(DAY, person({ id: 'u2' }), 'token-2'));
    await jest.advanceTimersByTimeAsync(0);
    await online();
    expect(api.logout.mock.calls).toEqual([['token-1'], ['token-1']]);
    expect(store.getState().accessToken).toBe('token-2');
  });
});

it('does not put a late answer about one person under the token of the next', async () => {
  let answer: (value: { kind: 'ok'; value: SessionUser }) => void = () => undefined;
  api.me.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  store.signIn(sessionFor(DAY));
  const reading = store.reload();
  store.signOut();
  const next = person({ id: 'u2', email: 'grace@example.com', name: 'Grace Hopper' });
  store.signIn(sessionFor(DAY, next, 'token-2'));
  answer({ kind: 'ok', value: person() });
  await reading;
  expect(store.getState()).toMatchObject({ accessToken: 'token-2', user: next });
  expect(localStorage.getItem(KEY)).toContain('Grace Hopper');
});

describe('reading the person for a page that opens', () => {
  it('is left out just after the start has done it, and done later on', async () => {
    localStorage.setItem(KEY, JSON.stringify(sessionFor(DAY)));
    store.start();
    await store.reloadStale();
    expect(api.me).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(10_000);
    await store.reloadStale();
    expect(api.me).toHaveBeenCalledTimes(2);
  });

  it('is done for whoever has signed in since', async () => {
    localStorage.setItem(KEY, JSON.stringify(sessionFor(DAY)));
    store.start();
    store.signIn(sessionFor(DAY, person({ id: 'u2' }), 'token-2'));
    await store.reloadStale();
    expect(api.me.mock.calls).toEqual([['token-1'], ['token-2']]);
  });

  it('is not asked for where nobody is signed in', async () => {
    store.start();
    await store.reloadStale();
    expect(api.me).not.toHaveBeenCalled();
  });
});

it('keeps a profile change that the server took', async () => {
  store.signIn(sessionFor(DAY));
  api.updateProfile.mockResolvedValue({ kind: 'ok', value: person({ language: 'fr' }) });
  await expect(store.updateProfile({ language: 'fr' })).resolves.toBeNull();
  expect(store.getState().user?.language).toBe('fr');
});

it('says why a profile change could not be saved', async () => {
  await expect(store.updateProfile({ theme: 'dark' })).resolves.toBe('UNAUTHENTICATED');
  expect(api.updateProfile).not.toHaveBeenCalled();
  store.signIn(sessionFor(DAY));
  await expect(store.updateProfile({ theme: 'dark' })).resolves.toBe('NETWORK');
  expect(store.getState()).toMatchObject({ isAuthenticated: true, user: person() });
  api.updateProfile.mockResolvedValue({ kind: 'refused' });
  await expect(store.updateProfile({ theme: 'dark' })).resolves.toBe('UNAUTHENTICATED');
  expect(store.getState()).toMatchObject({ isAuthenticated: false, reason: 'expired' });
});

it('takes over what the server says of the person, and of nobody else', () => {
  store.signIn(sessionFor(DAY));
  store.takeUser(person({ id: 'u2', name: 'Grace Hopper' }));
  expect(store.getState().user?.name).toBe('Ada Lovelace');
  store.takeUser(person({ name: 'Countess' }));
  expect(store.getState()).toMatchObject({ accessToken: 'token-1', user: { name: 'Countess' } });
  expect(localStorage.getItem(KEY)).toContain('Countess');
});

it('ends with the account, of whose sessions the server knows no more', () => {
  store.signIn(sessionFor(DAY));
  store.accountDeleted();
  expect(store.getState()).toMatchObject({ isAuthenticated: false, reason: 'deleted' });
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(api.logout).not.toHaveBeenCalled();
});
