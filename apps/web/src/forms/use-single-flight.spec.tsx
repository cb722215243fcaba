import { expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useSingleFlight } from './use-single-flight';

function underWay() {
  let settle: (failure?: Error) => void = () => undefined;
  const action = jest.fn(
    (_what: string) =>
      new Promise<void>((resolve, reject) => {
        settle = (failure) => (failure ? reject(failure) : resolve());
      }),
  );
  const { result, rerender } = renderHook(() => useSingleFlight(action));
  return { action, result, rerender, settle: (failure?: Error) => settle(failure) };
}

it('does nothing again while the last call is under way, in this rendering or the next', async () => {
  const { action, result, rerender, settle } = underWay();
  const first = result.current('first');
  await result.current('second');
  rerender();
  await result.current('third');
  expect(action.mock.calls).toEqual([['first']]);
  settle();
  await first;
  void result.current('fourth');
  expect(action.mock.calls).toEqual([['first'], ['fourth']]);
});

it('can be called again after a failure, of which it tells', async () => {
  const { action, result, settle } = underWay();
  const first = result.current('first');
  settle(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  void result.current('second');
  expect(action).toHaveBeenCalledTimes(2);
});
