import { beforeEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { jsonResponse, stubFetch } from '../testing/browser';
import { sessionFor } from '../testing/person';
import { renderPage } from '../testing/render-page';
import { LinkedOrSignedOut } from './guards';
import { useLinkToken } from './link-token';
import { session } from './session';

function Linked() {
  return <p data-testid="token">{String(useLinkToken())}</p>;
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
