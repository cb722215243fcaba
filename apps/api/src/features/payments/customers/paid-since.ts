import type Stripe from 'stripe';
import { isProration } from '../../payment-provider/invoice-parts';
import { readAll } from '../../payment-provider/read-all';
import type { PaidSubscription } from '../../subscription/subscription-records';
import type { BillingFarewellEntity } from './billing-farewell.entity';

type Known = Pick<BillingFarewellEntity, 'subscriptionId' | 'paidUntil'>;

/** What an account has paid for when it goes. The end of a period whose payment failed is not paid for: a moment before it was. */
export function paidFor(subscription: PaidSubscription | null): Known {
  if (!subscription) return { subscriptionId: null, paidUntil: null };
  const { subscriptionId, expiresAt, paymentFailed } = subscription;
  const paidUntil = expiresAt && new Date(expiresAt.getTime() - (paymentFailed ? 1_000 : 0));
  return { subscriptionId, paidUntil };
}

/** To when an invoice pays for a plan, in seconds; what it gives back of another one is not looked at. */
const paysUntil = ({ lines }: Stripe.Invoice): number =>
  Math.max(0, ...lines.data.filter((line) => !isProration(line)).map(({ period }) => period.end));

/** Ids of the invoices of a subscription that were paid when its account had gone, or of all where the account never had it. */
export async function paidSince(
  stripe: Stripe,
  subscription: string,
  { subscriptionId, paidUntil }: Known,
): Promise<readonly string[]> {
  // The latest first.
  const paid = await readAll(stripe.invoices.list({ subscription, status: 'paid', limit: 100 }));
  const ids = paid.map(({ id }) => id);
  if (subscription !== subscriptionId) return ids;
  if (paidUntil === null) return [];
  const had = paid.findIndex((invoice) => paysUntil(invoice) * 1_000 <= paidUntil.getTime());
  return had < 0 ? ids : ids.slice(0, had);
}
