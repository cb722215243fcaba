import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EXTENSION_ID, type ExtensionMessage, type Locale, type Theme } from '@tercet/contracts';
import { jsonResponse, stubFetch } from '../testing/browser';
import { person, sessionFor } from '../testing/person';
import { followWithExtension, tellExtension } from './extension-messages';
import { sessionApi } from './session-api';
import { SessionStore } from './session-store';

function changing<T>(first: T) {
  const observers = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    subscribe: (observer: () => void) => void observers.add(observer),
    set(next: T) {
      value = next;
      for (const observer of observers) observer();
    },
  };
}

const sendMessage =
  jest.fn<(id: string, message: ExtensionMessage, answered: () => void) => void>();
const told = () => sendMessage.mock.calls.map(([, message]) => message);
let session: SessionStore;
let theme: ReturnType<typeof changing<Theme>>;
let language: ReturnType<typeof changing<Locale>>;

function follow() {
  followWithExtension({
    session,
    theme: { getTheme: theme.get, subscribe: theme.subscribe },
    language: { getLocale: language.get, subscribe: language.subscribe },
  });
}

beforeEach(() => {
  stubFetch(() => jsonResponse({ success: true }));
  localStorage.clear();
  sendMessage.mockReset();
  window.chrome = { runtime: { sendMessage } };
  session = new SessionStore(sessionApi);
  theme = changing<Theme>('system');
  language = changing<Locale>('en');
});
afterEach(() => {
  delete window.chrome;
});

const nobody = { type: 'syncAuth', token: null, expiresAt: null, user: null, theme: 'system' };

describe('the extension', () => {
  it('hears of sign-in, refresh, another user and sign-out', () => {
    follow();
    const first = sessionFor(1000);
    const second = sessionFor(2000, person(), 'token-2');
    const renamed = sessionFor(2000, person({ name: 'Countess' }), 'token-2');
    sendMessage.mockClear();
    for (const next of [first, second, renamed]) session.signIn(next);
    session.signOut();
    expect(told()).toEqual([
      { type: 'syncAuth', ...first, theme: 'system' },
      { type: 'syncAuth', ...second, theme: 'system' },
      { type: 'syncAuth', ...renamed, theme: 'system' },
      nobody,
    ]);
    expect(new Set(sendMessage.mock.calls.map(([id]) => id))).toEqual(new Set([EXTENSION_ID]));
  });

  it('hears of the end of a session that the server refuses', () => {
    session.signIn(sessionFor(1000));
    follow();
    session.refused('token-1');
    expect(told().at(-1)).toEqual(nobody);
  });

  it('hears of language and theme', () => {
    follow();
    language.set('fr');
    theme.set('dark');
    expect(told()).toEqual([
      { type: 'setLanguage', language: 'en' },
      { type: 'setLanguage', language: 'fr' },
      { ...nobody, theme: 'dark' },
    ]);
  });

  it('learns of a session that is restored, and not that there is none', () => {
    follow();
    expect(told()).toEqual([{ type: 'setLanguage', language: 'en' }]);
    session.signIn(sessionFor(1000));
    sendMessage.mockClear();
    follow();
    expect(told()).toContainEqual(expect.objectContaining({ token: 'token-1' }));
  });

  it('is not told the same twice', () => {
    const same = sessionFor(1000);
    session.signIn(same);
    follow();
    sendMessage.mockClear();
    session.signIn(same);
    expect(told()).toEqual([]);
  });
});

describe('a browser without the extension', () => {
  const message: ExtensionMessage = { type: 'setLanguage', language: 'es' };

  it('is no error', () => {
    for (const chrome of [undefined, {}, { runtime: {} }]) {
      Object.assign(window, { chrome });
      expect(() => tellExtension(message)).not.toThrow();
    }
    sendMessage.mockImplementation(() => {
      throw new Error('Extension context invalidated');
    });
    window.chrome = { runtime: { sendMessage } };
    expect(() => tellExtension(message)).not.toThrow();
  });

  it('has its complaint looked at, so that it does not show it', () => {
    const lastError = jest.fn();
    const runtime = {
      sendMessage,
      get lastError() {
        return lastError();
      },
    };
    window.chrome = { runtime };
    tellExtension(message);
    sendMessage.mock.calls[0]?.[2]();
    expect(lastError).toHaveBeenCalled();
  });
});
