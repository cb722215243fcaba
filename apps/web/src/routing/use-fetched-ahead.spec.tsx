import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { LazyPage } from './lazy-page';
import { useFetchedAhead } from './use-fetched-ahead';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function fetchAhead(isWanted: boolean, preload = () => Promise.resolve()) {
  const fetched = jest.fn<LazyPage['preload']>(preload);
  const pages: LazyPage[] = [{ Page: () => null, preload: fetched }];
  const { rerender } = renderHook((wanted: boolean) => useFetchedAhead(pages, wanted), {
    initialProps: isWanted,
  });
  return { fetched, rerender };
}
const wait = () => act(() => jest.advanceTimersByTimeAsync(10_000));

it('leaves the connection to the page that is open, and then fetches others', async () => {
  const { fetched } = fetchAhead(true);
  expect(fetched).not.toHaveBeenCalled();
  await wait();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('fetches nothing that is not wanted, or no longer', async () => {
  const { fetched, rerender } = fetchAhead(false);
  await wait();
  rerender(true);
  rerender(false);
  await wait();
  expect(fetched).not.toHaveBeenCalled();
});

it('is silent about what does not come', async () => {
  const { fetched } = fetchAhead(true, () => Promise.reject(new Error('offline')));
  await wait();
  expect(fetched).toHaveBeenCalledTimes(1);
});
