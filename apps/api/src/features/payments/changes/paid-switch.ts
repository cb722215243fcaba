import type Stripe from 'stripe';
import { AppError } from '../../../platform/errors/app-error';
import { idOf } from '../../payment-provider/expandable';
import { isUnapproved, ProviderSetupError } from '../../payment-provider/payment-errors';

/** The invoice that a switch waits for; none where none does. @param subscription with its latest invoice as a whole */
export function awaitedInvoice({
  pending_update,
  latest_invoice: invoice,
}: Stripe.Subscription): Stripe.Invoice | undefined {
  if (pending_update === null || invoice === null || typeof invoice === 'string') return undefined;
  return invoice.status === 'open' ? invoice : undefined;
}

/** Id of the price of the switch that a subscription waits for. */
export function awaitedPrice({ id, pending_update }: Stripe.Subscription): string {
  const [item] = pending_update?.subscription_items ?? [];
  if (!item) throw new ProviderSetupError(`The subscription ${id} waits for no price`);
  return item.price.id;
}

/** What leads to the page on which an invoice is paid, and a payment approved. */
export function approvalRequired({ id, hosted_invoice_url: payUrl }: Stripe.Invoice): AppError {
  if (!payUrl) throw new ProviderSetupError(`The invoice ${id} has no page`);
  return new AppError('PAYMENT_APPROVAL_REQUIRED', { args: { payUrl } });
}

/**
 * Makes a switch that is paid at once, or else not at all.
 * @returns the id of the invoice that was paid
 * @throws {AppError} PAYMENT_APPROVAL_REQUIRED where the bank asks the person first: it is made once they have paid on the
 * page at `payUrl`, and is forgotten after 23 hours, or with the period
 */
export async function paySwitch(
  stripe: Stripe,
  subscription: string,
  change: Stripe.SubscriptionUpdateParams,
): Promise<string | undefined> {
  try {
    const changed = await stripe.subscriptions.update(subscription, {
      ...change,
      payment_behavior: 'error_if_incomplete',
    });
    return idOf(changed.latest_invoice);
  } catch (error) {
    // A day of its own on which it ends cannot be taken back by a change that waits.
    if (!isUnapproved(error) || change.cancel_at !== undefined) throw error;
    return awaitApproval(stripe, subscription, change);
  }
}

async function awaitApproval(
  stripe: Stripe,
  subscription: string,
  change: Stripe.SubscriptionUpdateParams,
): Promise<string | undefined> {
  const changed = await stripe.subscriptions.update(subscription, {
    ...change,
    // Said even where nothing ends: whoever cancels while it waits has it forgotten.
    cancel_at_period_end: false,
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice'],
  });
  const awaited = awaitedInvoice(changed);
  if (awaited) throw approvalRequired(awaited);
  return idOf(changed.latest_invoice);
}
