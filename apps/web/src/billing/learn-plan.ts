import type { SubscriptionStateFragment } from '@tercet/api-client/generated';
import { session } from '../session/session';

/**
 * Tells the session whether its person is premium, as the server has just said with their subscription: the badge, what
 * is offered and the extension go by the session.
 */
export function learnPlan(
  { isPremium }: Pick<SubscriptionStateFragment, 'isPremium'>,
  personId: string,
): void {
  const { user } = session.getState();
  if (!user || user.id !== personId || user.isPremium === isPremium) return;
  session.takeUser({ ...user, isPremium, subscriptionType: isPremium ? 'premium' : 'free' });
}
