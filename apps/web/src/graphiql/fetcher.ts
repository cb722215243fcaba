import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';

/** Sends queries and mutations to the API, with the token when there is one. */
export function createFetcher(token: string): Fetcher {
  return createGraphiQLFetcher({
    url: '/graphql',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
}
