import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { jsonResponse, stubFetch } from '../testing/browser';
import { useFirstPrices } from './use-first-prices';

const SECONDS = 60;

let asked: ReturnType<typeof stubFetch>;
let isHidden: boolean;
beforeEach(() => {
  jest.useFakeTimers();
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  asked = stubFetch(() =>
    jsonResponse({
      data: {
        pricing: { plans: [], cacheExpirationSeconds: SECONDS, call: asked.mock.calls.length },
      },
    }),
  );
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
async function open() {
  const view = renderHook(() => useFirstPrices());
  await pass(0);
  return view;
}

describe('the first prices', () => {
  it('are asked for again when the server no longer vouches for them, while the page is there', async () => {
    const { result, unmount } = await open();
    await pass(SECONDS - 1);
    expect(asked).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(result.current.prices).toMatchObject({ call: 2 });
    unmount();
    await pass(10 * SECONDS);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('are not asked for again while nobody sees the page, and are once somebody does', async () => {
    await open();
    isHidden = true;
    await pass(10 * SECONDS);
    expect(asked).toHaveBeenCalledTimes(1);
    isHidden = false;
    await pass(SECONDS);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('are asked for once in a page that opens where nobody sees it', async () => {
    isHidden = true;
    const { result } = await open();
    expect(result.current.prices).toMatchObject({ call: 1 });
  });

  it('stay those of before where new ones do not come', async () => {
    const { result } = await open();
    asked.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    await pass(SECONDS);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(result.current).toMatchObject({ prices: { call: 1 }, isLost: false });
  });
});
