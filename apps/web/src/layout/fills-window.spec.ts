import { expect, it } from '@jest/globals';
import { fillsWindow } from './fills-window';

it.each([
  ['/editor', true],
  ['/Editor/', true],
  ['/', false],
  ['/editor/x', false],
])('at %s says whether the page fills the window: %s', (path, fills) => {
  expect(fillsWindow(path)).toBe(fills);
});
