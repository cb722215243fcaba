import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { afterEach, expect, it } from '@jest/globals';
import { ContactSupportDocument } from '@tercet/api-client/generated';
import { LOCALES, type Locale } from '@tercet/contracts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../session/session';
import { clearTab, readInTab, TAB_KEYS } from '../../session/storage';
import { person, sessionFor } from '../../testing/person';
import { renderPage } from '../../testing/render-page';
import { type } from '../../forms/typed-fields';
import { Contact } from './Contact';
import ContactForm from './ContactForm';
import { SupportPage } from './SupportPage';

afterEach(() => {
  session.signOut();
  clearTab();
});

const answer = (input: object, result: object): MockLink.MockedResponse => ({
  request: { query: ContactSupportDocument, variables: { input } },
  ...result,
});

function open(mocks: readonly MockLink.MockedResponse[] = [], locale: Locale = 'en') {
  renderPage(
    <MockedProvider mocks={mocks}>
      <SupportPage contact={<Contact Live={ContactForm} />} />
    </MockedProvider>,
    { at: '/support', locale },
  );
  return userEvent.setup();
}

const nameField = () => screen.getByLabelText<HTMLInputElement>('Your name (optional)');
const emailField = () => screen.getByLabelText<HTMLInputElement>('Your email address');
const messageField = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');
const send = () => screen.getByRole('button', { name: 'Send the message' });

it('has a message again that was not sent, on the page that was left, until it is', async () => {
  const input = { name: '', email: 'nora@example.com', message: 'Help!', language: 'EN' };
  const first = open();
  await first.type(messageField(), 'Help!');
  await first.type(emailField(), 'nora@example.com');
  cleanup();
  const user = open([answer(input, { result: { data: { contactSupport: true } } })]);
  expect(messageField()).toHaveValue('Help!');
  expect(emailField()).toHaveValue('nora@example.com');
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'Write another message' }));
  expect(messageField()).toHaveValue('');
  cleanup();
  open();
  expect(messageField()).toHaveValue('');
});

it('marks what it has kept, to which what is typed before the page answers is added', async () => {
  const first = open();
  await first.type(messageField(), 'Help!');
  cleanup();
  open();
  expect([emailField(), messageField()].map(({ dataset }) => 'kept' in dataset)).toEqual([
    false,
    true,
  ]);
});

it('keeps what was begun after a message that was left on its way', async () => {
  const input = { name: '', email: 'nora@example.com', message: 'First', language: 'EN' };
  const result = { data: { contactSupport: true } };
  const first = open([answer(input, { result, delay: 200 })]);
  await first.type(emailField(), 'nora@example.com');
  await first.type(messageField(), 'First');
  await first.click(send());
  cleanup();
  const second = open();
  await second.clear(messageField());
  await second.type(messageField(), 'Second');
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  cleanup();
  open();
  expect(messageField()).toHaveValue('Second');
});

it('takes no answer for a good one but that it was sent', async () => {
  const input = { name: '', email: 'nora@example.com', message: 'Help!', language: 'EN' };
  const user = open([answer(input, { result: { data: { contactSupport: false } } })]);
  await user.type(emailField(), 'nora@example.com');
  await user.type(messageField(), 'Help!');
  await user.click(send());
  expect(await screen.findByText('Your message was not sent')).toBeVisible();
  expect(messageField()).toHaveValue('Help!');
});

it('sends a message without the control characters that were pasted with it', async () => {
  const input = { name: '', email: 'nora@example.com', message: 'One\nTwo', language: 'EN' };
  const user = open([answer(input, { result: { data: { contactSupport: true } } })]);
  await user.type(emailField(), 'nora@example.com');
  act(() => type(messageField(), 'One\fT\u0007wo'));
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'Your message is on its way' })).toBeVisible();
});

it('says that a name holds what cannot be seen', async () => {
  const extensions = {
    code: 'VALIDATION_FAILED',
    fieldErrors: { name: ['INVALID_CHARACTERS'] },
  };
  const input = { name: 'No\u202Era', email: 'nora@example.com', message: 'Help!', language: 'EN' };
  const user = open([answer(input, { result: { errors: [{ message: 'x', extensions }] } })]);
  act(() => type(nameField(), input.name));
  await user.type(emailField(), input.email);
  await user.type(messageField(), input.message);
  await user.click(send());
  const name = nameField();
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription(/character in it that cannot be seen/),
  );
});

it.each(LOCALES)('has its five sections, and nothing unsaid, in %s', (locale) => {
  open([], locale);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
  expect(document.body.textContent).not.toMatch(/[{}]|undefined/);
});

it('sends a message, and says where the answer comes to', async () => {
  const input = { name: '', email: 'nora@example.com', message: 'Help!', language: 'EN' };
  const user = open([answer(input, { result: { data: { contactSupport: true } } })]);
  await user.type(emailField(), 'nora@example.com');
  await user.type(messageField(), ' Help! ');
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'Your message is on its way' })).toHaveFocus();
  expect(screen.getByText(/reply to nora@example.com within 24 hours/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(messageField()).toHaveValue('');
  expect(nameField()).toHaveFocus();
});

it('says what is wrong at the field that it is about, and sends nothing', async () => {
  const user = open();
  await user.click(send());
  expect(emailField()).toBeInvalid();
  expect(messageField()).toHaveAccessibleDescription('Write your message');
});

it('knows who is signed in, and loses nothing where it fails', async () => {
  const ada = person({ isPremium: true });
  session.signIn(sessionFor(1000, ada));
  const input = { name: ada.name, email: ada.email, message: 'Help!', language: 'EN' };
  const user = open([answer(input, { error: new Error('offline') })]);
  expect(screen.getByText(/you are answered first/)).toBeVisible();
  await user.type(messageField(), 'Help!');
  await user.click(send());
  expect(await screen.findByText('Your message was not sent')).toBeVisible();
  expect(messageField()).toHaveValue('Help!');
});

it('keeps what is written on while a message is on its way', async () => {
  const ada = person();
  session.signIn(sessionFor(1000, ada));
  const input = { name: ada.name, email: ada.email, message: 'Help!', language: 'EN' };
  const user = open([answer(input, { result: { data: { contactSupport: true } }, delay: 500 })]);
  await user.type(messageField(), 'Help!');
  await user.click(send());
  // At once: a busy machine would take longer for key after key than the answer does.
  act(() => type(messageField(), 'Help! Soon.'));
  await user.click(await screen.findByRole('button', { name: 'Write another message' }));
  expect(messageField()).toHaveValue('Help! Soon.');
});

it('keeps what was written when the session changes, and fills in the rest', async () => {
  const ada = person({ isPremium: true });
  session.signIn(sessionFor(1000, ada));
  const user = open();
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  const values = () => ['Your name (optional)', 'Your email address', 'Your message'].map(value);
  expect(document.body).toHaveFocus();
  await user.type(messageField(), 'Help!');
  act(() => session.refused('token-1'));
  expect(values()).toEqual(['', '', 'Help!']);
  await user.type(emailField(), 'nora@example.com');
  act(() => session.signIn(sessionFor(1000, ada)));
  expect(values()).toEqual([ada.name, 'nora@example.com', 'Help!']);
});

it('keeps nothing that was filled in by itself', async () => {
  const ada = person({ isPremium: true });
  session.signIn(sessionFor(1000, ada));
  const user = open();
  await user.type(messageField(), 'Help!');
  await user.type(nameField(), 'm');
  await user.type(nameField(), '{Backspace}');
  act(() => session.refused('token-1'));
  act(() => session.signIn(sessionFor(1000, ada)));
  act(() => session.takeUser({ ...ada, name: 'Ada King' }));
  cleanup();
  open();
  expect([nameField(), emailField(), messageField()].map(({ value }) => value)).toEqual([
    'Ada King',
    ada.email,
    'Help!',
  ]);
});

it.each([
  ['signs out', () => session.signOut(), ['', '']],
  [
    'is another one',
    () => session.signIn(sessionFor(1000, person({ name: 'Nora', email: 'nora@example.com' }))),
    ['Nora', 'nora@example.com'],
  ],
])('holds nothing of somebody who %s before the form is used', async (_what, change, filledIn) => {
  session.signIn(sessionFor(1000, person({ name: 'Ada', email: 'ada@example.com' })));
  const [name = '', email = ''] = filledIn;
  const sent = email || 'grace@example.com';
  const input = { name, email: sent, message: 'Help!', language: 'EN' };
  const user = open([answer(input, { result: { data: { contactSupport: true } } })]);
  act(change);
  expect(nameField()).toHaveValue(name);
  expect(emailField()).toHaveValue(email);
  if (!email) await user.type(emailField(), sent);
  await user.type(messageField(), 'Help!');
  await user.click(send());
  expect(await screen.findByText(new RegExp(`reply to ${sent}`))).toBeVisible();
});

it('holds nothing of somebody who signs out while a message is on its way', async () => {
  const ada = person();
  session.signIn(sessionFor(1000, ada));
  const input = { name: ada.name, email: ada.email, message: 'Help!', language: 'EN' };
  const user = open([answer(input, { result: { data: { contactSupport: true } } })]);
  await user.type(messageField(), 'Help!');
  await user.click(send());
  act(() => session.signOut());
  for (const label of ['Your name (optional)', 'Your email address', 'Your message']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
  expect(readInTab(TAB_KEYS.supportForm)).toBeNull();
});
