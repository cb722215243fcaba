import { expect, it } from '@jest/globals';
import { takesOver } from './takes-over';

const BUILD = { entry: '/assets/main-new.js' };
const OLD = ['/assets/main-old.js', '/assets/editor-old.js'];
const NEW = ['/assets/main-new.js', '/assets/editor-new.js'];

it.each([
  ['a page of its build that is alone', NEW, 1, true],
  ['a page of its build beside another', NEW, 2, false],
  ['a page of the build before', OLD, 1, false],
  ['a page that has loaded nothing', [], 1, false],
])('of %s: %s %d %s', (_, loaded, pages, isTaken) => {
  expect(takesOver(BUILD, loaded, pages)).toBe(isTaken);
});
