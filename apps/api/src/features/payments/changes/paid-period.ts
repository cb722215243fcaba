import type Stripe from 'stripe';
import { isProration, priceIdOf } from '../../payment-provider/proration';
import { itemOf } from '../sync/subscription-state';

/** Whether an invoice is for a switch that was given up, or waits to be paid: its period is at a price that is not had. */
function isOfNoPeriod(invoice: Stripe.Invoice, { price }: Stripe.SubscriptionItem): boolean {
  const prices = invoice.lines.data.filter((line) => !isProration(line)).map(priceIdOf);
  const isOfPeriod = prices.length === 0 || prices.includes(price.id);
  return invoice.billing_reason === 'subscription_update' && !isOfPeriod;
}

/**
 * Whether the present period is paid for: it has begun an hour before the provider tries to collect its payment, and that
 * may have been let go.
 * @param subscription with its latest invoice as a whole
 */
export async function isPaidFor(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<boolean> {
  const { id, status, latest_invoice: latest } = subscription;
  if (status === 'past_due' || latest === null || typeof latest === 'string') return false;
  const item = itemOf(subscription);
  if (!isOfNoPeriod(latest, item)) return latest.status === 'paid';
  const { data } = await stripe.invoices.list({ subscription: id, limit: 100 });
  return data.find((invoice) => !isOfNoPeriod(invoice, item))?.status === 'paid';
}
