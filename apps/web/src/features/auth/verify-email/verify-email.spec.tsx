import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { session } from '../../../session/session';
import { failing, OFFLINE } from '../../../testing/answers';
import { jsonResponse, stubFetch } from '../../../testing/browser';
import { clickThrice } from '../../../testing/click-thrice';
import { person, sessionFor } from '../../../testing/person';
import { confirm, OK, openLink, signedIn, titled } from './testing/open-link';

beforeEach(() => {
  stubFetch(() => jsonResponse({ success: true }));
  act(() => session.signOut());
});

it('confirms nothing by being opened, as programs that look into mails do', async () => {
  const { used, user } = openLink({ verify: [OK] });
  expect(await titled('Confirm your email address')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/auth\/verify-email$/);
  expect(used).toEqual([]);
  await confirm(user);
  expect(await titled('Your address is confirmed')).toHaveFocus();
  expect(used).toEqual(['abc']);
});

it('confirms once, however often the button is clicked', async () => {
  const { used } = openLink({ verify: [OK, OK, OK] });
  await clickThrice(screen.getByRole('button', { name: 'Confirm my address' }));
  expect(await titled('Your address is confirmed')).toBeVisible();
  expect(used).toEqual(['abc']);
});

describe('a confirmed address', () => {
  it('leads to signing in', async () => {
    const { user } = openLink({ verify: [OK] });
    await confirm(user);
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth/signin',
    );
  });

  it('leads whoever is signed in to the editor, and shows at their account', async () => {
    signedIn({ isVerified: true });
    const { user } = openLink({ verify: [OK] });
    await confirm(user);
    expect(await screen.findByRole('link', { name: 'Go to the editor' })).toBeVisible();
    expect(session.getState().user?.emailVerified).toBe(true);
  });
});

describe('after it is confirmed', () => {
  const USED = { pathname: '/auth/verify-email', state: { linkUsed: true } };

  it('a reload says so again', async () => {
    openLink({ at: USED });
    expect(await titled('Your address is confirmed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm my address' })).toBeNull();
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  it('the token is kept nowhere', async () => {
    const { user } = openLink({ verify: [OK] });
    await confirm(user);
    await titled('Your address is confirmed');
    expect(screen.getByTestId('kept')).toHaveTextContent('{"linkUsed":true}');
  });
});

it.each([
  ['confirmed', OK, 'Your address is confirmed'],
  ['refused', failing({ code: 'TOKEN_INVALID' }), 'This link does not work'],
])(
  'has nothing to click on where the button was, just after the link is %s',
  async (_what, answer, name) => {
    const { user } = openLink({ verify: [answer] });
    await confirm(user);
    expect(await titled(name)).toBeVisible();
    const link = screen.getByText('Sign in');
    expect(link).not.toBeVisible();
    await waitFor(() => expect(link).toBeVisible());
  },
);

describe('a link that is opened where the address is confirmed', () => {
  /** Signed in, with a confirmed address as far as this browser knows. */
  function confirmed() {
    stubFetch(() => jsonResponse(person({ emailVerified: true })));
    act(() => session.signIn(sessionFor(1000, person({ emailVerified: true }))));
  }

  it('says so, and leads on', async () => {
    confirmed();
    const { used } = openLink();
    expect(await titled('Your address is already confirmed')).toBeVisible();
    expect(screen.getByText(/^ada@example\.com is confirmed\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the editor' })).toHaveAttribute(
      'href',
      '/editor',
    );
    expect(used).toEqual([]);
  });

  it('says so as soon as the server has told of it', async () => {
    signedIn({ isVerified: true });
    openLink();
    expect(await titled('Confirm your email address')).toBeVisible();
    await act(() => session.reload());
    expect(await titled('Your address is already confirmed')).toHaveFocus();
  });

  it.each([
    ['is slow to tell', { delay: 100 }],
    ['tells of somebody else', { of: 'u2', pendingEmail: null }],
    ['cannot tell', { isUntold: true }],
  ])('claims nothing where the server %s whether a new one waits', async (_what, answers) => {
    confirmed();
    openLink({ pendingEmail: 'countess@example.com', ...answers });
    const shown = () => screen.getByRole('heading').textContent;
    const seen = new Set([shown()]);
    const watch = new MutationObserver(() => seen.add(shown()));
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    watch.disconnect();
    expect([...seen]).toEqual(['Confirm your email address']);
    expect(screen.queryByRole('link', { name: 'Go to the editor' })).toBeNull();
  });

  it('may still confirm another one', async () => {
    confirmed();
    const { used, user } = openLink({ verify: [OK] });
    await titled('Your address is already confirmed');
    await confirm(user);
    expect(await titled('Your address is confirmed')).toHaveFocus();
    expect(used).toEqual(['abc']);
  });

  it('stays where it is said while the link is followed', async () => {
    confirmed();
    const { user } = openLink({ verify: [{ ...OK, delay: Infinity }] });
    await titled('Your address is already confirmed');
    await confirm(user);
    expect(screen.getByRole('button', { name: 'Confirming…' })).toBeVisible();
    expect(await titled('Your address is already confirmed')).toBeVisible();
  });

  it('and was used says that this is no trouble', async () => {
    confirmed();
    const { user } = openLink({ verify: [failing({ code: 'TOKEN_INVALID' })] });
    await titled('Your address is already confirmed');
    await confirm(user);
    expect(await titled('All is well')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm my address' })).toBeNull();
  });
});

it.each([
  ['busy', failing({ code: 'SERVICE_BUSY', retryAfterSeconds: 3 }), /busy\. Try again in 3 sec/],
  ['out of reach', OFFLINE, /cannot be reached/],
])('can be tried again where the server is %s', async (_what, answer, words) => {
  const { user } = openLink({ verify: [answer, OK] });
  await confirm(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Verification failed');
  expect(alert).toHaveTextContent(words);
  await confirm(user);
  expect(await titled('Your address is confirmed')).toBeVisible();
});
