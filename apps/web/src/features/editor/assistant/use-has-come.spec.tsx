import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useHasCome } from './use-has-come';

const DAY = 86_400_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([1_000, 40 * DAY])('a moment comes once %d ms are over', (wait) => {
  const moment = Date.now() + wait;
  const { result } = renderHook(() => useHasCome(moment));
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  expect(result.current).toBe(false);
  pass(wait - 1);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

it('a moment that the device has slept through has come when the page is seen again', () => {
  const moment = Date.now() + DAY;
  const { result } = renderHook(() => useHasCome(moment));
  jest.setSystemTime(moment);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(true);
});
