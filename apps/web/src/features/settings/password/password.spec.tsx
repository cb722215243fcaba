import { beforeEach, describe, expect, it } from '@jest/globals';
import { ChangePasswordDocument } from '@tercet/api-client/generated';
import { screen, waitFor } from '@testing-library/react';
import { session } from '../../../session/session';
import { jsonResponse, stubFetch } from '../../../testing/browser';
import { failing, graphqlUser, recorded, renderSection } from '../testing/render-section';
import { PasswordSection } from './PasswordSection';

beforeEach(() => void stubFetch(() => jsonResponse({ success: true })));

const current = () => screen.getByLabelText('Current password');
const next = () => screen.getByLabelText('New password');
const again = () => screen.getByLabelText('Confirm the new password');

async function change(result: object, confirmation = 'battery staple') {
  const { sent, variables } = recorded();
  const request = { query: ChangePasswordDocument, variables };
  const { user } = renderSection(<PasswordSection />, [{ request, result }]);
  await user.type(current(), 'correct horse');
  await user.type(next(), 'battery staple');
  await user.type(again(), confirmation);
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
  return sent;
}

describe('another password', () => {
  it('leaves this browser signed in, with the session that the answer holds', async () => {
    const expiresAt = '2099-01-01T00:00:00.000Z';
    const sent = await change({
      data: {
        changePassword: {
          __typename: 'AuthPayload',
          token: 'next',
          expiresAt,
          user: graphqlUser(),
        },
      },
    });
    await waitFor(() => expect(session.getState().accessToken).toBe('next'));
    expect(await screen.findByText(/All other devices were signed out\.$/)).toBeVisible();
    expect(sent).toHaveLength(1);
    for (const field of [current(), next(), again()]) {
      await waitFor(() => expect(field).toHaveValue(''));
    }
  });

  it('is not sent where it is not confirmed', async () => {
    const sent = await change({}, 'something else');
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
