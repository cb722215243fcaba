import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { jsonResponse, stubFetch } from '../testing/browser';
import { person, sessionFor } from '../testing/person';
import { renderPage } from '../testing/render-page';
import { HomeGuard, LinkedOrSignedOut, RequireSession, SignedOutOnly } from './guards';
import { session } from './session';

const pages = (
  <Routes>
    <Route path="/" element={<HomeGuard>home</HomeGuard>} />
    <Route path="/editor" element={<RequireSession>editor</RequireSession>} />
    <Route path="/auth/signin" element={<SignedOutOnly>sign in</SignedOutOnly>} />
    <Route path="/auth/forgot-password" element={<LinkedOrSignedOut>forgot</LinkedOrSignedOut>} />
  </Routes>
);
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  stubFetch(() => jsonResponse({ success: true }));
  act(() => session.signOut());
});

describe('signed out', () => {
  it('goes from a protected page to the sign-in page, which remembers it', () => {
    renderPage(pages, { at: '/editor?draft=2' });
    expect(address()).toBe('/auth/signin?redirect=%2Feditor%3Fdraft%3D2');
  });

  it('goes on to the wanted page after signing in', () => {
    renderPage(pages, { at: '/auth/signin?redirect=%2Feditor' });
    act(() => session.signIn(sessionFor(1000)));
    expect(address()).toBe('/editor');
    expect(screen.getByText('editor')).toBeVisible();
  });

  it('never leaves the site', () => {
    renderPage(pages, { at: '/auth/signin?redirect=https%3A%2F%2Fevil.example%2F' });
    act(() => session.signIn(sessionFor(1000)));
    expect(address()).toBe('/editor');
  });

  it('goes to the editor after signing in without a wanted page', () => {
    renderPage(pages, { at: '/auth/signin' });
    act(() => session.signIn(sessionFor(1000)));
    expect(address()).toBe('/editor');
  });
});

describe('signed in', () => {
  it('goes from the sign-in page home', () => {
    session.signIn(sessionFor(1000));
    renderPage(pages, { at: '/auth/signin' });
    expect(address()).toBe('/');
  });

  it('goes from the page of forgotten passwords home, unless a mail leads there', () => {
    session.signIn(sessionFor(1000));
    const first = renderPage(pages, { at: '/auth/forgot-password' });
    expect(address()).toBe('/');
    first.unmount();
    renderPage(pages, { at: '/auth/forgot-password?from=mail' });
    expect(screen.getByText('forgot')).toBeVisible();
  });

  it('goes home when signing out', () => {
    session.signIn(sessionFor(1000));
    renderPage(pages, { at: '/editor' });
    act(() => session.signOut());
    expect(address()).toBe('/');
  });

  it('goes home when the account is deleted', () => {
    session.signIn(sessionFor(1000));
    renderPage(pages, { at: '/editor' });
    act(() => session.accountDeleted());
    expect(address()).toBe('/');
  });

  it('goes to the sign-in page with the reason when the session ends by itself', () => {
    session.signIn(sessionFor(1000));
    renderPage(pages, { at: '/editor' });
    act(() => session.refused('token-1'));
    expect(address()).toBe('/auth/signin?redirect=%2Feditor&error=token_expired');
  });
});

describe('the home page', () => {
  const asked = (fetched: ReturnType<typeof stubFetch>) =>
    fetched.mock.calls.filter(([path]) => path === '/api/auth/me').length;

  it('reads the account of whoever is signed in anew', async () => {
    const fetched = stubFetch(() => jsonResponse(person({ name: 'Countess' })));
    session.signIn(sessionFor(1000));
    renderPage(pages);
    await waitFor(() => expect(session.getState().user?.name).toBe('Countess'));
    expect(asked(fetched)).toBe(1);
  });

  it('asks for nothing that has just been read', async () => {
    const fetched = stubFetch(() => jsonResponse(person()));
    session.signIn(sessionFor(1000));
    await session.reload();
    renderPage(pages);
    await act(async () => {});
    expect(asked(fetched)).toBe(1);
  });

  it('asks for nobody', async () => {
    const fetched = stubFetch(() => jsonResponse(person()));
    renderPage(pages);
    await act(async () => {});
    expect(asked(fetched)).toBe(0);
  });
});

describe('premium', () => {
  it('opens the editor instead of the home page, unless that was asked for', () => {
    session.signIn(sessionFor(1000, person({ isPremium: true })));
    const first = renderPage(pages, { at: '/' });
    expect(address()).toBe('/editor');
    first.unmount();
    renderPage(pages, { at: '/?showHome=true' });
    expect(address()).toBe('/?showHome=true');
  });
});
