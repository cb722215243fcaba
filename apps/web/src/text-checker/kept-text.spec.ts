import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { TAB_KEYS } from '../session/storage';
import { useKeptText } from './use-kept-text';

/** As the page has it that is loaded with the tab as it is. */
async function reloaded() {
  jest.resetModules();
  return import('./kept-text');
}

const stored = () => sessionStorage.getItem(TAB_KEYS.checkedText);

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('outlives a reload, until it is forgotten', async () => {
  (await reloaded()).keepText('Mine');
  const { keepText, keptText } = await reloaded();
  expect(keptText()).toBe('Mine');
  keepText(null);
  expect(keptText()).toBeNull();
  expect((await reloaded()).keptText()).toBeNull();
});

it('lasts as long as the page where the browser forbids storage', async () => {
  const forbid = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  const { keepText, keptText } = await reloaded();
  expect(keptText()).toBeNull();
  keepText('Mine');
  expect(keptText()).toBe('Mine');
  expect((await reloaded()).keptText()).toBeNull();
});

it('is kept when the typing rests, and at once when the page is left', () => {
  jest.useFakeTimers();
  const { rerender, unmount } = renderHook(useKeptText, { initialProps: 'M' });
  rerender('Mi');
  expect(stored()).toBeNull();
  jest.advanceTimersByTime(300);
  expect(stored()).toBe('Mi');
  rerender('Min');
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toBe('Min');
  rerender('Mine');
  unmount();
  expect(stored()).toBe('Mine');
});
