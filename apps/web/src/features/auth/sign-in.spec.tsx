import { MockedProvider } from '@apollo/client/testing/react';
import { expect, it } from '@jest/globals';
import { LoginDocument } from '@tercet/api-client/generated';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failing } from '../../testing/answers';
import { renderPage } from '../../testing/render-page';
import SignInPage from './SignInPage';

function renderForm(at: string, failure: { error: Error } | { result: object }) {
  const mock = { request: { query: LoginDocument, variables: () => true }, ...failure };
  renderPage(
    <MockedProvider mocks={[mock]}>
      <SignInPage />
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
