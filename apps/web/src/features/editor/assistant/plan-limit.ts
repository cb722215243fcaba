import { PLAN_LIMITS } from '@tercet/contracts';

/** UTF-16 code units that a request of a person may have. */
export const requestLimit = (user: { readonly isPremium: boolean } | null | undefined): number =>
  PLAN_LIMITS[user?.isPremium ? 'premium' : 'free'].transformCharacters;
