import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent } from '@testing-library/dom';
import { noStrayClicks } from './stray-clicks';

const seen = jest.fn();
let view: EditorView;
let button: HTMLButtonElement;

beforeEach(() => {
  seen.mockClear();
  view = new EditorView({
    doc: 'We received it.',
    parent: document.body,
    extensions: [noStrayClicks, EditorView.domEventHandlers({ click: () => seen() as undefined })],
  });
  button = document.createElement('button');
  document.body.append(button);
});
afterEach(() => {
  view.destroy();
  button.remove();
});

function click(target: Element, detail: number) {
  fireEvent.mouseDown(target, { detail });
  fireEvent.mouseUp(target, { detail });
  fireEvent.click(target, { detail });
}

it('lets the second click of a row pass that began in the text', () => {
  click(view.contentDOM, 1);
  click(view.contentDOM, 2);
  expect(seen).toHaveBeenCalledTimes(2);
});

it('keeps a second click from the text whose first one was on a button above it', () => {
  click(button, 1);
  click(view.contentDOM, 2);
  expect(seen).not.toHaveBeenCalled();
  click(view.contentDOM, 1);
  expect(seen).toHaveBeenCalledTimes(1);
});
