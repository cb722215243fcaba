import { beforeEach, describe, expect, it } from '@jest/globals';
import { createI18n } from '@tercet/i18n';
import { act, screen } from '@testing-library/react';
import { readFile } from 'node:fs/promises';
import { createRoot } from 'react-dom/client';
import { Route, Routes } from 'react-router-dom';
import { arrive } from './arrival';
import { HomeGuard, RequireSession, SignedOutOnly } from './session/guards';
import { session } from './session/session';
import { takeUrlToken } from './session/url-token';
import { jsonResponse, stubFetch, stubMediaQuery } from './testing/browser';
import { person, sessionFor } from './testing/person';
import { renderPage } from './testing/render-page';

const startScript = new Function(
  await readFile(new URL('../public/start.js', import.meta.url), 'utf8'),
);
const translator = await createI18n({ locale: 'en', namespaces: ['common'] });

const pages = (
  <Routes>
    <Route path="/" element={<HomeGuard>home</HomeGuard>} />
    <Route path="/pricing" element="prices" />
    <Route path="/editor" element={<RequireSession>editor</RequireSession>} />
    <Route path="/auth/signin" element={<SignedOutOnly>sign in</SignedOutOnly>} />
  </Routes>
);

const DAY = 86_400;
const REDIRECT_TOKEN = 'r'.repeat(43);
function sessionToken(exp: number): string {
  const payload = btoa(JSON.stringify({ sub: 'u1', iat: exp - DAY, exp, padding: 'x'.repeat(80) }));
  return `head.${payload}.signature`;
}

type Reply = [status: number, body: object] | 'offline';
let replies: Record<string, Reply>;
let fetched: ReturnType<typeof stubFetch>;
const calls = () => fetched.mock.calls.map(([path]) => path);

/** Opens an address as the browser does: the first script, the sign-in, then the pages. */
async function open(path: string) {
  history.replaceState(null, '', path);
  startScript();
  const urlToken = takeUrlToken();
  const host = document.createElement('div');
  const root = createRoot(host);
  let seen: string | null = null;
  let news: Awaited<ReturnType<typeof arrive>> = null;
  if (urlToken) {
    let arrived: ReturnType<typeof arrive> | undefined;
    act(() => {
      arrived = arrive(root, translator, urlToken);
    });
    seen = host.textContent;
    await act(async () => {
      news = (await arrived) ?? null;
    });
  }
  act(() => root.unmount());
  const { pathname, search } = location;
  await act(async () => {
    renderPage(pages, { at: pathname + search });
  });
  return { seen, news, address: screen.getByTestId('address').textContent };
}

beforeEach(() => {
  stubMediaQuery();
  replies = {};
  fetched = stubFetch((path) => {
    const reply = replies[path] ?? [200, { success: true }];
    return reply === 'offline' ? Promise.reject(new TypeError()) : jsonResponse(reply[1], reply[0]);
  });
  act(() => session.signOut());
  localStorage.clear();
  fetched.mockClear();
});

const exchanged = (user = person()): Reply => [
  200,
  { success: true, ...sessionFor(DAY, user, 'new') },
];
const EXCHANGE = '/api/auth/exchange-redirect-token';

describe('a redirect token', () => {
  it('signs in before any page is seen or any guard looks, and the person is where they wanted to be', async () => {
    replies[EXCHANGE] = exchanged();
    const { seen, news, address } = await open(`/editor?draft=2&token=${REDIRECT_TOKEN}`);
    expect(news).toBeNull();
    expect(address).toBe('/editor?draft=2');
    expect(session.getState().accessToken).toBe('new');
    expect(seen).toBe('Signing you in…');
    expect(window.urlToken).toBeUndefined();
  });

  it.each<[string, Reply, string]>([
    ['invalid', [400, { code: 'TOKEN_INVALID' }], 'token_expired'],
    ['expired', [401, { code: 'TOKEN_EXPIRED' }], 'token_expired'],
    ['tried too often', [429, { code: 'RATE_LIMITED' }], 'auth_error'],
    ['sent while offline', 'offline', 'auth_error'],
    ['answered with nonsense', [200, { success: true }], 'auth_error'],
  ])('that is %s leads to the sign-in page', async (_what, reply, error) => {
    replies[EXCHANGE] = reply;
    const { address } = await open(`/pricing?plan=yearly&token=${REDIRECT_TOKEN}`);
    expect(address).toBe(`/auth/signin?redirect=%2Fpricing%3Fplan%3Dyearly&error=${error}`);
    expect(screen.getByText('sign in')).toBeVisible();
  });

  it.each<[string, Reply, string]>([
    ['is refused', [400, { code: 'TOKEN_INVALID' }], 'tokenExpired'],
    ['fails', [503, { code: 'SERVICE_BUSY' }], 'authError'],
  ])(
    'that %s does not cost the session of who is signed in, who is told',
    async (_what, reply, what) => {
      session.signIn(sessionFor(DAY));
      replies[EXCHANGE] = reply;
      const { address, news } = await open(`/editor?token=${REDIRECT_TOKEN}`);
      expect(address).toBe('/editor');
      expect(session.getState().accessToken).toBe('token-1');
      expect(news).toEqual({ what, email: 'ada@example.com' });
    },
  );

  it('of another person ends the earlier one’s session on the server, and tells who it is now', async () => {
    session.signIn(sessionFor(DAY));
    replies[EXCHANGE] = exchanged(person({ id: 'u2', email: 'grace@example.com' }));
    const { news } = await open(`/editor?token=${REDIRECT_TOKEN}`);
    expect(news).toEqual({ what: 'switched', email: 'grace@example.com' });
    expect(session.getState()).toMatchObject({ accessToken: 'new', user: { id: 'u2' } });
    const logout = fetched.mock.calls.find(([path]) => path === '/api/auth/logout');
    expect(logout?.[1]?.headers).toMatchObject({ authorization: 'Bearer token-1' });
  });
});

describe('a session token', () => {
  const expiry = Math.floor(Date.now() / 1000) + 7200;

  it.each([
    ['another person', 'u2', { what: 'switched', email: 'grace@example.com' }],
    ['the same one', 'u1', null],
  ])('of %s is told of where it should be', async (_what, id, expected) => {
    session.signIn(sessionFor(DAY));
    replies['/api/auth/me'] = [200, person({ id, email: 'grace@example.com' })];
    const { news } = await open(`/editor?token=${sessionToken(expiry)}`);
    expect(session.getState().user?.id).toBe(id);
    expect(news).toEqual(expected);
  });

  it('is checked, and kept until the moment that it names', async () => {
    const token = sessionToken(expiry);
    replies['/api/auth/me'] = [200, person()];
    const { address } = await open(`/editor?token=${token}#end`);
    expect(address).toBe('/editor');
    expect(location.hash).toBe('#end');
    expect(calls()).toEqual(['/api/auth/me']);
    expect(session.getState().session).toEqual({
      token,
      expiresAt: new Date(expiry * 1000).toISOString(),
      user: person(),
      receivedAt: null,
    });
  });

  it.each<[string, Reply, string]>([
    ['is refused', [401, { code: 'UNAUTHENTICATED' }], 'token_expired'],
    ['is answered with nonsense', [200, {}], 'auth_error'],
  ])('that %s leads to the sign-in page', async (_what, reply, error) => {
    replies['/api/auth/me'] = reply;
    const { address } = await open(`/editor?token=${sessionToken(expiry)}`);
    expect(address).toBe(`/auth/signin?redirect=%2Feditor&error=${error}`);
  });

  it('that does not say when it expires leads there, too', async () => {
    replies['/api/auth/me'] = [200, person()];
    const { address } = await open(`/editor?token=${'x'.repeat(120)}`);
    expect(address).toBe('/auth/signin?redirect=%2Feditor&error=auth_error');
  });
});

describe('the guards', () => {
  it('find the token’s person on a page that is hidden from signed-in ones', async () => {
    replies[EXCHANGE] = exchanged();
    expect((await open(`/auth/signin?token=${REDIRECT_TOKEN}`)).address).toBe('/');
  });

  it('find the token’s premium person on the home page', async () => {
    replies[EXCHANGE] = exchanged(person({ isPremium: true }));
    expect((await open(`/?token=${REDIRECT_TOKEN}`)).address).toBe('/editor');
    expect(calls()).toEqual([EXCHANGE]);
  });

  it('read the user anew at last, on the home page, and ignore a failure', async () => {
    replies[EXCHANGE] = exchanged(person({ isPremium: true }));
    replies['/api/auth/me'] = [503, { code: 'SERVICE_BUSY' }];
    const { address } = await open(`/?showHome=true&token=${REDIRECT_TOKEN}`);
    expect(address).toBe('/?showHome=true');
    expect(calls()).toEqual([EXCHANGE, '/api/auth/me']);
    expect(session.getState().isAuthenticated).toBe(true);
  });

  it('learn on the home page that somebody has become premium', async () => {
    replies['/api/auth/me'] = [200, person({ isPremium: true })];
    session.signIn(sessionFor(DAY));
    expect((await open('/')).address).toBe('/editor');
  });

  it('ask for nothing on the home page of nobody', async () => {
    expect((await open('/?token=')).address).toBe('/');
    expect(calls()).toEqual([]);
  });
});
