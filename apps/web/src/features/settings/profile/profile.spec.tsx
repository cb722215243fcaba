import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  PendingEmailDocument,
  ResendVerificationDocument,
  UpdateProfileDocument,
} from '@tercet/api-client/generated';
import { screen, waitFor } from '@testing-library/react';
import { session } from '../../../session/session';
import { jsonResponse, stubFetch } from '../../../testing/browser';
import { clickThrice } from '../../../testing/click-thrice';
import { person } from '../../../testing/person';
import { failing, graphqlUser, recorded, renderSection } from '../testing/render-section';
import { ProfileSection } from './ProfileSection';

beforeEach(() => void stubFetch(() => jsonResponse({ success: true })));

const update = { query: UpdateProfileDocument, variables: () => true };
const nameField = () => screen.getByRole('textbox', { name: 'Name' });

async function changeName(user: ReturnType<typeof renderSection>['user'], name: string) {
  await user.clear(nameField());
  if (name) await user.type(nameField(), name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

describe('the name', () => {
  it('is saved, and every page knows of it', async () => {
    const { sent, variables } = recorded();
    const result = { data: { updateProfile: graphqlUser({ name: 'Countess' }) } };
    const request = { ...update, variables };
    const { user } = renderSection(<ProfileSection />, [{ request, result }]);
    expect(nameField()).toHaveValue('Ada Lovelace');
    await changeName(user, '  Countess ');
    await waitFor(() => expect(session.getState().user?.name).toBe('Countess'));
    expect(sent).toEqual([{ input: { name: 'Countess' } }]);
    expect(await screen.findByText('Your name is saved.')).toBeVisible();
  });

  it('has to be there', async () => {
    const { user } = renderSection(<ProfileSection />, []);
    await changeName(user, '');
    expect(await screen.findByText('Please enter your name')).toBeVisible();
    expect(nameField()).toHaveFocus();
  });

  it('stays as it was typed where the server finds fault with it', async () => {
    const result = failing('VALIDATION_FAILED', { fieldErrors: { name: ['TOO_LONG'] } });
    const { user } = renderSection(<ProfileSection />, [{ request: update, result }]);
    await changeName(user, 'Countess');
    expect(await screen.findByText(/^The name can have at most 100/)).toBeVisible();
    expect(nameField()).toHaveValue('Countess');
    expect(nameField()).toHaveFocus();
  });

  it('stays as it was typed where there is no connection', async () => {
    const error = new TypeError('Failed to fetch');
    const { user } = renderSection(<ProfileSection />, [{ request: update, error }]);
    await changeName(user, 'Countess');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Failed to update profile.*Check your connection/,
    );
    expect(nameField()).toHaveValue('Countess');
  });
});

describe('the address', () => {
  const request = { query: ResendVerificationDocument };
  const again = () => screen.getByRole('button', { name: 'Send the confirmation again' });
  const notVerified = { of: person({ emailVerified: false }) };

  it('needs nothing once it is verified', () => {
    renderSection(<ProfileSection />, []);
    expect(screen.getByText('Verified')).toBeVisible();
    expect(screen.queryByRole('button', { name: /confirmation/ })).toBeNull();
  });

  it('has its confirmation sent again', async () => {
    const result = { data: { resendVerification: true } };
    const { user } = renderSection(<ProfileSection />, [{ request, result }], notVerified);
    await user.click(again());
    expect(await screen.findByText(/is on its way to ada@example.com/)).toBeVisible();
  });

  it('is seen to be verified where it was elsewhere meanwhile, and nothing is said to be sent', async () => {
    const result = { data: { resendVerification: false } };
    const me = { ...graphqlUser(), pendingEmail: null };
    const asking = { request: { query: PendingEmailDocument }, result: { data: { me } } };
    const { user } = renderSection(<ProfileSection />, [{ request, result }, asking], notVerified);
    stubFetch(() => jsonResponse({ success: true, ...person() }));
    await user.click(again());
    expect(await screen.findByText('Verified')).toBeVisible();
    expect(screen.queryByText(/is on its way/)).toBeNull();
  });

  it('has one mail sent, however often the button is clicked', async () => {
    const result = jest.fn(() => ({ data: { resendVerification: true } }));
    renderSection(<ProfileSection />, [{ request, result, maxUsageCount: 3 }], notVerified);
    await clickThrice(again());
    expect(await screen.findByText(/is on its way to ada@example.com/)).toBeVisible();
    expect(result).toHaveBeenCalledTimes(1);
  });

  it('says how long to wait after too many', async () => {
    const result = failing('RATE_LIMITED', { retryAfterSeconds: 120 });
    const { user } = renderSection(<ProfileSection />, [{ request, result }], notVerified);
    await user.click(again());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Try again in 2 minutes/);
  });
});
