import { MockedProvider } from '@apollo/client/testing/react';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { RegisterDocument, type RegisterInput } from '@tercet/api-client/generated';
import type { Locale } from '@tercet/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataProvider } from '../../data/DataProvider';
import { session } from '../../session/session';
import { jsonResponse, stubFetch } from '../../testing/browser';
import { clickThrice } from '../../testing/click-thrice';
import { renderPage } from '../../testing/render-page';
import { AccountForm } from './AccountForm';
import SignUpForm from './SignUpForm';
import { SignUpView } from './SignUpView';

const AUTH_PAYLOAD = {
  __typename: 'AuthPayload' as const,
  token: 't'.repeat(120),
  expiresAt: '2099-01-01T00:00:00.000Z',
  user: {
    __typename: 'User' as const,
    id: 'u1',
    email: 'ada@example.com',
    name: 'Ada',
    subscriptionType: 'FREE' as const,
    isPremium: false,
    emailVerified: false,
    language: 'FR' as const,
    theme: 'SYSTEM' as const,
  },
};

type Result =
  | { data: { register: typeof AUTH_PAYLOAD } }
  | { errors: { message: string; extensions: Record<string, unknown> }[] };

const failing = (extensions: Record<string, unknown>): Result => ({
  errors: [{ message: 'x', extensions }],
});

function renderForm({
  at = '/auth/signup',
  locale = 'en' as Locale,
  result = failing({ code: 'INTERNAL' }),
} = {}) {
  const sent: RegisterInput[] = [];
  const mock = {
    request: {
      query: RegisterDocument,
      variables: ({ input }: { input: RegisterInput }) => sent.push(input) > 0,
    },
    result,
    maxUsageCount: 5,
  };
  renderPage(
    <MockedProvider mocks={[mock]}>
      <AccountForm View={SignUpView} Live={SignUpForm} />
    </MockedProvider>,
    { at, locale },
  );
  return { sent, user: userEvent.setup() };
}

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
const submitButton = () => document.querySelector<HTMLButtonElement>('button[type="submit"]')!;

async function type(user: ReturnType<typeof userEvent.setup>, change: Record<string, string> = {}) {
  const values = {
    name: 'Ada',
    email: 'ada@example.com',
    password: 'correct horse',
    confirmPassword: 'correct horse',
    ...change,
  };
  for (const [name, value] of Object.entries(values)) {
    await user.clear(input(name));
    if (value) await user.type(input(name), value);
  }
}

async function fill(...given: Parameters<typeof type>) {
  await type(...given);
  await given[0].click(submitButton());
}

beforeEach(() => {
  stubFetch(() => jsonResponse({ success: true }));
  act(() => session.signOut());
});

describe('the sign-up form', () => {
  it.each([
    ['/auth/signup', /^A free account/],
    ['/auth/signup?redirect=%2Feditor', /^A free account/],
    ['/auth/signup?redirect=%2Fsubscribe%3Fplan%3Dpremium-yearly', /^First the account, then/],
  ])('says at %s what for', (at, words) => {
    renderForm({ at });
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each<[Locale, string, string]>([
    ['en', 'Password must be at least 8 characters long', 'Passwords do not match'],
    [
      'fr',
      'Le mot de passe doit contenir au moins 8 caractères',
      'Les mots de passe ne correspondent pas',
    ],
    ['es', 'La contraseña debe tener al menos 8 caracteres', 'Las contraseñas no coinciden'],
  ])('says in %s what is wrong, all at once', async (locale, tooShort, differ) => {
    const { user, sent } = renderForm({ locale });
    await fill(user, { password: 'short', confirmPassword: 'other' });
    expect(await screen.findByText(tooShort)).toBeVisible();
    expect(screen.getByText(differ)).toBeVisible();
    expect(input('password')).toBeInvalid();
    expect(input('password')).toHaveAccessibleDescription(expect.stringContaining(tooShort));
    expect(sent).toEqual([]);
  });

  it('signs in with the answer, and sends what the browser knows', async () => {
    const { user, sent } = renderForm({
      locale: 'fr',
      result: { data: { register: AUTH_PAYLOAD } },
    });
    await fill(user, { email: '  ada@example.com ' });
    await waitFor(() => expect(session.getState().isAuthenticated).toBe(true));
    expect(session.getState().user).toMatchObject({ language: 'fr', theme: 'system' });
    expect(sent).toEqual([
      {
        name: 'Ada',
        email: 'ada@example.com',
        password: 'correct horse',
        confirmPassword: 'correct horse',
        language: 'FR',
        culture: navigator.language,
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        sendEmailVerification: true,
      },
    ]);
  });

  it('makes one account, however often the button is clicked', async () => {
    const { user, sent } = renderForm({ result: { data: { register: AUTH_PAYLOAD } } });
    await type(user);
    await clickThrice(submitButton());
    await waitFor(() => expect(session.getState().isAuthenticated).toBe(true));
    expect(sent).toHaveLength(1);
  });

  it('puts the server’s complaint at its field, in the reader’s language', async () => {
    const { user } = renderForm({
      locale: 'es',
      result: failing({
        code: 'VALIDATION_FAILED',
        fieldErrors: { password: ['TOO_COMMON'] },
      }),
    });
    await fill(user);
    expect(await screen.findByText(/^Esta contraseña es demasiado común/)).toBeVisible();
    expect(input('password')).toHaveFocus();
  });

  it('keeps what was typed when it fails, and says what to do', async () => {
    const { user } = renderForm({ result: failing({ code: 'EMAIL_TAKEN' }) });
    await fill(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Registration failedThere is already an account with this email address. Sign in instead.',
    );
    expect(input('email')).toHaveValue('ada@example.com');
    expect(input('password')).toHaveValue('correct horse');
  });

  it('leads from a taken address to its account', async () => {
    const { user } = renderForm({ result: failing({ code: 'EMAIL_TAKEN' }) });
    await fill(user);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/signin');
    const forgotten = alert.getByRole('link', { name: 'Forgot your password?' });
    expect(forgotten).toHaveAttribute('href', '/auth/forgot-password');
  });

  it.each([
    [{ code: 'RATE_LIMITED', retryAfterSeconds: 42 }, /Too many requests\. Try again in 42 sec/],
    [{ code: 'SERVICE_BUSY', retryAfterSeconds: 5 }, /server is busy\. Try again in 5 seconds/],
  ])('says when to try again after %p', async (extensions, words) => {
    const { user } = renderForm({ result: failing(extensions) });
    await fill(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it('names the privacy policy, which opens beside the form', () => {
    renderForm();
    const policy = screen.getByRole('link', { name: /^privacy policy/ });
    expect(policy).toHaveAttribute('href', '/privacy');
    expect(policy).toHaveAttribute('target', '_blank');
  });

  it('has the next page tell of the mail that confirms the address, once', async () => {
    const { user } = renderForm({ result: { data: { register: AUTH_PAYLOAD } } });
    await fill(user);
    await waitFor(() => expect(session.getState().isAuthenticated).toBe(true));
    const first = renderPage(<DataProvider>next page</DataProvider>);
    expect(await screen.findByText(/^An email is on its way to ada@example\.com/)).toBeVisible();
    first.unmount();
    renderPage(<DataProvider>the page after</DataProvider>);
    expect(screen.queryByText(/^An email is on its way/)).not.toBeInTheDocument();
  });

  it('shows and hides the password', async () => {
    const { user } = renderForm();
    await user.click(screen.getByRole('button', { name: 'Show: Password' }));
    expect(input('password')).toHaveAttribute('type', 'text');
    expect(input('confirmPassword')).toHaveAttribute('type', 'password');
  });

  it('lets a password manager know the fields', () => {
    renderForm();
    expect(input('email')).toHaveAttribute('autocomplete', 'username');
    expect(input('password')).toHaveAttribute('autocomplete', 'new-password');
  });
});
