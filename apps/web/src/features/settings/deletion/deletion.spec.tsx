import { beforeEach, describe, expect, it } from '@jest/globals';
import { AccountCreditDocument, DeleteAccountDocument } from '@tercet/api-client/generated';
import { screen, waitFor, within } from '@testing-library/react';
import { journalPrefix } from '../../../drafts/kept-names';
import { session } from '../../../session/session';
import { jsonResponse, stubFetch } from '../../../testing/browser';
import { clickThrice } from '../../../testing/click-thrice';
import { failing, recorded, renderSection } from '../testing/render-section';
import { DeletionSection } from './DeletionSection';

const answerCredit = (accountCredit: { amount: number; currency: string } | null) => ({
  request: { query: AccountCreditDocument },
  result: {
    data: {
      accountCredit: accountCredit && { __typename: 'AccountCredit' as const, ...accountCredit },
    },
  },
});

const UNSAVED = `${journalPrefix('u1')}tab`;

beforeEach(() => {
  stubFetch(() => jsonResponse({ success: true }));
  localStorage.setItem(UNSAVED, 'A text');
});

async function deleteAccount(result: object, { keepDrafts = false } = {}) {
  const { sent, variables } = recorded();
  const request = { query: DeleteAccountDocument, variables };
  const mock = { request, result, maxUsageCount: 3 };
  const { user } = renderSection(<DeletionSection />, [mock, answerCredit(null)]);
  await user.click(screen.getByRole('button', { name: 'Delete the account…' }));
  const dialog = within(screen.getByRole('dialog'));
  if (keepDrafts) await user.click(dialog.getByRole('checkbox'));
  await user.type(dialog.getByLabelText('Your password'), 'correct horse');
  await clickThrice(dialog.getByRole('button', { name: 'Delete for good' }));
  return { sent, dialog };
}

describe('deleting the account', () => {
  it('asks for the password first of all', async () => {
    const { user } = renderSection(<DeletionSection />, [answerCredit(null)]);
    await user.click(screen.getByRole('button', { name: 'Delete the account…' }));
    await waitFor(() => expect(screen.getByLabelText('Your password')).toHaveFocus());
  });

  it('names the credit that is lost with it', async () => {
    const { user } = renderSection(<DeletionSection />, [
      answerCredit({ amount: 80, currency: 'EUR' }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Delete the account…' }));
    expect(await screen.findByText('your credit of €80.00, which is not paid out')).toBeVisible();
  });

  it('ends the sign-in, and takes the drafts along', async () => {
    const { sent } = await deleteAccount({ data: { deleteAccount: true } });
    await waitFor(() => expect(session.getState().isAuthenticated).toBe(false));
    expect(session.getState()).toMatchObject({ reason: 'deleted' });
    expect(sent).toEqual([{ input: { password: 'correct horse' } }]);
    await waitFor(() => expect(localStorage.getItem(UNSAVED)).toBeNull());
    localStorage.setItem(UNSAVED, 'Saved by a tab on leaving the editor');
    await waitFor(() => expect(localStorage.getItem(UNSAVED)).toBeNull());
  });

  it('leaves the drafts to whoever wants that', async () => {
    await deleteAccount({ data: { deleteAccount: true } }, { keepDrafts: true });
    await waitFor(() => expect(session.getState().isAuthenticated).toBe(false));
    expect(localStorage.getItem(UNSAVED)).toBe('A text');
  });

  it('needs the password', async () => {
    const { dialog } = await deleteAccount(failing('INVALID_CREDENTIALS'));
    expect(await dialog.findByText('This is not your password')).toBeVisible();
    expect(dialog.getByLabelText('Your password')).toHaveFocus();
    expect(session.getState().isAuthenticated).toBe(true);
  });

  it('says where it failed', async () => {
    const { dialog } = await deleteAccount(failing('SERVICE_BUSY'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^The account was not deleted/);
    expect(dialog.getByLabelText('Your password')).toHaveValue('correct horse');
  });
});
