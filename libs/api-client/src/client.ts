import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { cacheSizes } from '@apollo/client/utilities';
import { toAppError, type AppError } from './app-error';
import { createApiCache } from './cache';

export interface ApiClientOptions {
  /** Address of the GraphQL endpoint. */
  uri?: string;
  /** The access token of the moment, or null when signed out. Asked before every request. */
  getToken: () => string | null;
  /** Language of the interface, for what the server says in words. Asked before every request. */
  getLanguage?: () => string;
  /** Called when the server refuses the token that was sent. */
  onUnauthenticated?: (refusedToken: string) => void;
  /** Called with what the server has not done, whoever handles it. */
  onFailed?: (failure: { operation?: string; code: AppError['code'] }) => void;
  /** For tests and for places without a global `fetch`. */
  fetch?: typeof fetch;
}

/**
 * Results that are kept of reading the cache, beside the cache itself. By default they are tens of thousands, and an
 * allowance that changes with each request is another result each time.
 */
const RESULTS_KEPT = 500;
cacheSizes['inMemoryCache.executeSelectionSet'] = RESULTS_KEPT;
cacheSizes['inMemoryCache.executeSubSelectedArray'] = RESULTS_KEPT;
cacheSizes['inMemoryCache.maybeBroadcastWatch'] = RESULTS_KEPT;

/**
 * Context of a request about a token of its own, such as that of a link in a mail: no bearer goes with it, so that an
 * answer about the one is not taken for an answer about the other.
 */
export const FOR_NOBODY = { isForNobody: true };

/** The Apollo client of the web page and the extension. Subscriptions stream over the same HTTP endpoint. */
export function createApiClient(options: ApiClientOptions): ApolloClient {
  const { uri = '/graphql', getToken, getLanguage, onUnauthenticated, onFailed } = options;
  return new ApolloClient({
    cache: createApiCache(),
    link: ApolloLink.from([
      new ErrorLink(({ error, operation }) => {
        const { code } = toAppError(error);
        onFailed?.({ operation: operation.operationName, code });
        if (code !== 'UNAUTHENTICATED' && code !== 'TOKEN_EXPIRED') return;
        const token: unknown = operation.getContext().token;
        if (typeof token === 'string') onUnauthenticated?.(token);
      }),
      new SetContextLink(({ headers, isForNobody }) => {
        const token = isForNobody ? null : getToken();
        const language = getLanguage?.();
        return {
          token,
          headers: {
            ...headers,
            ...(language && { 'accept-language': language }),
            ...(token && { authorization: `Bearer ${token}` }),
          },
        };
      }),
      new HttpLink({ uri, ...(options.fetch && { fetch: options.fetch }) }),
    ]),
  });
}
