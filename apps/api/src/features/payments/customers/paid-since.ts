import type Stripe from 'stripe';
import { isProration } from '../../payment-provider/invoice-parts';
import { readAll } from '../../payment-provider/read-all';
import type { BillingFarewellEntity } from './billing-farewell.entity';

type Known = Pick<BillingFarewellEntity, 'subscriptionId' | 'paidUntil'>;

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
