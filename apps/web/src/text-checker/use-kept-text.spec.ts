import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { TAB_KEYS } from '../session/storage';
import { useKeptText } from './use-kept-text';

const stored = () => sessionStorage.getItem(TAB_KEYS.checkedText);

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.useRealTimers());

it('is kept when the typing rests, and at once when the page is left', () => {
  jest.useFakeTimers();
  const { rerender, unmount } = renderHook(useKeptText, { initialProps: 'M' });
  rerender('Mi');
  jest.advanceTimersByTime(299);
  expect(stored()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(stored()).toBe('Mi');
  rerender('Min');
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toBe('Min');
  rerender('Mine');
  unmount();
  expect(stored()).toBe('Mine');
});
