import type { PaidPlanId } from '@tercet/contracts';
import type Stripe from 'stripe';
import type { SubscriptionStatus } from '../../subscription/subscription-status';
import type { PaidSubscription } from '../../subscription/subscription-records';
import { endReasonOf } from './end-reason';

type ProviderStatus = Stripe.Subscription['status'];

/** What is paid for, or tried to be. */
const LIVE: readonly ProviderStatus[] = ['active', 'trialing', 'past_due'];
/** Not paid for, and not at its end: it may come to life again. */
const DORMANT: readonly ProviderStatus[] = ['unpaid', 'paused', 'incomplete'];

export const isLive = ({ status }: Stripe.Subscription): boolean => LIVE.includes(status);
const isPaid = (of: Stripe.Subscription): boolean => isLive(of) && of.status !== 'past_due';
const isDormant = ({ status }: Stripe.Subscription): boolean => DORMANT.includes(status);

/** Of one whose first payment has not been made nothing came yet, or ever. */
const hasBegun = ({ status }: Stripe.Subscription): boolean =>
  status !== 'incomplete' && status !== 'incomplete_expired';

const byAge = (a: Stripe.Subscription, b: Stripe.Subscription): number =>
  a.created - b.created || a.id.localeCompare(b.id);

export interface Chosen {
  /** The one that counts. */
  readonly kept?: Stripe.Subscription;
  /** Others that have not ended, beside one that is live. */
  readonly extra: readonly Stripe.Subscription[];
}

export const isEnding = ({ cancel_at, cancel_at_period_end }: Stripe.Subscription): boolean =>
  cancel_at != null || cancel_at_period_end;

/** One that ends after another period has the longest to go. */
const lastToEnd = (ending: readonly Stripe.Subscription[]): Stripe.Subscription | undefined =>
  ending.toSorted((a, b) => (endOf(b) ?? Infinity) - (endOf(a) ?? Infinity))[0];

const endsByItself = (of: Stripe.Subscription): boolean => isPaid(of) && endOf(of) !== undefined;

/**
 * Which of a customer's subscriptions counts: the first that is paid and goes on, or else the one that is paid for longest, or
 * else live, or else the last that was. One that is paid and ends by itself is in nobody's way: whoever buys anew in its last moments
 * has both, also while their bank still asks.
 */
export function choose(subscriptions: readonly Stripe.Subscription[]): Chosen {
  const known = subscriptions.filter(hasBegun).sort(byAge);
  // Whoever has bought anew beside one whose payment failed has paid for the new one.
  const paid = known.filter(isPaid);
  const live = paid.find((each) => !isEnding(each)) ?? lastToEnd(paid) ?? known.find(isLive);
  if (!live) return { kept: known.at(-1), extra: [] };
  const extra = subscriptions.filter(
    (each) =>
      each !== live &&
      (isLive(each) || isDormant(each)) &&
      !endsByItself(each) &&
      !(each.status === 'incomplete' && endsByItself(live)),
  );
  return { kept: live, extra };
}

const moment = (seconds: number): Date => new Date(seconds * 1_000);
const momentOrNull = (seconds: number | null | undefined): Date | null =>
  seconds == null ? null : moment(seconds);

/** Its only item, which has the price and the period. */
export function itemOf({ items, id }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${id} has no item`);
  return item;
}

/** By how often it is paid: a price that another one has replaced keeps no lookup key. */
export const planOf = (item: Stripe.SubscriptionItem): PaidPlanId =>
  item.price.recurring?.interval === 'year' ? 'premium-yearly' : 'premium-monthly';

/** When a subscription ends by itself; undefined where it goes on, and where another period is paid before it ends. */
export function endOf(subscription: Stripe.Subscription): number | undefined {
  const { cancel_at, cancel_at_period_end } = subscription;
  const { current_period_end: periodEnd } = itemOf(subscription);
  if (cancel_at != null) return cancel_at > periodEnd ? undefined : cancel_at;
  return cancel_at_period_end ? periodEnd : undefined;
}

/** What is to be changed so that a subscription goes on: a day that was set by itself is not taken back with the period's end. */
export const goingOn = ({
  cancel_at,
  cancel_at_period_end,
}: Stripe.Subscription): Pick<
  Stripe.SubscriptionUpdateParams,
  'cancel_at' | 'cancel_at_period_end'
> =>
  cancel_at === null || cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' };

/** Its last invoice, where that was asked for with it. */
const lastInvoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription) =>
  typeof invoice === 'string' ? null : invoice;

/** What each period costs. */
function priceOf({
  price,
  quantity = 1,
}: Stripe.SubscriptionItem): Pick<PaidSubscription, 'periodAmount' | 'currency'> {
  if (price.unit_amount == null) return { periodAmount: null, currency: null };
  return { periodAmount: price.unit_amount * quantity, currency: price.currency.toUpperCase() };
}

/** Where a subscription at the provider stands for us. */
export function toState(subscription: Stripe.Subscription): PaidSubscription {
  const item = itemOf(subscription);
  const invoice = lastInvoiceOf(subscription);
  const [status, expiresAt] = standingOf(subscription);
  return {
    subscriptionId: subscription.id,
    plan: planOf(item),
    status,
    startedAt: moment(subscription.start_date),
    cancelledAt: status === 'active' ? null : momentOrNull(subscription.canceled_at),
    expiresAt: moment(expiresAt),
    endedBecause: status === 'expired' ? endReasonOf(subscription) : null,
    paymentFailed: subscription.status === 'past_due',
    retryAt:
      subscription.status === 'past_due' ? momentOrNull(invoice?.next_payment_attempt) : null,
    awaitsPayment: isLive(subscription) && invoice?.status === 'draft',
    ...priceOf(item),
  };
}

function standingOf(
  subscription: Stripe.Subscription,
): readonly [SubscriptionStatus, expiresAt: number] {
  const item = itemOf(subscription);
  if (!isLive(subscription)) {
    // What is unpaid has lost what is paid for with the period before.
    return ['expired', subscription.ended_at ?? item.current_period_start];
  }
  const end = endOf(subscription);
  return end === undefined ? ['active', item.current_period_end] : ['cancelled', end];
}
