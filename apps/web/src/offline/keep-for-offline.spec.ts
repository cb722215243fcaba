/** @jest-environment node */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { keepForOffline } from './keep-for-offline';
import { LOADED_FILES } from './loaded-files';

const ORIGIN = 'https://product.test';
const channels: FakeChannel[] = [];
let pageLoads: (paths: readonly string[]) => void;

class FakeChannel {
  onmessage: ((event: { data: string[] }) => void) | null = null;
  readonly close = jest.fn();
  constructor(readonly name: string) {
    channels.push(this);
  }
}

class FakeObserver {
  readonly observe = jest.fn();
  readonly disconnect = jest.fn();
  constructor(tell: (list: { getEntries: () => { name: string }[] }) => void) {
    pageLoads = (paths) =>
      tell({ getEntries: () => paths.map((path) => ({ name: new URL(path, ORIGIN).href })) });
  }
}

function fakeContainer(register = async () => {}) {
  const [waiting, active] = [{ postMessage: jest.fn() }, { postMessage: jest.fn() }];
  const registration: Record<string, unknown> = { waiting: null, active };
  const registered = jest.fn(register);
  const container = { register: registered, ready: Promise.resolve(registration) };
  return {
    container: container as unknown as ServiceWorkerContainer,
    registration,
    registered,
    waiting,
    active,
  };
}
const settle = () => jest.advanceTimersByTimeAsync(10_000);

beforeEach(() => {
  jest.useFakeTimers();
  channels.length = 0;
  Object.assign(globalThis, {
    window: new EventTarget(),
    BroadcastChannel: FakeChannel,
    PerformanceObserver: FakeObserver,
    location: new URL(ORIGIN),
  });
});
afterEach(() => void jest.useRealTimers());

it('says what the page and its workers have loaded, soon, and again with what is loaded after', async () => {
  const { container, registered, active } = fakeContainer();
  keepForOffline(container);
  pageLoads(['/assets/main.js', '/api/auth/me', 'https://other.test/assets/x.js']);
  expect(channels[0]?.name).toBe(LOADED_FILES);
  channels[0]?.onmessage?.({ data: ['/assets/en.dict.bin'] });
  expect(registered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2_000);
  pageLoads(['/assets/fr.dict.bin']);
  await jest.advanceTimersByTimeAsync(1_000);
  const loaded = ['/assets/main.js', '/assets/en.dict.bin', '/assets/fr.dict.bin'];
  expect(active.postMessage.mock.calls).toEqual([[loaded]]);
  pageLoads(['/assets/es.dict.bin']);
  await settle();
  expect(active.postMessage.mock.calls[1]).toEqual([[...loaded, '/assets/es.dict.bin']]);
  expect(active.postMessage).toHaveBeenCalledTimes(2);
});

it('says it to the newest worker', async () => {
  const { container, registration, waiting, active } = fakeContainer();
  keepForOffline(container);
  registration.waiting = waiting;
  pageLoads(['/assets/main.js']);
  await settle();
  expect(waiting.postMessage).toHaveBeenCalledWith(['/assets/main.js']);
  expect(active.postMessage).not.toHaveBeenCalled();
});

it('is silent where no worker can be had', async () => {
  const { container, active } = fakeContainer(() => Promise.reject(new Error('blocked')));
  keepForOffline(container);
  pageLoads(['/assets/main.js']);
  await settle();
  expect(active.postMessage).not.toHaveBeenCalled();
});

it('tries again once there is a connection', async () => {
  const { container, registered, active } = fakeContainer();
  registered.mockRejectedValueOnce(new TypeError('no network'));
  keepForOffline(container);
  pageLoads(['/assets/main.js']);
  await settle();
  expect(active.postMessage).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(active.postMessage.mock.calls).toEqual([[['/assets/main.js']]]);
});

it('keeps nothing more for who has left the editor', async () => {
  const { container, registered } = fakeContainer();
  const leave = keepForOffline(container);
  pageLoads(['/assets/main.js']);
  leave();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(registered).not.toHaveBeenCalled();
  expect(channels[0]?.close).toHaveBeenCalled();
});
