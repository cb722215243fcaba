import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PricingDocument } from '@tercet/api-client/generated';
import { act, screen } from '@testing-library/react';
import { parse, print } from 'graphql';
import { pricing } from '../../billing/testing/billing';
import { giver } from '../../routing/giver';
import { session } from '../../session/session';
import { jsonResponse, stubFetch } from '../../testing/browser';
import { person, sessionFor } from '../../testing/person';
import { renderPage } from '../../testing/render-page';
import { PricingPage, type KnownPlans } from './PricingPage';

const onLive = jest.fn();
const Live = giver<KnownPlans>(function useNothingYet() {
  onLive();
  return { isLoading: true };
});

const answers =
  (change = {}) =>
  () =>
    jsonResponse({ data: { pricing: pricing(change) } });

async function open(answer: () => Promise<Response>) {
  const fetched = stubFetch(answer);
  renderPage(<PricingPage Live={Live} />, { at: '/pricing' });
  await act(async () => {});
  return fetched;
}

beforeEach(() => {
  jest.useFakeTimers();
  onLive.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  act(() => session.signOut());
});

it('shows a visitor the prices without the data client, by the same query', async () => {
  const fetched = await open(answers());
  expect(screen.getByText('€89.99')).toBeVisible();
  expect(screen.queryByText('Loading prices…')).toBeNull();
  expect(screen.getByRole('link', { name: 'Choose yearly' })).toBeVisible();
  expect(onLive).not.toHaveBeenCalled();
  const { query } = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)) as { query: string };
  expect(print(parse(query))).toBe(print(PricingDocument));
});

it('says where no money moves', async () => {
  await open(answers({ isTest: true }));
  expect(screen.getByText(/^Test payments/)).toBeVisible();
});

it.each([
  ['has failed', () => jsonResponse({ errors: [{ message: 'x' }], data: null })],
  [
    'makes no sense',
    () => Promise.resolve({ json: () => Promise.reject(new SyntaxError()) } as Response),
  ],
  ['lacks the plans', () => jsonResponse({ data: { pricing: {} } })],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
])('leaves the prices to the data client where the answer %s', async (_what, answer) => {
  await open(answer);
  expect(onLive).toHaveBeenCalled();
  expect(screen.getByText('Loading prices…')).toBeInTheDocument();
});

it('waits for an answer that does not come no longer than its patience', async () => {
  const patience = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  stubFetch(
    (_path, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('timed out'))),
      ),
  );
  renderPage(<PricingPage Live={Live} />, { at: '/pricing' });
  await act(async () => {});
  expect(onLive).not.toHaveBeenCalled();
  await act(async () => patience.abort());
  expect(onLive).toHaveBeenCalled();
  timeout.mockRestore();
});

describe('prices that are no longer good', () => {
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('are asked for anew, and shown until others come', async () => {
    const fetched = await open(answers({ cacheExpirationSeconds: 60 }));
    await wait(59_999);
    expect(fetched).toHaveBeenCalledTimes(1);
    stubFetch(() => new Promise(() => undefined));
    await wait(1);
    expect(screen.getByText('€89.99')).toBeVisible();
    expect(screen.queryByText('Loading prices…')).toBeNull();
  });

  it('stay where others cannot be had, and are asked for again', async () => {
    await open(answers({ cacheExpirationSeconds: 60 }));
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await wait(60_000);
    expect(screen.getByText('€89.99')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onLive).not.toHaveBeenCalled();
    const again = stubFetch(answers({ isTest: true }));
    await wait(60_000);
    expect(again).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/^Test payments/)).toBeVisible();
  });

  it('are not asked for all the time, whatever the server says', async () => {
    const fetched = await open(answers({ cacheExpirationSeconds: 0 }));
    await wait(9_999);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

it('leaves all to the data client where somebody is signed in', async () => {
  const fetched = stubFetch(answers());
  session.signIn(sessionFor(1000, person()));
  fetched.mockClear();
  renderPage(<PricingPage Live={Live} />, { at: '/pricing' });
  await act(async () => {});
  expect(onLive).toHaveBeenCalled();
  expect(fetched.mock.calls.filter(([at]) => at === '/graphql')).toEqual([]);
});
