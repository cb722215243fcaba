import type Stripe from 'stripe';
import { isProration, priceIdOf } from '../../payment-provider/invoice-parts';
import { itemOf } from './subscription-state';

/** Whether an invoice is for a switch that was given up, or waits to be paid: its period is at a price that is not had. */
export function isOfNoPeriod(invoice: Stripe.Invoice, of: Stripe.Subscription): boolean {
  const prices = invoice.lines.data.filter((line) => !isProration(line)).map(priceIdOf);
  const isOfPeriod = prices.length === 0 || prices.includes(itemOf(of).price.id);
  return invoice.billing_reason === 'subscription_update' && !isOfPeriod;
}

/** Whether an invoice is for a switch that was given up by us: nothing comes of it, though it can still be paid. */
export const isWrittenOffSwitch = (invoice: Stripe.Invoice, of: Stripe.Subscription): boolean =>
  invoice.status_transitions.marked_uncollectible_at !== null && isOfNoPeriod(invoice, of);

/** The latest invoice, where it was asked for as a whole, unless it is of no period. */
export function presentInvoice(of: Stripe.Subscription): Stripe.Invoice | undefined {
  const { latest_invoice: latest } = of;
  if (latest === null || typeof latest === 'string' || isOfNoPeriod(latest, of)) return undefined;
  return latest;
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
  if (subscription.status === 'past_due') return false;
  const present = presentInvoice(subscription);
  if (present) return present.status === 'paid';
  const { data } = await stripe.invoices.list({ subscription: subscription.id, limit: 100 });
  return data.find((invoice) => !isOfNoPeriod(invoice, subscription))?.status === 'paid';
}
