import type Stripe from 'stripe';
import { itemOf } from '../objects/subscription';
import type { Account } from '../store/account';
import type { Subscription } from '../store/rows';

export interface Ending {
  /** `null` takes a day back that was set. */
  readonly at?: number | null;
  readonly atPeriodEnd?: boolean;
  readonly comment?: string | null;
  readonly feedback?: Stripe.Subscription.CancellationDetails.Feedback | null;
}

const NO_DETAILS = { comment: null, feedback: null, feedback_option: null, reason: null };

/** What says when a subscription ends and since when that is known, as it is after a wish. */
export function ending(account: Account, of: Subscription, wish: Ending): Partial<Subscription> {
  const { at, atPeriodEnd, comment = null, feedback = null } = wish;
  const now = account.now(of.customer);
  const details = { ...NO_DETAILS, comment, feedback, reason: 'cancellation_requested' as const };
  if (atPeriodEnd === true) {
    return {
      cancel_at: itemOf(of).current_period_end,
      cancel_at_period_end: true,
      canceled_at: of.cancel_at_period_end ? of.canceled_at : now,
      cancellation_details: details,
    };
  }
  if (at) {
    return {
      cancel_at: at,
      cancel_at_period_end: false,
      canceled_at: now,
      cancellation_details: details,
    };
  }
  if (atPeriodEnd === undefined && at === undefined) return {};
  // A day that was set by itself stays until it is taken back by itself.
  if (at === undefined && of.cancel_at !== null && !of.cancel_at_period_end) return {};
  const goesOn = { cancel_at: null, cancel_at_period_end: false, canceled_at: null };
  return { ...goesOn, cancellation_details: NO_DETAILS };
}

/** Says when a subscription ends, or that it goes on. */
export function setEnding(account: Account, of: Subscription, wish: Ending): void {
  account.update('customer.subscription.updated', of, ending(account, of, wish));
}
