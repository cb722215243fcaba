import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { session } from '../session/session';
import type { ArrivalNews } from '../session/url-token';
import { jsonResponse, stubFetch, stubMediaQuery } from '../testing/browser';
import { person, sessionFor } from '../testing/person';
import { renderPage } from '../testing/render-page';
import { Layout } from './Layout';

const ADA = 'ada@example.com';

function open(news: ArrivalNews | null, locale: Locale = 'en') {
  renderPage(
    <Routes>
      <Route element={<Layout news={news} />}>
        <Route path="/" element="home" />
      </Route>
    </Routes>,
    { locale },
  );
}

stubMediaQuery();
beforeEach(() => {
  stubFetch(() => jsonResponse(person()));
  act(() => session.signIn(sessionFor(1000)));
});

describe('what a link with a token has done', () => {
  it.each<[Locale, string]>([
    ['en', 'You are now signed in as ada@example.com.'],
    ['fr', 'Vous utilisez maintenant le compte ada@example.com.'],
    ['es', 'Ahora tienes la sesión iniciada como ada@example.com.'],
  ])('is said in %s on the page that it opened', (locale, words) => {
    open({ what: 'switched', email: ADA }, locale);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it.each([
    ['tokenExpired', /^The link that you opened has expired or has already been used\./],
    ['authError', /^The link that you opened could not sign you in\./],
  ] as const)('is said where it failed: %s', (what, words) => {
    open({ what, email: ADA });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert')).toHaveTextContent(/still signed in as ada@example\.com\.$/);
  });

  it('stays until it is closed, which leads on to the page', async () => {
    open({ what: 'switched', email: ADA });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is no longer said to whoever signs in next', () => {
    open({ what: 'switched', email: ADA });
    act(() => session.signOut());
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => session.signIn(sessionFor(1000, person({ id: 'u2', email: 'grace@example.com' }))));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is said in every tab where another account takes the place of one', () => {
    open(null);
    act(() => session.signIn(sessionFor(1000, person({ id: 'u2', email: 'grace@example.com' }))));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You are now signed in as grace@example.com.',
    );
  });

  it('is mostly nothing to speak of', () => {
    open(null);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
