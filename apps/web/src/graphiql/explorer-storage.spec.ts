import { afterEach, expect, it } from '@jest/globals';
import { clearTab, readInTab, TAB_KEYS } from '../session/storage';
import { createExplorerStorage } from './explorer-storage';

afterEach(clearTab);

it('keeps in the tab what outlives a reload', () => {
  const storage = createExplorerStorage();
  storage.setItem('graphiql:query', '{ mine }');
  storage.setItem('graphiql:theme', 'dark');
  storage.removeItem('graphiql:theme');
  const { getItem, length } = createExplorerStorage();
  expect([getItem('graphiql:query'), getItem('graphiql:theme'), length]).toEqual([
    '{ mine }',
    null,
    1,
  ]);
});

it('keeps nothing that is written once its writer has left', () => {
  const storage = createExplorerStorage();
  storage.setItem('graphiql:query', '{ mine }');
  storage.close();
  clearTab();
  storage.setItem('graphiql:query', '{ mine }');
  storage.removeItem('graphiql:theme');
  expect(readInTab(TAB_KEYS.explorer)).toBeNull();
});
