import type { SubscriptionStateFragment } from '@tercet/api-client/generated';

/** From when on an end is near. */
const NEAR_MS = 7 * 86_400_000;

/** Whether a plan that was cancelled ends within seven days, or should have ended already. */
export function endsSoon(
  { isCancelled, expiresAt }: Pick<SubscriptionStateFragment, 'isCancelled' | 'expiresAt'>,
  now = Date.now(),
): boolean {
  return isCancelled && expiresAt !== null && Date.parse(expiresAt) - now <= NEAR_MS;
}
