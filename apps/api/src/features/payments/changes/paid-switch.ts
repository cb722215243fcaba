import Stripe from 'stripe';
import { AppError } from '../../../platform/errors/app-error';
import { idOf } from '../../payment-provider/expandable';
import {
  isRefused,
  ProviderSetupError,
  toPaymentError,
} from '../../payment-provider/payment-errors';

/** How the provider says that the bank would pay once the person has approved it. */
const UNAPPROVED = ['authentication_required', 'subscription_payment_intent_requires_action'];

const wantsApproval = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError && UNAPPROVED.includes(error.code ?? '');

/** Gives up a switch that still waits to be approved: another one takes its place. */
export async function dropAwaited(
  stripe: Stripe,
  { pending_update, latest_invoice }: Stripe.Subscription,
): Promise<void> {
  const invoice = pending_update && idOf(latest_invoice);
  if (!invoice) return;
  try {
    await stripe.invoices.voidInvoice(invoice);
  } catch (error) {
    // It has been paid this moment, or given up.
    if (!isRefused(toPaymentError(error))) throw error;
  }
}

/**
 * Makes a switch that is paid at once, or else not at all.
 * @throws {AppError} PAYMENT_APPROVAL_REQUIRED where the bank asks the person first: it is made once they have paid on the
 * page at `payUrl`, and is forgotten after a day
 */
export async function paySwitch(
  stripe: Stripe,
  subscription: string,
  change: Stripe.SubscriptionUpdateParams,
): Promise<void> {
  try {
    await stripe.subscriptions.update(subscription, {
      ...change,
      payment_behavior: 'error_if_incomplete',
    });
  } catch (error) {
    // A day of its own on which it ends cannot be taken back by a change that waits.
    if (!wantsApproval(error) || change.cancel_at !== undefined) throw error;
    await awaitApproval(stripe, subscription, change);
  }
}

async function awaitApproval(
  stripe: Stripe,
  subscription: string,
  change: Stripe.SubscriptionUpdateParams,
): Promise<void> {
  const { pending_update, latest_invoice: invoice } = await stripe.subscriptions.update(
    subscription,
    { ...change, payment_behavior: 'pending_if_incomplete', expand: ['latest_invoice'] },
  );
  if (!pending_update) return;
  const payUrl = typeof invoice === 'object' && invoice?.hosted_invoice_url;
  if (!payUrl) throw new ProviderSetupError(`No page to pay a switch of ${subscription} on`);
  throw new AppError('PAYMENT_APPROVAL_REQUIRED', { args: { payUrl } });
}
