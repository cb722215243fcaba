import { InMemoryCache } from '@apollo/client';
import { freshPricing } from './fresh-pricing';

/** What the client keeps of the server's answers. */
export const createApiCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      // One subscription a person: it has no id of its own, and its parts arrive together.
      Query: { fields: { subscription: { merge: true }, pricing: freshPricing } },
      UserSubscription: { keyFields: [] },
    },
  });
