import type Stripe from 'stripe';
import { AppError } from '../../../platform/errors/app-error';

/** Each switch may be at the price of some minutes before: often enough, nothing that is used would be paid for. */
const SWITCHES_A_DAY = 5;
const DAY = 86_400;

/**
 * @param now by the provider's clock, in seconds
 * @throws {AppError} RATE_LIMITED where a subscription was switched often enough within a day
 */
export async function assertSwitchesLeft(
  stripe: Stripe,
  subscription: string,
  now: number,
): Promise<void> {
  const created = { gt: now - DAY };
  const { data } = await stripe.invoices.list({ subscription, created, limit: 100 });
  const switches = data.filter(({ billing_reason }) => billing_reason === 'subscription_update');
  const oldest = switches[SWITCHES_A_DAY - 1];
  if (!oldest) return;
  const retryAfterSeconds = oldest.created + DAY - now;
  throw new AppError('RATE_LIMITED', { args: { retryAfterSeconds }, retryAfterSeconds });
}
