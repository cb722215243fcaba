import { MockedProvider } from '@apollo/client/testing/react';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ResendVerificationDocument, VerifyEmailDocument } from '@tercet/api-client/generated';
import type { Locale } from '@tercet/contracts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../../session/session';
import { failing, OFFLINE } from '../../../testing/answers';
import { jsonResponse, stubFetch } from '../../../testing/browser';
import { person, sessionFor } from '../../../testing/person';
import { renderPage } from '../../../testing/render-page';
import VerifyEmailPage from './VerifyEmailPage';

const OK = { result: { data: { verifyEmail: true } } };
const SENT = { result: { data: { resendVerification: true } } };
type Failure = ReturnType<typeof failing> | typeof OFFLINE;

interface Answers {
  verify?: (typeof OK | Failure)[];
  resend?: (typeof SENT | Failure)[];
  at?: string;
  locale?: Locale;
}

function open({ verify = [], resend = [], at = '?token=abc', locale = 'en' }: Answers = {}) {
  const used: string[] = [];
  const mocks = [
    ...verify.map((answer) => ({
      request: {
        query: VerifyEmailDocument,
        variables: ({ token }: { token: string }) => used.push(token) > 0,
      },
      ...answer,
    })),
    ...resend.map((answer) => ({ request: { query: ResendVerificationDocument }, ...answer })),
  ];
  renderPage(
    <MockedProvider mocks={mocks}>
      <VerifyEmailPage />
    </MockedProvider>,
    { at: `/auth/verify-email${at}`, locale },
  );
  return { used, user: userEvent.setup() };
}

/** Somebody is signed in, of whom the server says this the next time. */
function signedIn({ isVerified }: { isVerified: boolean }) {
  stubFetch(() => jsonResponse(person({ emailVerified: isVerified })));
  act(() => session.signIn(sessionFor(1000, person({ emailVerified: false }))));
}

const titled = (name: string) => screen.findByRole('heading', { level: 1, name });
const confirm = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Confirm my address' }));
const request = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Request a new link' }));

beforeEach(() => {
  stubFetch(() => jsonResponse({ success: true }));
  act(() => session.signOut());
});

it('confirms nothing by being opened, as programs that look into mails do', async () => {
  const { used, user } = open({ verify: [OK] });
  expect(await titled('Confirm your email address')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/auth\/verify-email$/);
  expect(used).toEqual([]);
  await confirm(user);
  expect(await titled('Your address is confirmed')).toHaveFocus();
  expect(used).toEqual(['abc']);
});

describe('a confirmed address', () => {
  it('leads to signing in', async () => {
    const { user } = open({ verify: [OK] });
    await confirm(user);
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth/signin',
    );
  });

  it('leads whoever is signed in to the editor, and shows at their account', async () => {
    signedIn({ isVerified: true });
    const { user } = open({ verify: [OK] });
    await confirm(user);
    expect(await screen.findByRole('link', { name: 'Go to the editor' })).toBeVisible();
    expect(session.getState().user?.emailVerified).toBe(true);
  });
});

describe('a link that leads nowhere', () => {
  it.each([
    ['TOKEN_EXPIRED', 'This link has expired'],
    ['TOKEN_INVALID', 'This link does not work'],
  ])('for being %s has signed-out people sign in for another', async (code, name) => {
    const { user } = open({ verify: [failing({ code })] });
    await confirm(user);
    expect(await titled(name)).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth/signin?redirect=%2Fsettings',
    );
  });

  it('is no trouble where the address is confirmed', async () => {
    signedIn({ isVerified: true });
    const { user } = open({ verify: [failing({ code: 'TOKEN_INVALID' })] });
    await confirm(user);
    expect(await titled('All is well')).toBeVisible();
    expect(screen.getByText(/^Your address ada@example\.com is confirmed/)).toBeVisible();
  });

  it('is followed by another, to the address of whoever is signed in', async () => {
    signedIn({ isVerified: false });
    const { user } = open({ verify: [failing({ code: 'TOKEN_EXPIRED' })], resend: [SENT] });
    await confirm(user);
    await request(user);
    expect(await screen.findByText(/^A new link is on its way to ada@example\.com/)).toBeVisible();
  });

  it.each([
    ['how long to wait', failing({ code: 'RATE_LIMITED', retryAfterSeconds: 60 }), /60 seconds/],
    ['that the server cannot be reached', OFFLINE, /cannot be reached/],
  ])('says %s where another cannot be sent', async (_what, answer, words) => {
    signedIn({ isVerified: false });
    const { user } = open({ verify: [failing({ code: 'TOKEN_INVALID' })], resend: [answer] });
    await confirm(user);
    await request(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The link could not be sent');
    expect(alert).toHaveTextContent(words);
  });

  it.each<[Locale, string]>([
    ['en', 'No verification token provided'],
    ['fr', 'Aucun jeton de vérification n’a été fourni'],
    ['es', 'No se ha proporcionado ningún token de verificación'],
  ])('for want of its token is named in %s', (locale, words) => {
    open({ at: '?token=', locale });
    expect(screen.getByText(words)).toBeVisible();
  });
});

it.each([
  ['busy', failing({ code: 'SERVICE_BUSY', retryAfterSeconds: 3 }), /busy\. Try again in 3 sec/],
  ['out of reach', OFFLINE, /cannot be reached/],
])('can be tried again where the server is %s', async (_what, answer, words) => {
  const { user } = open({ verify: [answer, OK] });
  await confirm(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Verification failed');
  expect(alert).toHaveTextContent(words);
  await confirm(user);
  expect(await titled('Your address is confirmed')).toBeVisible();
});
