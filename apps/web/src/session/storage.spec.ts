import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { TAB_KEYS } from './storage';

const KEY = TAB_KEYS.checkedText;

/** As the page has it that is loaded with the tab as it is. */
async function reloaded() {
  jest.resetModules();
  return import('./storage');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

it('keeps in the tab what outlives a reload, until it is forgotten', async () => {
  (await reloaded()).keepInTab(KEY, 'Mine');
  const { keepInTab, readInTab } = await reloaded();
  expect(readInTab(KEY)).toBe('Mine');
  keepInTab(KEY, null);
  expect(readInTab(KEY)).toBeNull();
  expect((await reloaded()).readInTab(KEY)).toBeNull();
});

it('keeps for as long as the page what a tab has where the browser forbids storage', async () => {
  const forbid = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  const { keepInTab, readInTab } = await reloaded();
  expect(readInTab(KEY)).toBeNull();
  keepInTab(KEY, 'Mine');
  expect(readInTab(KEY)).toBe('Mine');
  expect((await reloaded()).readInTab(KEY)).toBeNull();
});

it('goes by what another document of the tab has kept since', async () => {
  const { keepInTab, readInTab } = await reloaded();
  keepInTab(KEY, 'Mine');
  (await reloaded()).keepInTab(KEY, 'Mine, and longer');
  expect(readInTab(KEY)).toBe('Mine, and longer');
});

it('leaves nothing of its own in the tab', async () => {
  const { clearTab, keepInTab } = await reloaded();
  for (const key of Object.values(TAB_KEYS)) keepInTab(key, 'Mine');
  sessionStorage.setItem('other', 'stays');
  clearTab();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});
