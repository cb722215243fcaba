import type Stripe from 'stripe';
import { idOf } from '../../payment-provider/expandable';
import { isProration } from '../../payment-provider/proration';

/** Where money that went back had gone to. */
export interface MoneyTrail {
  /** Ids of the subscriptions whose present period was paid with it. */
  readonly subscriptions: ReadonlySet<string>;
  /** The credit that the last of the invoices left, where it comes from such money, and that invoice's id. */
  readonly credit?: { readonly amount: number; readonly invoice: string };
}

export const subscriptionOf = ({ parent }: Stripe.Invoice): string | undefined =>
  idOf(parent?.subscription_details?.subscription);

/** Whether what an invoice of the same subscription had paid for is given back in it. */
const givesBack = ({ lines }: Stripe.Invoice): boolean =>
  lines.data.some((line) => isProration(line) && line.amount < 0);

/**
 * Follows payments that went back from invoice to invoice: what a switch gives back of a period was paid with what had
 * paid for it, and what is paid from the credit with what that came from.
 * @param invoices a customer's paid ones, the earliest first. Credit is a balance below zero.
 * @param returned ids of those whose payment went back
 */
export function followMoney(
  invoices: readonly Stripe.Invoice[],
  returned: ReadonlySet<string>,
): MoneyTrail {
  const subscriptions = new Set<string>();
  let isCreditOfIt = false;
  let last = 0;
  for (const invoice of invoices) {
    const before = invoice.starting_balance;
    const after = invoice.ending_balance ?? before;
    // Somebody has taken credit away by hand: what is left is what they wanted to leave.
    if (before > last) isCreditOfIt = false;
    const subscription = subscriptionOf(invoice) ?? '';
    const isOfIt: boolean =
      returned.has(invoice.id ?? '') ||
      (subscriptions.has(subscription) && givesBack(invoice)) ||
      (isCreditOfIt && after > before);
    if (isOfIt) subscriptions.add(subscription);
    else subscriptions.delete(subscription);
    const isAdded = after < Math.min(before, 0);
    if (after >= 0) isCreditOfIt = false;
    else if (isAdded) isCreditOfIt = isOfIt || (isCreditOfIt && before < 0);
    last = after;
  }
  if (!isCreditOfIt) return { subscriptions };
  return { subscriptions, credit: { amount: -last, invoice: invoices.at(-1)?.id ?? '' } };
}
