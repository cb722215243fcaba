import type { PlanId } from '@tercet/api-client/generated';
import type { Offer } from '../../billing/offers';
import { useSubscription } from '../../billing/use-subscription';
import { useSession } from '../../session/session';

/** Where whoever looks at the plans stands. */
export interface Standing {
  readonly isSignedIn: boolean;
  /** The plan in force; null for visitors, and while it is not known which of premium's it is. */
  readonly plan: PlanId | null;
  /** Whether it ends by itself. */
  readonly isCancelled: boolean;
  readonly until: string | null;
}

export const PLAN_OF: Readonly<Record<Offer, PlanId>> = {
  free: 'FREE',
  'premium-monthly': 'PREMIUM_MONTHLY',
  'premium-yearly': 'PREMIUM_YEARLY',
};

export function useStanding() {
  const { user } = useSession();
  const { subscription, ...loading } = useSubscription();
  const inForce = subscription?.isPremium ? subscription : undefined;
  const unknown = user?.isPremium ? null : 'FREE';
  const plan = subscription ? (inForce?.plan ?? 'FREE') : unknown;
  const standing: Standing = {
    isSignedIn: user !== null,
    plan: user ? plan : null,
    isCancelled: inForce?.isCancelled ?? false,
    until: inForce?.expiresAt ?? null,
  };
  return { standing, ...loading };
}
