import type { ApolloServerPlugin } from '@apollo/server';

/** Says in the header too when to try again: whatever speaks HTTP knows to wait for that. */
export const retryAfterHeader: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { body, http } }) {
        const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
        const waits = errors.map(({ extensions }) => Number(extensions?.['retryAfterSeconds']));
        const longest = Math.max(0, ...waits.filter(Number.isFinite));
        if (longest > 0) http.headers.set('retry-after', String(longest));
        return Promise.resolve();
      },
    }),
};
