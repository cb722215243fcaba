import { undo } from '@codemirror/commands';
import { expect, it } from '@jest/globals';
import { createView } from './create-view';

const words = { label: 'Your text', placeholder: '', phrases: {} };

it.each([
  ['beyond its end', 'Precious. abc', { anchor: 1, head: 99 }, [1, 13]],
  ['before its start', 'Precious.', { anchor: -4, head: 0 }, [0, 0]],
  ['in lines that end in two signs', 'Precious. a\r\nb\r\nc', { anchor: 1, head: 99 }, [1, 15]],
] as const)('opens a kept text whose selection lies %s', (_where, text, selection, expected) => {
  const parent = document.createElement('div');
  const view = createView({ parent, text, selection, words, extensions: [] });
  const { anchor, head } = view.state.selection.main;
  expect([anchor, head]).toEqual(expected);
  expect(view.state.doc.toString()).toContain('Precious.');
  view.destroy();
});

it('cannot undo the text that it opens with', () => {
  const parent = document.createElement('div');
  const selection = { anchor: 0, head: 0 };
  const view = createView({ parent, text: 'Precious.', selection, words, extensions: [] });
  expect(undo(view)).toBe(false);
  expect(view.state.doc.toString()).toBe('Precious.');
  view.destroy();
});
