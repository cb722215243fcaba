import type Stripe from 'stripe';
import type { EndReason } from '../../subscription/subscription-status';

/** Kept as the comment of a cancellation of ours, which support reads at the provider. */
const COMMENTS: Readonly<Record<EndReason, string>> = {
  unpaid: 'Ended by itself: the payment was not made',
  refunded: 'Ended by itself: the payment was refunded',
  disputed: 'Ended by itself: the payment is contested',
};
const REASONS = Object.keys(COMMENTS) as EndReason[];

/** What ends a subscription at once, with the reason. */
export const endingBecause = (reason: EndReason): Stripe.SubscriptionCancelParams => ({
  cancellation_details: { comment: COMMENTS[reason] },
});

/** Why a subscription that is over has ended; null where somebody wanted that. */
export function endReasonOf({
  status,
  cancellation_details,
}: Stripe.Subscription): EndReason | null {
  const { comment, reason } = cancellation_details ?? {};
  const ours = REASONS.find((each) => COMMENTS[each] === comment);
  if (ours) return ours;
  if (status === 'unpaid' || reason === 'payment_failed') return 'unpaid';
  return reason === 'payment_disputed' ? 'disputed' : null;
}
