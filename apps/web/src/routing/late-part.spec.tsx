import { expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useState, type ReactNode } from 'react';
import { PasswordField } from '../forms/PasswordField';
import { renderPage } from '../testing/render-page';
import { LatePart } from './LatePart';

const Links = ({ more = false }: { more?: boolean }) => (
  <>
    {more && <a href="/more">More</a>}
    <a href="/plans">Plans</a>
    <a href="/help">Help</a>
  </>
);

/** A page of which a part has yet to come. */
function open(waiting: ReactNode = <Links />, part: ReactNode = <Links more />) {
  let come = (_: { default: () => ReactNode }) => {};
  const Late = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (come = resolve)));
  renderPage(
    <>
      <button>Menu</button>
      <LatePart waiting={waiting}>
        <Late />
      </LatePart>
    </>,
  );
  return { arrive: () => act(async () => come({ default: () => part })) };
}

/** A form that tells of the values that it is sent with, if it can. */
function Form({ onSent }: { onSent?: (values: object) => void }) {
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSent?.({ name, ...Object.fromEntries(new FormData(event.currentTarget)) });
      }}
    >
      <input name="name" aria-label="Name" onChange={(event) => setName(event.target.value)} />
      <input name="stay" aria-label="Stay" type="checkbox" />
      <button>Send</button>
    </form>
  );
}

it('leaves the focus on the link that it was on', async () => {
  const { arrive } = open();
  screen.getByRole('link', { name: 'Help' }).focus();
  await arrive();
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Help' })).toHaveFocus();
});

it('leaves the focus alone where it is beside the part', async () => {
  const { arrive } = open();
  screen.getByRole('button', { name: 'Menu' }).focus();
  await arrive();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

it('takes over what was typed and ticked, and leaves the focus in the field', async () => {
  const { arrive } = open(<Form />, <Form onSent={() => {}} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await userEvent.click(screen.getByLabelText('Stay'));
  await userEvent.click(screen.getByLabelText('Name'));
  await arrive();
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Stay')).toBeChecked();
});

it('shows a password that was shown, and leaves the focus on the button', async () => {
  const password = () => <PasswordField name="password" label="Password" />;
  const { arrive } = open(password(), password());
  await userEvent.type(screen.getByLabelText('Password'), 'sixteen');
  await userEvent.click(screen.getByRole('button', { name: /^Show/ }));
  await arrive();
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText('Password')).toHaveValue('sixteen');
  expect(screen.getByRole('button', { name: /^Hide/ })).toHaveFocus();
});

it('takes no focus from where somebody went after typing', async () => {
  const { arrive } = open(<Form />, <Form />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  screen.getByRole('button', { name: 'Menu' }).focus();
  await arrive();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});

it('sends what was sent before it had come, once', async () => {
  const onSent = jest.fn();
  const { arrive } = open(<Form />, <Form onSent={onSent} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada{Enter}');
  await arrive();
  expect(onSent.mock.calls).toEqual([[{ name: 'Ada' }]]);
});

it('does not send what somebody has gone on typing in', async () => {
  const onSent = jest.fn();
  const { arrive } = open(<Form />, <Form onSent={onSent} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ad{Enter}a');
  await arrive();
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  expect(onSent).not.toHaveBeenCalled();
});

it('sends nothing that nobody has sent', async () => {
  const onSent = jest.fn();
  const { arrive } = open(<Form />, <Form onSent={onSent} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await arrive();
  expect(onSent).not.toHaveBeenCalled();
});
