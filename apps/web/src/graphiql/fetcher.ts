import { createGraphiQLFetcher, type Fetcher, type FetcherParams } from '@graphiql/toolkit';
import { getOperationAST, parse } from 'graphql';
import { meros } from 'meros/browser';

const URL = '/graphql';

/** One part of a streamed subscription; a part without a payload only keeps the connection open. */
interface StreamedPart {
  payload?: object | null;
  errors?: readonly object[];
}

function isSubscription({ query, operationName }: FetcherParams): boolean {
  return getOperationAST(parse(query), operationName)?.operation === 'subscription';
}

/** Reads a subscription the way the API streams it: as parts of one answer to an ordinary POST. */
async function* subscribe(params: FetcherParams, headers: Record<string, string>) {
  const abort = new AbortController();
  try {
    const response = await fetch(URL, {
      method: 'POST',
      signal: abort.signal,
      headers: {
        ...headers,
        'content-type': 'application/json',
        accept: 'multipart/mixed;subscriptionSpec=1.0, application/json',
      },
      body: JSON.stringify(params),
    });
    const parts = await meros<StreamedPart>(response);
    if (parts instanceof Response) {
      yield await parts.json();
      return;
    }
    for await (const { json, body } of parts) {
      if (!json) continue;
      if (body.payload) yield body.payload;
      if (body.errors) yield { errors: body.errors };
    }
  } finally {
    abort.abort();
  }
}

/** Sends operations to the API, with the token when there is one. */
export function createFetcher(token: string): Fetcher {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const once = createGraphiQLFetcher({ url: URL, headers });
  return (params, options) =>
    isSubscription(params)
      ? subscribe(params, { ...headers, ...(options?.headers as Record<string, string>) })
      : once(params, options);
}
