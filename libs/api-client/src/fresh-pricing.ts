import type { FieldPolicy } from '@apollo/client';

/** A server that wants prices to be asked for anew all the time gets its wish within reason. Milliseconds. */
const LEAST_MS = 10_000;
/** Longest wait that a browser's timer can hold, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

/** Prices are good for as long as the server says with them. Then they leave the cache, so that whoever wants them asks anew. */
export const freshPricing: FieldPolicy = {
  merge(_before: unknown, incoming: { readonly cacheExpirationSeconds: number }, options) {
    const { cache, storage } = options;
    clearTimeout(storage.timer as ReturnType<typeof setTimeout> | undefined);
    const wait = Math.min(Math.max(incoming.cacheExpirationSeconds * 1000, LEAST_MS), LONGEST_MS);
    storage.timer = setTimeout(() => cache.evict({ id: 'ROOT_QUERY', fieldName: 'pricing' }), wait);
    return incoming;
  },
};
