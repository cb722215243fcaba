import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createApiClient } from './client';

const query = gql`
  query Pricing {
    pricing {
      isAvailable
      cacheExpirationSeconds
    }
  }
`;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function clientWith(cacheExpirationSeconds: number) {
  const pricing = { __typename: 'Pricing', isAvailable: true, cacheExpirationSeconds };
  const headers = { 'content-type': 'application/json' };
  const fetch = jest.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(JSON.stringify({ data: { pricing } }), { headers })),
  );
  return { fetch, client: createApiClient({ uri: 'http://test/', getToken: () => null, fetch }) };
}

it('are asked for once while they are good, and anew from then on', async () => {
  const { client, fetch } = clientWith(3600);
  await client.query({ query });
  jest.advanceTimersByTime(3_599_000);
  await client.query({ query });
  expect(fetch).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  await client.query({ query });
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('are not dropped all the time, whatever the server says', async () => {
  const { client, fetch } = clientWith(0);
  await client.query({ query });
  jest.advanceTimersByTime(9_000);
  await client.query({ query });
  expect(fetch).toHaveBeenCalledTimes(1);
});
