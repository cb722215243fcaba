import type { MockLink } from '@apollo/client/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  ChangeEmailDocument,
  PendingEmailDocument,
  ResendVerificationDocument,
} from '@tercet/api-client/generated';
import { act, screen, waitFor } from '@testing-library/react';
import { session } from '../../../session/session';
import { jsonResponse, stubFetch } from '../../../testing/browser';
import { person } from '../../../testing/person';
import { failing, graphqlUser, recorded, renderSection } from '../testing/render-section';
import { EmailSection } from './EmailSection';

beforeEach(() => void stubFetch(() => jsonResponse({ success: true })));

const address = () => screen.getByLabelText('New email address');
const password = () => screen.getByLabelText('Your password');

const NEXT = 'countess@example.com';
const WAITING =
  /^We have sent a link to countess@example\.com\. Until you confirm .* there, ada@example/;

/** What the server says of the person: the address, and the one that is to be confirmed. */
const told = (pendingEmail: string | null, email = 'ada@example.com') => ({
  ...graphqlUser({ email }),
  pendingEmail,
});
const asking = (pendingEmail: string | null) => ({
  request: { query: PendingEmailDocument },
  result: { data: { me: told(pendingEmail) } },
});
const resending = (result: object) => ({ request: { query: ResendVerificationDocument }, result });

/** The section of somebody whose new address is this; the server's answer to a change is `result`. */
function open(
  result: object,
  pendingEmail: string | null = null,
  more: readonly MockLink.MockedResponse[] = [resending({ data: { resendVerification: true } })],
) {
  const { sent, variables } = recorded();
  const changing = { request: { query: ChangeEmailDocument, variables }, result };
  const mocks = [asking(pendingEmail), changing, ...more];
  return { sent, ...renderSection(<EmailSection />, mocks) };
}

async function change(result: object, more?: readonly MockLink.MockedResponse[]) {
  const { user } = open(result, null, more);
  await user.type(address(), NEXT);
  await user.type(password(), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Change the address' }));
  return user;
}

describe('another address', () => {
  it('is to be confirmed, and until then the one before stays', async () => {
    await change({ data: { changeEmail: told(NEXT) } });
    expect(await screen.findByText(WAITING)).toBeVisible();
    expect(await screen.findByText(/^Almost done/)).toBeVisible();
    expect(session.getState().user).toMatchObject({ email: 'ada@example.com' });
    await waitFor(() => expect(address()).toHaveValue(''));
    expect(password()).toHaveValue('');
  });

  it('holds at once where the one before was not confirmed', async () => {
    const changed = { ...told(null, NEXT), emailVerified: false };
    await change({ data: { changeEmail: changed } });
    expect(await screen.findByText(/^Your address is now countess@example.com/)).toBeVisible();
    expect(session.getState().user).toMatchObject({
      email: 'countess@example.com',
      emailVerified: false,
    });
    await waitFor(() => expect(address()).toHaveValue(''));
    expect(password()).toHaveValue('');
  });

  it('is asked for no more once it was confirmed in another tab', async () => {
    await change({ data: { changeEmail: told(NEXT) } });
    expect(await screen.findByText(/^Almost done/)).toBeVisible();
    act(() => session.takeUser(person({ email: NEXT })));
    await waitFor(() => expect(screen.queryByText(/^Almost done/)).toBeNull());
  });

  it('is asked for no more where it turns out to be given up', async () => {
    const sending = resending({ data: { resendVerification: false } });
    const user = await change({ data: { changeEmail: told(NEXT) } }, [sending, asking(null)]);
    expect(await screen.findByText(/^Almost done/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the confirmation again' }));
    await waitFor(() => expect(screen.queryByText(/^Almost done/)).toBeNull());
  });

  it('is no other one where it is the same', async () => {
    await change({ data: { changeEmail: told(null) } });
    expect(await screen.findByText('This is already your address.')).toBeVisible();
  });

  it('that is sent next takes away what was said of the one before', async () => {
    const user = await change({ data: { changeEmail: told(null) } }, [
      {
        request: { query: ChangeEmailDocument, variables: () => true },
        result: failing('INTERNAL'),
      },
    ]);
    expect(await screen.findByText('This is already your address.')).toBeVisible();
    await user.type(address(), NEXT);
    await user.type(password(), 'correct horse{Enter}');
    expect(await screen.findByText('The address was not changed')).toBeVisible();
    expect(screen.queryByText('This is already your address.')).toBeNull();
  });

  it.each([
    ['INVALID_CREDENTIALS', 'This is not your password', password],
    ['EMAIL_TAKEN', 'This address belongs to another account, or did until recently', address],
  ])('where the server says %s, it is said at its field', async (code, words, field) => {
    await change(failing(code));
    expect(await screen.findByText(words)).toBeVisible();
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(address()).toHaveValue('countess@example.com');
  });
});

describe('an address that is to be confirmed', () => {
  const button = (name: string) => screen.findByRole('button', { name });

  it('is shown, and another link can be sent there', async () => {
    const { user } = open({}, NEXT);
    expect(await screen.findByText(WAITING)).toBeVisible();
    await user.click(await button('Send the confirmation again'));
    expect(await screen.findByText(`A new confirmation is on its way to ${NEXT}.`)).toBeVisible();
  });

  it('is not shown where it is somebody else’s', async () => {
    const result = jest.fn(() => ({ data: { me: { ...told(NEXT), id: 'u2' } } }));
    const { request } = asking(NEXT);
    renderSection(<EmailSection />, [{ request, result }]);
    await waitFor(() => expect(result).toHaveBeenCalled());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByText(/^We have sent a link/)).toBeNull();
  });

  it('is shown no more where there turns out to be nothing left to send', async () => {
    const { user } = open({}, NEXT, [
      resending({ data: { resendVerification: false } }),
      asking(null),
    ]);
    await user.click(await button('Send the confirmation again'));
    await waitFor(() => expect(screen.queryByText(WAITING)).toBeNull());
  });

  it('which another account has by now is to be replaced, and not to sign in with', async () => {
    const { user } = open({}, NEXT, [resending(failing('EMAIL_TAKEN'))]);
    await user.click(await button('Send the confirmation again'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      /^The confirmation could not be sentThis address belongs to another account/,
    );
    expect(alert).not.toHaveTextContent(/Sign in/);
  });

  it('is given up with the present one and the password', async () => {
    const { user, sent } = open({ data: { changeEmail: told(null) } }, NEXT);
    await user.click(await button('Keep ada@example.com'));
    expect(address()).toHaveValue('ada@example.com');
    expect(password()).toHaveFocus();
    expect(screen.getByText(/^Enter your password below and press/)).toBeVisible();
    await user.keyboard('correct horse{Enter}');
    expect(await screen.findByText(/^ada@example\.com stays your address/)).toBeVisible();
    expect(sent).toEqual([{ input: { newEmail: 'ada@example.com', password: 'correct horse' } }]);
    expect(screen.queryByText(WAITING)).toBeNull();
  });

  it('is given up without the complaint about what was typed before', async () => {
    const { user } = open({}, NEXT);
    await user.type(address(), 'nothing');
    await user.type(password(), 'correct horse{Enter}');
    await waitFor(() => expect(address()).toBeInvalid());
    await user.click(await button('Keep ada@example.com'));
    expect(address()).toHaveValue('ada@example.com');
    expect(address()).toBeValid();
  });

  it('is asked for again by whoever comes back to the page, as it may have been given up elsewhere', async () => {
    renderSection(<EmailSection />, [asking(NEXT), asking(null)]);
    expect(await screen.findByText(WAITING)).toBeVisible();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByText(WAITING)).toBeNull());
  });

  it('is shown no more once it was confirmed in another tab', async () => {
    open({}, NEXT);
    expect(await screen.findByText(WAITING)).toBeVisible();
    act(() => session.takeUser(person({ email: NEXT })));
    await waitFor(() => expect(screen.queryByText(/^We have sent a link/)).toBeNull());
    expect(screen.getByText(/^You sign in with countess@example\.com/)).toBeVisible();
  });
});
