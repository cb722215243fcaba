import type { FieldPolicy } from '@apollo/client';
import { pricesLastMs } from './prices-last';

/** Prices are good for as long as the server says with them. Then they leave the cache, so that whoever wants them asks anew. */
export const freshPricing: FieldPolicy = {
  merge(_before: unknown, incoming: { readonly cacheExpirationSeconds: number }, options) {
    const { cache, storage } = options;
    clearTimeout(storage.timer as ReturnType<typeof setTimeout> | undefined);
    const wait = pricesLastMs(incoming.cacheExpirationSeconds);
    storage.timer = setTimeout(() => cache.evict({ id: 'ROOT_QUERY', fieldName: 'pricing' }), wait);
    return incoming;
  },
};
