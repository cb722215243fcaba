import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { session } from '../session/session';
import { person, sessionFor } from '../testing/person';
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

it('is not kept once more for a page that comes back, and may hold an older text', () => {
  const { unmount } = renderHook(useKeptText, { initialProps: 'Old' });
  window.dispatchEvent(new Event('pagehide'));
  sessionStorage.setItem(TAB_KEYS.checkedText, 'New');
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  expect(stored()).toBe('New');
});

it('is not kept for who leaves with it', () => {
  act(() => session.signIn(sessionFor(1000, person())));
  const { unmount } = renderHook(useKeptText, { initialProps: 'Mine' });
  act(() => session.signOut());
  unmount();
  expect(stored()).toBeNull();
});
