import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { takeHeldPress } from './held-press';

const pressed = jest.fn();

/** A part of a page that tells of the clicks on its button. */
function part(name: string, html = '<button><b>Send</b></button><p>Text</p>') {
  const tree = document.createElement('div');
  tree.innerHTML = html;
  document.body.append(tree);
  const word = tree.querySelector('b');
  tree.querySelector('button')?.addEventListener('click', () => pressed(name));
  return { tree, word };
}

const letGo = (target: Element | null, keys: MouseEventInit = {}) =>
  target?.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, ...keys }));

beforeEach(() => {
  pressed.mockClear();
});

afterEach(() => {
  document.body.replaceChildren();
  window.heldDown = null;
});

it('clicks once on what took the place of a button, where it is let go there', () => {
  const [before, after] = [part('before'), part('after')];
  window.heldDown = before.word;
  takeHeldPress(before.tree, after.tree);
  expect(pressed).not.toHaveBeenCalled();
  letGo(after.word);
  letGo(after.word);
  expect(pressed.mock.calls).toEqual([['after']]);
});

it('clicks on nothing where it is let go elsewhere', () => {
  const [before, after] = [part('before'), part('after')];
  window.heldDown = before.word;
  takeHeldPress(before.tree, after.tree);
  letGo(after.tree.querySelector('p'));
  letGo(after.word);
  expect(pressed).not.toHaveBeenCalled();
});

it('clicks on nothing where it was dragged', () => {
  const [before, after] = [part('before'), part('after')];
  window.heldDown = before.word;
  takeHeldPress(before.tree, after.tree);
  after.word?.dispatchEvent(new Event('dragend', { bubbles: true }));
  letGo(after.word);
  expect(pressed).not.toHaveBeenCalled();
});

it.each([
  ['nothing is held down', () => null],
  ['a text is held down', ({ tree }: { tree: Element }) => tree.querySelector('p')],
])('clicks on nothing where %s', (_, held) => {
  const [before, after] = [part('before'), part('after')];
  window.heldDown = held(before);
  takeHeldPress(before.tree, after.tree);
  letGo(after.word);
  expect(pressed).not.toHaveBeenCalled();
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'clicks on nothing with %s, which asks for a window',
  (key) => {
    const [before, after] = [part('before'), part('after')];
    window.heldDown = before.word;
    takeHeldPress(before.tree, after.tree);
    letGo(after.word, { [key]: true });
    expect(pressed).not.toHaveBeenCalled();
  },
);
