import { beforeEach, describe, expect, it } from '@jest/globals';
import { ChangeEmailDocument } from '@tercet/api-client/generated';
import { screen, waitFor } from '@testing-library/react';
import { session } from '../../../session/session';
import { jsonResponse, stubFetch } from '../../../testing/browser';
import { failing, graphqlUser, renderSection } from '../testing/render-section';
import { EmailSection } from './EmailSection';

beforeEach(() => void stubFetch(() => jsonResponse({ success: true })));

const address = () => screen.getByLabelText('New email address');
const password = () => screen.getByLabelText('Your password');

async function change(result: object) {
  const request = { query: ChangeEmailDocument, variables: () => true };
  const { user } = renderSection(<EmailSection />, [{ request, result }]);
  await user.type(address(), 'countess@example.com');
  await user.type(password(), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Change the address' }));
}

describe('another address', () => {
  it('is to be confirmed, and both addresses are told', async () => {
    const changed = graphqlUser({ email: 'countess@example.com', emailVerified: false });
    await change({ data: { changeEmail: changed } });
    expect(await screen.findByText(/^Your address is now countess@example.com/)).toBeVisible();
    expect(session.getState().user).toMatchObject({
      email: 'countess@example.com',
      emailVerified: false,
    });
    await waitFor(() => expect(address()).toHaveValue(''));
    expect(password()).toHaveValue('');
  });

  it('is no other one where it is the same', async () => {
    await change({ data: { changeEmail: graphqlUser() } });
    expect(await screen.findByText('This is your address already.')).toBeVisible();
  });

  it.each([
    ['INVALID_CREDENTIALS', 'This is not your password', password],
    ['EMAIL_TAKEN', 'There is already an account with this email address', address],
  ])('where the server says %s, it is said at its field', async (code, words, field) => {
    await change(failing(code));
    expect(await screen.findByText(words)).toBeVisible();
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(address()).toHaveValue('countess@example.com');
  });
});
