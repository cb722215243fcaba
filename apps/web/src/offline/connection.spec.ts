import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { connection } from './connection';

const ask = jest.fn<typeof fetch>();
const listener = jest.fn();
let onLine: jest.SpiedGetter<boolean>;
let stop: () => void;

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const answer = () => Promise.resolve({ status: 200 } as Response);
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

function go(where: 'online' | 'offline') {
  onLine.mockReturnValue(where === 'online');
  window.dispatchEvent(new Event(where));
  return settle();
}

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = ask.mockReset();
  listener.mockReset();
  onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

// The tests' own address is that of a server on the same machine.
describe('a server on the same machine', () => {
  beforeEach(async () => {
    stop = connection.subscribe(listener);
    await settle();
  });

  it('is not asked while there is a connection', () => {
    expect([connection.isThere(), ask.mock.calls]).toEqual([true, []]);
  });

  it('is there without a connection where it answers', async () => {
    ask.mockImplementation(answer);
    await go('offline');
    expect([connection.isThere(), ask.mock.calls.length]).toEqual([true, 1]);
    await settle(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is gone where it does not, until it answers', async () => {
    ask.mockImplementation(noAnswer);
    await go('offline');
    expect(connection.isThere()).toBe(false);
    ask.mockImplementation(answer);
    listener.mockClear();
    await settle(5_000);
    expect(connection.isThere()).toBe(true);
    expect(listener).toHaveBeenCalled();
  });

  it('is there again with the connection, and not asked any more', async () => {
    ask.mockImplementation(noAnswer);
    await go('offline');
    await go('online');
    expect(connection.isThere()).toBe(true);
    await settle(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is not asked once nobody wants to know', async () => {
    ask.mockImplementation(noAnswer);
    await go('offline');
    stop();
    await settle(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

it('is known at once where the page was opened without one', async () => {
  ask.mockImplementation(noAnswer);
  onLine.mockReturnValue(false);
  stop = connection.subscribe(listener);
  await settle();
  expect(connection.isThere()).toBe(false);
});
