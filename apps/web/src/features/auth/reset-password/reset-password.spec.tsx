import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { MockedProvider } from '@apollo/client/testing/react';
import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  ResetPasswordDocument,
  VerifyResetTokenDocument,
  type ResetPasswordInput,
} from '@tercet/api-client/generated';
import type { Locale } from '@tercet/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { session } from '../../../session/session';
import { failing, OFFLINE } from '../../../testing/answers';
import { jsonResponse, stubFetch } from '../../../testing/browser';
import { clickThrice } from '../../../testing/click-thrice';
import { person, sessionFor } from '../../../testing/person';
import { renderPage } from '../../../testing/render-page';
import ResetPasswordPage from './ResetPasswordPage';

const looked = (reason: 'TOKEN_EXPIRED' | 'TOKEN_INVALID' | null) => ({
  result: {
    data: {
      verifyResetToken: { __typename: 'ResetTokenState' as const, valid: reason === null, reason },
    },
  },
});
const GOOD = looked(null);
const SET = { result: { data: { resetPassword: true } } };

interface Answers {
  look?: (typeof GOOD | ReturnType<typeof failing> | typeof OFFLINE)[];
  set?: (typeof SET | ReturnType<typeof failing> | typeof OFFLINE)[];
  at?: string;
  locale?: Locale;
  beside?: ReactNode;
}

function open({ look = [GOOD], set = [], at = '?token=abc', locale = 'en', beside }: Answers = {}) {
  const sent: ResetPasswordInput[] = [];
  const mocks = [
    ...look.map((answer) => ({
      request: {
        query: VerifyResetTokenDocument,
        variables: ({ token }: { token: string }) => token === 'abc',
      },
      ...answer,
    })),
    ...set.map((answer) => ({
      request: {
        query: ResetPasswordDocument,
        variables: ({ input }: { input: ResetPasswordInput }) => sent.push(input) > 0,
      },
      ...answer,
    })),
  ];
  renderPage(
    <MockedProvider mocks={mocks}>
      <div>
        <ResetPasswordPage />
        {beside}
      </div>
    </MockedProvider>,
    { at: `/auth/reset-password${at}`, locale },
  );
  return { sent, user: userEvent.setup() };
}

const titled = (name: string) => screen.findByRole('heading', { level: 1, name });

async function choose(
  user: ReturnType<typeof userEvent.setup>,
  password = 'correct horse',
  confirmation = password,
) {
  await user.type(await screen.findByLabelText('New password'), password);
  await user.type(screen.getByLabelText('Confirm password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
}

beforeEach(() => {
  stubFetch(() => jsonResponse({ success: true }));
  act(() => session.signOut());
});

describe('a link', () => {
  it('is checked first, and leaves the address bar at once', async () => {
    open();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/auth\/reset-password$/);
    expect(screen.getByText('The link is being checked…')).toBeVisible();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });

  it.each([
    ['has expired', 'TOKEN_EXPIRED', 'This link has expired'],
    ['is used up', 'TOKEN_INVALID', 'This link does not work'],
  ] as const)('that %s leads to a new one', async (_what, reason, name) => {
    open({ look: [looked(reason)] });
    expect(await titled(name)).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
  });

  it('that no token can look like is as good as none', async () => {
    const fieldErrors = { token: ['TOO_LONG'] };
    open({ look: [failing({ code: 'VALIDATION_FAILED', fieldErrors })] });
    expect(await titled('This link does not work')).toBeVisible();
  });

  it.each<[Locale, string, RegExp]>([
    ['en', 'No reset token was found in the URL', /development inbox/],
    [
      'fr',
      'Il manque dans ce lien le code qui permet de réinitialiser le mot de passe.',
      /boîte de développement/,
    ],
    [
      'es',
      'A este enlace le falta el código para restablecer la contraseña.',
      /bandeja de desarrollo/,
    ],
  ])(
    'without its token is named in %s, with where a local site’s mails are',
    (locale, words, hint) => {
      open({ at: '', locale });
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.getByText(hint)).toBeVisible();
    },
  );

  it('is checked once more when the server could not be reached', async () => {
    const { user } = open({ look: [OFFLINE, GOOD] });
    expect(await titled('Verification failed')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/cannot be reached/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });
});

describe('a new password', () => {
  it('goes out with the token, and leads to the sign-in page', async () => {
    const { user, sent } = open({ set: [SET] });
    await choose(user);
    expect(await titled('Your password has been changed')).toHaveFocus();
    expect(sent).toEqual([
      { token: 'abc', newPassword: 'correct horse', confirmPassword: 'correct horse' },
    ]);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/signin');
  });

  it('is said to be set after a reload, too', async () => {
    const at = { pathname: '/auth/reset-password', state: { linkUsed: true } };
    renderPage(
      <MockedProvider mocks={[]}>
        <ResetPasswordPage />
      </MockedProvider>,
      { at },
    );
    expect(await titled('Your password has been changed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  it('is sent once, however often the button is clicked', async () => {
    const { user, sent } = open({ set: [SET, SET, SET] });
    await user.type(await screen.findByLabelText('New password'), 'correct horse');
    await user.type(screen.getByLabelText('Confirm password'), 'correct horse');
    await clickThrice(screen.getByRole('button', { name: 'Set new password' }));
    expect(await titled('Your password has been changed')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it.each<[Locale, string, string]>([
    ['en', 'Password must be at least 8 characters long', 'Passwords do not match'],
    [
      'fr',
      'Le mot de passe doit contenir au moins 8 caractères',
      'Les mots de passe ne correspondent pas',
    ],
    ['es', 'La contraseña debe tener al menos 8 caracteres', 'Las contraseñas no coinciden'],
  ])('is looked at before it is sent, in %s', async (locale, tooShort, differ) => {
    const { user, sent } = open({ locale, set: [SET] });
    await waitFor(() => expect(document.querySelectorAll('input')).toHaveLength(2));
    await user.type(document.querySelector('input[name="newPassword"]')!, 'short{Enter}');
    expect(await screen.findByText(tooShort)).toBeVisible();
    expect(screen.getByText(differ)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('that the server finds fault with is told so at its field', async () => {
    const fieldErrors = { newPassword: ['TOO_COMMON'] };
    const { user } = open({ set: [failing({ code: 'VALIDATION_FAILED', fieldErrors })] });
    await choose(user, 'password1');
    expect(await screen.findByText(/^This password is too common/)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveFocus();
  });

  it.each([
    ['TOKEN_EXPIRED', 'This link has expired'],
    ['TOKEN_INVALID', 'This link does not work'],
  ])('comes too late for a link that is %s by then', async (code, name) => {
    const { user } = open({ set: [failing({ code })] });
    await choose(user);
    expect(await titled(name)).toBeVisible();
  });

  it.each([
    ['busy', failing({ code: 'SERVICE_BUSY', retryAfterSeconds: 3 }), /busy\. Try again in 3 sec/],
    ['out of reach', OFFLINE, /cannot be reached/],
    ['tired of it', failing({ code: 'RATE_LIMITED', retryAfterSeconds: 9 }), /in 9 seconds/],
  ])('stays in the form while the server is %s', async (_what, answer, words) => {
    const { user } = open({ set: [answer, SET] });
    await choose(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The password was not changed');
    expect(alert).toHaveTextContent(words);
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
    expect(await titled('Your password has been changed')).toBeVisible();
  });
});

describe('whoever is signed in', () => {
  it('may be signed out while the link is checked, which drops what is under way', async () => {
    let client: ApolloClient | undefined;
    function Client() {
      client = useApolloClient();
      return null;
    }
    act(() => session.signIn(sessionFor(1000)));
    open({ look: [GOOD, GOOD], beside: <Client /> });
    await act(async () => {
      session.signOut();
      await client?.clearStore();
    });
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });

  it('no longer is, where it was with that account', async () => {
    stubFetch(() => jsonResponse({ code: 'UNAUTHENTICATED' }, 401));
    act(() => session.signIn(sessionFor(1000)));
    const { user } = open({ set: [SET] });
    await choose(user);
    await titled('Your password has been changed');
    await waitFor(() => expect(session.getState().isAuthenticated).toBe(false));
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  it('with another account leaves it by signing in', async () => {
    stubFetch(() => jsonResponse(person()));
    act(() => session.signIn(sessionFor(1000)));
    const { user } = open({ set: [SET] });
    await choose(user);
    await titled('Your password has been changed');
    expect(session.getState().isAuthenticated).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(session.getState().isAuthenticated).toBe(false);
    expect(screen.getByTestId('address')).toHaveTextContent('/auth/signin');
  });
});
