import { afterEach, expect, it, jest } from '@jest/globals';
import { followFocus, takeEarlyInput } from './early-input';

const PAGE =
  '<button aria-label="Open menu"></button><p>Text</p><button>Mend</button><textarea name="message"></textarea>';

function pageIn(parent: HTMLElement, html = PAGE) {
  parent.innerHTML = html;
  return [...parent.querySelectorAll('button')];
}

/** A prerendered page that has given way to the rendered one, after its second button was pressed. */
function takenOver(rendered?: string) {
  const prerendered = document.createElement('div');
  prerendered.dataset['prerenderedPage'] = '';
  window.earlyClick = pageIn(prerendered)[1] ?? null;
  const root = document.createElement('div');
  document.body.append(root);
  const pressed = jest.fn();
  const buttons = pageIn(root, rendered);
  for (const button of buttons) button.addEventListener('click', () => pressed(button));
  return { prerendered, root, buttons, pressed };
}

afterEach(() => {
  document.body.replaceChildren();
  window.earlyClick = undefined;
});

it('presses the same button of the rendered page once, with the focus on it', () => {
  const { prerendered, root, buttons, pressed } = takenOver();
  takeEarlyInput(prerendered, root, window.earlyClick);
  takeEarlyInput(prerendered, root);
  expect(pressed.mock.calls).toEqual([[buttons[1]]]);
  expect(buttons[1]).toHaveFocus();
});

it('leaves the focus in the field from which the button was pressed by Enter', () => {
  const { prerendered, root, buttons, pressed } = takenOver();
  takeEarlyInput(prerendered, root, prerendered.querySelector('textarea'));
  expect(pressed.mock.calls).toEqual([[buttons[1]]]);
  expect(root.querySelector('textarea')).toHaveFocus();
});

it.each([
  ['a button of other words', PAGE.replace('Mend', 'Delete')],
  ['no button', '<button aria-label="Open menu"></button>'],
])('presses nothing where %s stands in its place', (_, rendered) => {
  const { prerendered, root, pressed } = takenOver(rendered);
  takeEarlyInput(prerendered, root);
  expect(pressed).not.toHaveBeenCalled();
});

it('lets the page answer for itself from then on', () => {
  const { prerendered, root } = takenOver();
  takeEarlyInput(prerendered, root);
  expect(window.earlyClick).toBeNull();
});

it('types again what was typed', () => {
  const { prerendered, root } = takenOver();
  const [typed] = prerendered.getElementsByTagName('textarea');
  if (typed) typed.value = 'Hello';
  window.typedIn = [...prerendered.getElementsByTagName('textarea')];
  const heard = jest.fn();
  root.addEventListener('input', heard);
  takeEarlyInput(prerendered, root);
  expect(root.querySelector('textarea')).toHaveValue('Hello');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('puts the caret where it was put', () => {
  const page = PAGE.replace('</textarea>', 'Good morning</textarea>');
  const { prerendered, root } = takenOver(page);
  pageIn(prerendered, page);
  const written = prerendered.querySelector('textarea');
  written?.setSelectionRange(5, 5);
  takeEarlyInput(prerendered, root, written);
  const field = root.querySelector('textarea');
  expect(field).toHaveFocus();
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([5, 5]);
});

it('leaves the focus where it was, though more stands before it', () => {
  const page = '<a href="/a">Plans</a><p>Text</p><a href="/b">Plans</a><a href="/c">Help</a>';
  const { prerendered, root } = takenOver(`<a href="/new">New</a>${page}`);
  pageIn(prerendered, page);
  takeEarlyInput(prerendered, root, prerendered.querySelector('[href="/b"]'));
  expect(root.querySelector('[href="/b"]')).toHaveFocus();
});

it('knows what had the focus last, though it has gone since', () => {
  document.body.innerHTML = '<input name="email"><input name="password">';
  const [email, password] = document.querySelectorAll('input');
  email?.focus();
  const focused = followFocus();
  password?.focus();
  password?.remove();
  expect(document.body).toHaveFocus();
  expect(focused()).toBe(password);
});

it('takes no focus from elsewhere', () => {
  const { prerendered, root } = takenOver();
  window.earlyClick = undefined;
  takeEarlyInput(prerendered, root, document.body);
  expect(document.body).toHaveFocus();
});

it('leaves open what was opened', () => {
  const page =
    '<details><summary>One</summary>A</details><details><summary>Two</summary>B</details>';
  const { prerendered, root } = takenOver(page);
  pageIn(prerendered, page);
  prerendered.querySelectorAll('details')[1]?.setAttribute('open', '');
  takeEarlyInput(prerendered, root);
  expect([...root.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
});

it('leaves fields alone that nobody typed into', () => {
  const { prerendered, root } = takenOver();
  const heard = jest.fn();
  root.addEventListener('input', heard);
  takeEarlyInput(prerendered, root);
  expect(heard).not.toHaveBeenCalled();
});
