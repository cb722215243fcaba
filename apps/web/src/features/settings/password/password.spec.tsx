import { useQuery } from '@apollo/client/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  ChangePasswordDocument,
  PendingEmailDocument,
  SessionsDocument,
} from '@tercet/api-client/generated';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { session } from '../../../session/session';
import { jsonResponse, stubFetch } from '../../../testing/browser';
import { usePendingEmail } from '../../../session/use-pending-email';
import { failing, graphqlUser, recorded, renderSection } from '../testing/render-section';
import { PasswordSection } from './PasswordSection';

beforeEach(() => void stubFetch(() => jsonResponse({ success: true })));

const current = () => screen.getByLabelText('Current password');
const next = () => screen.getByLabelText('New password');
const again = () => screen.getByLabelText('Confirm the new password');

interface Circumstances {
  confirmation?: string;
  beside?: ReactNode;
  mocks?: Parameters<typeof renderSection>[1];
}

async function change(
  result: object,
  { confirmation = 'battery staple', beside, mocks = [] }: Circumstances = {},
) {
  const { sent, variables } = recorded();
  const request = { query: ChangePasswordDocument, variables };
  const page = (
    <>
      <PasswordSection />
      {beside}
    </>
  );
  const { user } = renderSection(page, [{ request, result }, ...mocks]);
  await user.type(current(), 'correct horse');
  await user.type(next(), 'battery staple');
  await user.type(again(), confirmation);
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
  return sent;
}

const changed = {
  data: {
    changePassword: {
      __typename: 'AuthPayload',
      token: 'next',
      expiresAt: '2099-01-01T00:00:00.000Z',
      user: { ...graphqlUser(), pendingEmail: null },
    },
  },
};

describe('another password', () => {
  it('leaves this browser signed in, with the session that the answer holds', async () => {
    const sent = await change(changed);
    await waitFor(() => expect(session.getState().accessToken).toBe('next'));
    expect(await screen.findByText(/All other devices have been signed out\.$/)).toBeVisible();
    expect(sent).toHaveLength(1);
    for (const field of [current(), next(), again()]) {
      await waitFor(() => expect(field).toHaveValue(''));
    }
  });

  it('has the list of sessions read anew, with the new session’s token', async () => {
    const tokens: (string | null)[] = [];
    const result = jest.fn(() => {
      tokens.push(session.getState().accessToken);
      return { data: { sessions: [] } };
    });
    const listing = { request: { query: SessionsDocument }, result, maxUsageCount: 3 };
    function Sessions() {
      useQuery(SessionsDocument);
      return null;
    }
    await change(changed, { beside: <Sessions />, mocks: [listing] });
    await waitFor(() => expect(tokens).toEqual(['token-1', 'next']));
  });

  it('gives up the change to another address, which shows at once', async () => {
    const me = { ...graphqlUser(), pendingEmail: 'countess@example.com' };
    const asking = { request: { query: PendingEmailDocument }, result: { data: { me } } };
    const seen = new Set<string | null | undefined>();
    function Pending() {
      const pendingEmail = usePendingEmail();
      seen.add(pendingEmail);
      return <p>To be confirmed: {pendingEmail === null ? 'none' : pendingEmail}</p>;
    }
    await change(changed, { beside: <Pending />, mocks: [asking] });
    expect(await screen.findByText('To be confirmed: none')).toBeVisible();
    expect(seen).toContain('countess@example.com');
  });

  it('is not sent where it is not confirmed', async () => {
    const sent = await change({}, { confirmation: 'something else' });
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(again()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('needs the present one', async () => {
    await change(failing('INVALID_CREDENTIALS'));
    expect(await screen.findByText('This is not your password')).toBeVisible();
    expect(current()).toHaveFocus();
    expect(next()).toHaveValue('battery staple');
    expect(session.getState().accessToken).toBe('token-1');
  });

  it('may be too common', async () => {
    await change(failing('VALIDATION_FAILED', { fieldErrors: { newPassword: ['TOO_COMMON'] } }));
    expect(await screen.findByText(/^This password is too common/)).toBeVisible();
    expect(next()).toHaveFocus();
  });

  it('has to wait after too many tries', async () => {
    await change(failing('RATE_LIMITED', { retryAfterSeconds: 60 }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The password was not changedToo many requests. Try again in 60 seconds.',
    );
    expect(current()).toHaveValue('correct horse');
  });
});
