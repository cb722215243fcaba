import { afterEach, expect, it, jest } from '@jest/globals';
import { answerEarlyClick } from './early-click';

const PAGE = '<button aria-label="Open menu"></button><p>Text</p><button>Mend</button>';

function pageIn(parent: HTMLElement, html = PAGE) {
  parent.innerHTML = html;
  return [...parent.querySelectorAll('button')];
}

/** A prerendered page that has given way to the rendered one, after its second button was pressed. */
function takenOver(rendered?: string) {
  const prerendered = document.createElement('div');
  prerendered.dataset['prerenderedPage'] = 'en';
  window.earlyClick = pageIn(prerendered)[1] ?? null;
  const root = document.createElement('div');
  document.body.append(root);
  const pressed = jest.fn();
  const buttons = pageIn(root, rendered);
  for (const button of buttons) button.addEventListener('click', () => pressed(button));
  return { root, buttons, pressed };
}

afterEach(() => {
  document.body.replaceChildren();
  window.earlyClick = undefined;
});

it('presses the same button of the rendered page once, with the focus on it', () => {
  const { root, buttons, pressed } = takenOver();
  answerEarlyClick(root);
  answerEarlyClick(root);
  expect(pressed.mock.calls).toEqual([[buttons[1]]]);
  expect(buttons[1]).toHaveFocus();
});

it.each([
  ['a button of other words', PAGE.replace('Mend', 'Delete')],
  ['no button', '<button aria-label="Open menu"></button>'],
])('presses nothing where %s stands in its place', (_, rendered) => {
  const { root, pressed } = takenOver(rendered);
  answerEarlyClick(root);
  expect(pressed).not.toHaveBeenCalled();
});

it('lets the page answer for itself from then on', () => {
  const { root } = takenOver();
  answerEarlyClick(root);
  expect(window.earlyClick).toBeNull();
});
