import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, type ComponentType } from 'react';
import { useForm } from 'react-hook-form';
import { giver, type GiverProps } from '../routing/giver';
import { renderPage } from '../testing/render-page';
import { LateForm, type GivenForm } from './LateForm';
import { SignInView } from '../features/auth/SignInView';

type Live = ComponentType<GiverProps<GivenForm<'email' | 'password' | 'rememberMe'>>>;

/** A form whose logic has yet to come; it tells of the values that it sends. */
function open() {
  const onSent = jest.fn();
  const onWanted = jest.fn();
  let come = (_: { default: Live }) => {};
  const useGiven = () => {
    const { register, handleSubmit } = useForm();
    return {
      register,
      isSubmitting: false,
      onSubmit: (event: React.SubmitEvent) => void handleSubmit((values) => onSent(values))(event),
    };
  };
  const Late = lazy(() => {
    onWanted();
    return new Promise<{ default: Live }>((resolve) => (come = resolve));
  });
  const Live: Live = (props) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
  const defaults = { email: 'grace@example.com' };
  renderPage(<LateForm {...{ View: SignInView, Live, defaults }} />);
  return {
    ...{ onSent, onWanted },
    arrive: () => act(async () => come({ default: giver(useGiven) })),
    lose: (retry: () => void) =>
      act(async () =>
        come({ default: giver(() => ({ failure: <p role="alert">Lost</p>, retry })) }),
      ),
  };
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = () => document.querySelector('button[type=submit]');

it('fetches nothing more until somebody uses the page', async () => {
  const { onWanted } = open();
  await act(async () => {});
  expect(onWanted).not.toHaveBeenCalled();
  fireEvent.pointerMove(document.body);
  expect(onWanted).toHaveBeenCalled();
});

it('keeps its fields, what is in them, and the focus', async () => {
  const { arrive } = open();
  const before = [email(), password(), button()];
  await userEvent.type(password(), 'sixteen');
  await arrive();
  expect([email(), password(), button()]).toEqual(before);
  expect(before.every((element) => element?.isConnected)).toBe(true);
  expect(password()).toHaveValue('sixteen');
  expect(password()).toHaveFocus();
});

it('sends what was there, typed and ticked before, and what was typed after', async () => {
  const { arrive, onSent } = open();
  await userEvent.type(password(), 'six');
  await userEvent.click(screen.getByRole('checkbox'));
  await arrive();
  await userEvent.type(password(), 'teen{Enter}');
  const values = { email: 'grace@example.com', password: 'sixteen', rememberMe: true };
  expect(onSent.mock.calls).toEqual([[values]]);
});

it('sends what was sent before it could be, once', async () => {
  const { arrive, onSent } = open();
  await userEvent.type(password(), 'sixteen{Enter}');
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await arrive();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(onSent.mock.calls[0]).toEqual([expect.objectContaining({ password: 'sixteen' })]);
});

it('does not send what somebody has gone on typing in', async () => {
  const { arrive, onSent } = open();
  await userEvent.type(password(), 'six{Enter}teen');
  await arrive();
  expect(password()).toHaveValue('sixteen');
  expect(onSent).not.toHaveBeenCalled();
});

it('sends nothing that nobody has sent', async () => {
  const { arrive, onSent } = open();
  await userEvent.type(password(), 'sixteen');
  await arrive();
  expect(onSent).not.toHaveBeenCalled();
});

it('says that what sends it could not be fetched, and tries again where it is sent again', async () => {
  const { lose } = open();
  const retry = jest.fn();
  await userEvent.type(password(), 'sixteen{Enter}');
  await lose(retry);
  expect(screen.getByRole('alert')).toHaveTextContent('Lost');
  expect(button()).not.toHaveAttribute('aria-busy', 'true');
  expect(retry).not.toHaveBeenCalled();
  await userEvent.type(password(), '{Enter}');
  expect(retry).toHaveBeenCalledTimes(1);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(password()).toHaveValue('sixteen');
});
