import { MockedProvider } from '@apollo/client/testing/react';
import {
  PendingEmailDocument,
  ResendVerificationDocument,
  VerifyEmailDocument,
} from '@tercet/api-client/generated';
import type { Locale } from '@tercet/contracts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation, type Location } from 'react-router-dom';
import { session } from '../../../../session/session';
import { OFFLINE, type failing } from '../../../../testing/answers';
import { jsonResponse, stubFetch } from '../../../../testing/browser';
import { person, sessionFor } from '../../../../testing/person';
import { renderPage } from '../../../../testing/render-page';
import VerifyEmailPage from '../VerifyEmailPage';

export const OK = { result: { data: { verifyEmail: true } } };
export const resending = (isSent: boolean) => ({
  result: { data: { resendVerification: isSent } },
});
export const SENT = resending(true);
type Failure = ReturnType<typeof failing> | typeof OFFLINE;

interface Answers {
  verify?: ((typeof OK & { delay?: number }) | Failure)[];
  resend?: (typeof SENT | Failure)[];
  at?: string | Partial<Location>;
  locale?: Locale;
  /** The new address of whoever is signed in. */
  pendingEmail?: string | null;
  /** Whom the server's answer about the new address is about. */
  of?: string;
  /** Milliseconds until the server tells the new address. */
  delay?: number;
  /** The server cannot tell the new address. */
  isUntold?: boolean;
}

/** What the entry of the history keeps, for tests to read. */
function KeptAside() {
  return <p data-testid="kept">{JSON.stringify(useLocation().state)}</p>;
}

/** Opens the link of a mail; the server answers so. */
export function openLink({
  verify = [],
  resend = [],
  at = '/auth/verify-email?token=abc',
  locale = 'en',
  pendingEmail = null,
  of = person().id,
  delay = 0,
  isUntold = false,
}: Answers = {}) {
  const used: string[] = [];
  /** What the server knows: it may change. */
  const account = { __typename: 'User', id: of, pendingEmail };
  const mocks = [
    ...verify.map((answer) => ({
      request: {
        query: VerifyEmailDocument,
        variables: ({ token }: { token: string }) => used.push(token) > 0,
      },
      ...answer,
    })),
    {
      request: { query: PendingEmailDocument },
      maxUsageCount: Number.POSITIVE_INFINITY,
      delay,
      ...(isUntold ? OFFLINE : { result: () => ({ data: { me: { ...account } } }) }),
    },
    ...resend.map((answer) => ({ request: { query: ResendVerificationDocument }, ...answer })),
  ];
  renderPage(
    <MockedProvider mocks={mocks}>
      <div>
        <VerifyEmailPage />
        <KeptAside />
        <Link to="/auth/verify-email?token=next">The next link</Link>
      </div>
    </MockedProvider>,
    { at, locale },
  );
  return { used, account, user: userEvent.setup() };
}

/** Somebody is signed in, of whom the server says this the next time. */
export function signedIn({ isVerified }: { isVerified: boolean }) {
  stubFetch(() => jsonResponse(person({ emailVerified: isVerified })));
  act(() => session.signIn(sessionFor(1000, person({ emailVerified: false }))));
}

export const titled = (name: string) => screen.findByRole('heading', { level: 1, name });
export const confirm = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Confirm my address' }));
export const request = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Request a new link' }));
