import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { jsonResponse, stubFetch } from '../testing/browser';
import { useFreshDocument } from './use-fresh-document';

const reload = jest.fn();
const loadedFor = (path: string) =>
  // jsdom keeps no record of it.
  Object.assign(performance, {
    getEntriesByType: () => [{ name: new URL(path, location.origin).href }],
  });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

beforeEach(() => {
  history.replaceState(null, '', '/pricing');
  reload.mockClear();
});
afterEach(() => void Reflect.deleteProperty(performance, 'getEntriesByType'));

async function fail(loadedPath: string, answer: Parameters<typeof stubFetch>[0], isLoss = true) {
  loadedFor(loadedPath);
  const asked = stubFetch(answer);
  renderHook(() => useFreshDocument(isLoss, reload));
  await settled();
  return asked;
}

it.each([200, 404])('loads a page anew that the server has, by status %d', async (status) => {
  const asked = await fail('/', () => jsonResponse({}, status));
  expect(asked).toHaveBeenCalledWith(`${location.origin}/pricing`, {
    method: 'HEAD',
    cache: 'no-store',
    signal: expect.any(AbortSignal),
  });
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['is in trouble', () => jsonResponse({}, 503)],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('leaves everything as it is where the server %s', async (_, answer) => {
  expect(await fail('/', answer)).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

it.each(['/', '/pricing'])(
  'loads the page anew once there is a connection, from %s',
  async (from) => {
    let isOnline = false;
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    await fail(from, () => (isOnline ? jsonResponse({}) : offline()));
    expect(reload).not.toHaveBeenCalled();
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

it('leaves the page alone that one has gone on to meanwhile', async () => {
  loadedFor('/');
  let answer: (response: Response) => void = () => undefined;
  stubFetch(() => new Promise((resolve) => (answer = resolve)));
  const { unmount } = renderHook(() => useFreshDocument(true, reload));
  unmount();
  answer(await jsonResponse({}));
  await settled();
  expect(reload).not.toHaveBeenCalled();
});

it('does not go on loading a page that has failed in a document of its own', async () => {
  expect(await fail('/pricing?plan=x', () => jsonResponse({}))).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('does nothing for a page that has come, and fails', async () => {
  expect(await fail('/', () => jsonResponse({}), false)).not.toHaveBeenCalled();
});
