import { MockedProvider } from '@apollo/client/testing/react';
import { beforeEach, expect, it } from '@jest/globals';
import { ForgotPasswordDocument } from '@tercet/api-client/generated';
import type { Locale } from '@tercet/contracts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { session } from '../../../session/session';
import { failing, OFFLINE } from '../../../testing/answers';
import { jsonResponse, stubFetch } from '../../../testing/browser';
import { clickThrice } from '../../../testing/click-thrice';
import { renderPage } from '../../../testing/render-page';
import { AccountForm } from '../AccountForm';
import SignInForm from '../SignInForm';
import { SignInView } from '../SignInView';
import ForgotPasswordForm from './ForgotPasswordForm';
import { ForgotPasswordView } from './ForgotPasswordView';

const OK = { result: { data: { forgotPassword: true } } };
type Answer = typeof OK | ReturnType<typeof failing> | typeof OFFLINE;

/** The page, whose calls are answered in turn. */
function open(answers: Answer[], { at = '/auth/forgot-password', locale = 'en' as Locale } = {}) {
  const asked: string[] = [];
  const mocks = answers.map((answer) => ({
    request: {
      query: ForgotPasswordDocument,
      variables: ({ email }: { email: string }) => asked.push(email) > 0,
    },
    ...answer,
  }));
  renderPage(
    <MockedProvider mocks={mocks}>
      <Routes>
        <Route path="/auth/signin" element={<AccountForm View={SignInView} Live={SignInForm} />} />
        <Route
          path="/auth/forgot-password"
          element={<AccountForm View={ForgotPasswordView} Live={ForgotPasswordForm} />}
        />
      </Routes>
    </MockedProvider>,
    { at, locale },
  );
  return { asked, user: userEvent.setup() };
}

const heading = () => screen.getByRole('heading', { level: 1 });

async function ask(user: ReturnType<typeof userEvent.setup>, email = 'ada@example.com') {
  await user.type(screen.getByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
}

beforeEach(() => {
  stubFetch(() => jsonResponse({ success: true }));
  act(() => session.signOut());
});

it('takes over what was typed on the sign-in page, and keeps it out of the address', async () => {
  const { user } = open([], { at: '/auth/signin?redirect=%2Feditor' });
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByTestId('address')).toHaveTextContent(
    /^\/auth\/forgot-password\?redirect=%2Feditor$/,
  );
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

it.each<[Locale, RegExp]>([
  ['en', /^If there is an account for ada@example\.com, an email is on its way\. The link in it/],
  ['fr', /^S’il existe un compte pour ada@example\.com, un e-mail est en route/],
  ['es', /^Si hay una cuenta para ada@example\.com, hay un correo en camino/],
])('says in %s that an email is on its way, and moves the focus there', async (locale, words) => {
  const { user, asked } = open([OK], { locale });
  await user.type(document.querySelector('input')!, '  ada@example.com ');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
  expect(heading()).toHaveFocus();
  expect(asked).toEqual(['ada@example.com']);
});

it('sends nothing to what is no address', async () => {
  const { user, asked } = open([OK]);
  await ask(user, 'ada');
  expect(await screen.findByText(/Please enter an email address/)).toBeVisible();
  expect(asked).toEqual([]);
});

it.each([
  ['how long to wait', failing({ code: 'RATE_LIMITED', retryAfterSeconds: 42 }), /in 42 seconds/],
  ['that the server is busy', failing({ code: 'SERVICE_BUSY' }), /server is busy/],
  ['that the server cannot be reached', OFFLINE, /cannot be reached/],
])('says %s, and keeps the address', async (_what, answer, words) => {
  const { user } = open([answer]);
  await ask(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The link could not be sent');
  expect(alert).toHaveTextContent(words);
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

it('asks again, and says how long to wait when that was too often', async () => {
  const limited = failing({ code: 'RATE_LIMITED', retryAfterSeconds: 120 });
  const { user, asked } = open([OK, OK, limited]);
  await ask(user);
  await user.click(await screen.findByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText(/^Another email is on its way/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Try again in 2 minutes/);
  expect(screen.queryByText(/^Another email is on its way/)).not.toBeInTheDocument();
  expect(asked).toEqual(Array(3).fill('ada@example.com'));
});

it('sends one mail each time, however often the button is clicked', async () => {
  const { user, asked } = open([OK, OK, OK, OK, OK, OK]);
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await clickThrice(screen.getByRole('button', { name: 'Send the link' }));
  const again = await screen.findByRole('button', { name: 'Send it again' });
  expect(asked).toHaveLength(1);
  await clickThrice(again);
  expect(await screen.findByText(/^Another email is on its way/)).toBeVisible();
  expect(asked).toHaveLength(2);
});

it('goes back to the form for another address', async () => {
  const { user } = open([OK]);
  await ask(user);
  await user.click(await screen.findByRole('button', { name: 'Use another address' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(heading()).toHaveTextContent('Forgot your password?');
});
