import type { PlanId, SubscriptionQuery } from '@tercet/api-client/generated';
import type { SessionUser } from '@tercet/contracts';
import type { Offer } from '../../billing/offers';

/** Where whoever looks at the plans stands. */
export interface Standing {
  readonly isSignedIn: boolean;
  /** The plan in force; null for visitors, and while it is not known which of premium's it is. */
  readonly plan: PlanId | null;
  /** Whether it ends by itself. */
  readonly isCancelled: boolean;
  /** Whether a payment is due: until it is made, nothing is switched. */
  readonly paymentFailed: boolean;
  readonly until: string | null;
}

export const PLAN_OF: Readonly<Record<Offer, PlanId>> = {
  free: 'FREE',
  'premium-monthly': 'PREMIUM_MONTHLY',
  'premium-yearly': 'PREMIUM_YEARLY',
};

type Subscription = SubscriptionQuery['subscription'];

/** @param subscription undefined until the server has said it */
export function standingOf(user: SessionUser | null, subscription?: Subscription): Standing {
  const inForce = subscription?.isPremium ? subscription : undefined;
  const unknown = user?.isPremium ? null : 'FREE';
  const plan = subscription ? (inForce?.plan ?? 'FREE') : unknown;
  return {
    isSignedIn: user !== null,
    plan: user ? plan : null,
    isCancelled: inForce?.isCancelled ?? false,
    paymentFailed: inForce?.paymentFailed ?? false,
    until: inForce?.expiresAt ?? null,
  };
}
