import { MockedProvider } from '@apollo/client/testing/react';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { LoginDocument, type LoginInput } from '@tercet/api-client/generated';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../session/session';
import { failing } from '../../testing/answers';
import { jsonResponse, stubFetch } from '../../testing/browser';
import { clickThrice } from '../../testing/click-thrice';
import { person } from '../../testing/person';
import { renderPage } from '../../testing/render-page';
import { AccountForm } from './AccountForm';
import SignInForm from './SignInForm';
import { SignInView } from './SignInView';

function renderForm(at: string, failure: { error: Error } | { result: object }) {
  const mock = { request: { query: LoginDocument, variables: () => true }, ...failure };
  renderPage(
    <MockedProvider mocks={[mock]}>
      <AccountForm View={SignInView} Live={SignInForm} />
    </MockedProvider>,
    { at },
  );
  return userEvent.setup();
}

async function submit(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

it.each([
  ['/auth/signin?redirect=%2Feditor&error=token_expired', /session has expired/],
  ['/auth/signin?redirect=%2Feditor&error=auth_error', /Authentication failed/],
  ['/auth/signin?redirect=%2Feditor&error=odd', /Unknown authentication error/],
  ['/auth/signin?redirect=%2Feditor', /This page needs an account/],
  [
    '/auth/signin?redirect=%2Fsubscribe%3Fplan%3Dpremium-yearly',
    /Premium needs an account.* the plan that you chose is kept/,
  ],
])('%s says why one is here', (at, words) => {
  renderForm(at, { result: {} });
  expect(screen.getByText(words)).toBeVisible();
});

it('welcomes back only who comes by themselves', () => {
  renderForm('/auth/signin?redirect=%2Feditor', { result: {} });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in');
});

it('says that the server cannot be reached', async () => {
  const user = renderForm('/auth/signin', { error: new TypeError('Failed to fetch') });
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached/);
});

it('says how long to wait after too many tries', async () => {
  const extensions = { code: 'RATE_LIMITED', retryAfterSeconds: 42 };
  const result = { errors: [{ message: 'x', extensions }] };
  const user = renderForm('/auth/signin', { result });
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Try again in 42 seconds/);
});

it('shows the server’s own sentence for a code that it has no words for', async () => {
  const message = 'This account is locked until tomorrow';
  const result = { errors: [{ message, extensions: { code: 'ACCOUNT_LOCKED' } }] };
  const user = renderForm('/auth/signin', { result });
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(`Login failed${message}`);
});

it('says by itself what went wrong where the server does not', async () => {
  const result = { errors: [{ message: '', extensions: { code: 'ACCOUNT_LOCKED' } }] };
  const user = renderForm('/auth/signin', { result });
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Login failed.*try again later/);
});

it('says that the server is busy, and for how long', async () => {
  const user = renderForm('/auth/signin', failing({ code: 'SERVICE_BUSY', retryAfterSeconds: 5 }));
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Login failedThe server is busy. Try again in 5 seconds.',
  );
});

it('keeps the wanted page on the way to signing up', () => {
  renderForm('/auth/signin?redirect=%2Feditor', { result: {} });
  expect(screen.getByRole('link', { name: 'Create one' })).toHaveAttribute(
    'href',
    '/auth/signup?redirect=%2Feditor',
  );
});

describe('signing in', () => {
  const { language, theme, subscriptionType, ...user } = person();
  const login = {
    __typename: 'AuthPayload' as const,
    token: 't'.repeat(120),
    expiresAt: '2099-01-01T00:00:00.000Z',
    user: {
      ...user,
      __typename: 'User' as const,
      language: language.toUpperCase() as 'EN',
      theme: theme.toUpperCase() as 'SYSTEM',
      subscriptionType: subscriptionType.toUpperCase() as 'FREE',
    },
  };

  function renderPageOfServer() {
    const sent: LoginInput[] = [];
    const request = {
      query: LoginDocument,
      variables: ({ input }: { input: LoginInput }) => sent.push(input) > 0,
    };
    renderPage(
      <MockedProvider mocks={[{ request, result: { data: { login } }, maxUsageCount: 3 }]}>
        <AccountForm View={SignInView} Live={SignInForm} />
      </MockedProvider>,
      { at: '/auth/signin' },
    );
    return { sent, user: userEvent.setup() };
  }
  const signedIn = () => waitFor(() => expect(session.getState().isAuthenticated).toBe(true));

  beforeEach(() => {
    stubFetch(() => jsonResponse({ success: true }));
    act(() => session.signOut());
    sessionStorage.clear();
  });

  it.each([
    ['asks for 30 days where that is wanted', true],
    ['asks for one day else', false],
  ])('%s, and keeps what the server gives out for every tab', async (_what, rememberMe) => {
    const { sent, user } = renderPageOfServer();
    if (rememberMe) await user.click(screen.getByLabelText('Stay signed in for 30 days'));
    await submit(user);
    await signedIn();
    expect(sent).toEqual([{ email: 'ada@example.com', password: 'secret', rememberMe }]);
    expect(JSON.parse(localStorage.getItem('authSession') ?? '')).toEqual({
      token: login.token,
      expiresAt: login.expiresAt,
      user: person(),
      receivedAt: expect.any(Number),
    });
    expect({ ...sessionStorage }).toEqual({ owner: person().id });
  });

  it('is asked for once, however often the button is clicked', async () => {
    const { sent, user } = renderPageOfServer();
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await clickThrice(screen.getByRole('button', { name: 'Sign in' }));
    await signedIn();
    expect(sent).toHaveLength(1);
  });
});
