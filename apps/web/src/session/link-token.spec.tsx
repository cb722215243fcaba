import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { jsonResponse, stubFetch } from '../testing/browser';
import { sessionFor } from '../testing/person';
import { renderPage } from '../testing/render-page';
import { LinkedOrSignedOut } from './guards';
import { useMailLink } from './link-token';
import { session } from './session';

function Linked() {
  const { token, isUsed, markUsed } = useMailLink();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="token">{isUsed ? 'used' : String(token)}</p>
      <button type="button" onClick={markUsed}>
        done
      </button>
      <button
        type="button"
        onClick={() => {
          void navigate('/');
          setTimeout(markUsed);
        }}
      >
        done later
      </button>
    </>
  );
}

const pages = (
  <Routes>
    <Route path="/" element="home" />
    <Route
      path="/linked"
      element={
        <LinkedOrSignedOut>
          <Linked />
        </LinkedOrSignedOut>
      }
    />
  </Routes>
);
const address = () => screen.getByTestId('address').textContent;
const token = () => screen.getByTestId('token').textContent;

beforeEach(() => {
  stubFetch(() => jsonResponse({ success: true }));
  act(() => session.signOut());
});

it('takes the token out of the address, and nothing else', () => {
  renderPage(pages, { at: '/linked?from=mail&token=abc#end' });
  expect(token()).toBe('abc');
  expect(address()).toBe('/linked?from=mail');
});

it('finds the token again after a reload, which keeps the entry of the history', () => {
  renderPage(pages, { at: { pathname: '/linked', state: { linkToken: 'abc' } } });
  expect(token()).toBe('abc');
});

it.each(['/linked', '/linked?token='])('has none at %s', (at) => {
  renderPage(pages, { at });
  expect(token()).toBe('null');
  expect(address()).toBe('/linked');
});

it('shows the page to signed-in people who come with a link, and to no others', () => {
  act(() => session.signIn(sessionFor(1000)));
  const first = renderPage(pages, { at: '/linked?token=abc' });
  expect(token()).toBe('abc');
  expect(address()).toBe('/linked');
  first.unmount();
  renderPage(pages, { at: '/linked' });
  expect(address()).toBe('/');
});

describe('a link that has done what it is for', () => {
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

  it('is forgotten, but not that it was there', async () => {
    renderPage(pages, { at: '/linked?from=mail&token=abc' });
    await press('done');
    expect(token()).toBe('used');
    expect(address()).toBe('/linked?from=mail');
  });

  it.each([
    ['signed-out', false],
    ['signed-in', true],
  ])('is found so after a reload by %s people', (_who, isSignedIn) => {
    if (isSignedIn) act(() => session.signIn(sessionFor(1000)));
    renderPage(pages, { at: { pathname: '/linked', state: { linkUsed: true } } });
    expect(token()).toBe('used');
  });

  it('gives way to the next link', () => {
    renderPage(pages, {
      at: { pathname: '/linked', search: '?token=next', state: { linkUsed: true } },
    });
    expect(token()).toBe('next');
  });

  it('does not bring back who has gone on', async () => {
    jest.useFakeTimers();
    renderPage(pages, { at: '/linked?token=abc' });
    await press('done later');
    await act(() => jest.runAllTimersAsync());
    jest.useRealTimers();
    expect(address()).toBe('/');
  });
});
