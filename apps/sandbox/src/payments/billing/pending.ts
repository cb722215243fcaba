import { planOf } from '../objects/price';
import { itemOf, type Period } from '../objects/subscription';
import type { Account } from '../store/account';
import type { Invoice, Price, Subscription } from '../store/rows';
import { setEnding } from './ending';
import { voidInvoice } from './invoicing';

/** The longest that a change waits for its payment. Seconds. */
const PENDING_SECONDS = 23 * 3_600;

export interface Change {
  readonly price: Price;
  readonly quantity: number;
  /** Whether it is to end with its period from then on; as it is, without it. */
  readonly endsWithPeriod?: boolean;
}

/** Keeps a change until the latest invoice is paid. The subscription goes on as if nobody had asked for it. */
export function holdChange(account: Account, of: Subscription, change: Change): void {
  const { price, quantity, endsWithPeriod = null } = change;
  const item = itemOf(of);
  account.update('customer.subscription.updated', of, {
    pending_update: {
      billing_cycle_anchor: null,
      cancel_at_period_end: endsWithPeriod,
      discount: null,
      discounts: null,
      expires_at: Math.min(account.now(of.customer) + PENDING_SECONDS, item.current_period_end),
      metadata: null,
      subscription_items: [{ ...item, plan: planOf(price), price, quantity }],
      trial_end: null,
      trial_from_plan: null,
    },
  });
}

/** Whether a change waits for this invoice's payment. */
export const awaits = (of: Subscription, { id }: Invoice): boolean =>
  of.pending_update !== null && of.latest_invoice === id;

/** The period that an invoice is for as a whole; none where it is for the rest of one. */
function periodOf({ lines }: Invoice): Period | undefined {
  return lines.data.find(({ parent }) => !parent?.subscription_item_details?.proration)?.period;
}

/** Makes the change that has waited for the payment of an invoice. */
export function applyChange(account: Account, of: Subscription, invoice: Invoice): void {
  const pending = of.pending_update;
  if (!pending || !awaits(of, invoice)) return;
  const [item] = pending.subscription_items;
  const begun = periodOf(invoice);
  const period = begun && { current_period_start: begun.start, current_period_end: begun.end };
  account.update('customer.subscription.updated', of, {
    billing_cycle_anchor: begun?.start ?? of.billing_cycle_anchor,
    items: { ...of.items, data: [{ ...item, ...period }] },
    pending_update: null,
  });
  setEnding(account, of, {
    atPeriodEnd: pending.cancel_at_period_end ?? (of.cancel_at_period_end || undefined),
  });
  account.emit('customer.subscription.pending_update_applied', of);
}

/** Forgets the change that waits for an invoice's payment. */
export function dropChange(account: Account, of: Subscription): void {
  if (of.pending_update === null) return;
  account.update('customer.subscription.updated', of, { pending_update: null });
}

/** The invoice that a change waits for. */
const awaitedInvoice = ({ tables }: Account, of: Subscription): Invoice | undefined =>
  of.pending_update ? tables.invoices.get(of.latest_invoice ?? '') : undefined;

/** What the invoice of a change that waits has taken of the customer's credit, in cents. */
export function creditHeld(account: Account, of: Subscription): number {
  const invoice = awaitedInvoice(account, of);
  return invoice ? (invoice.ending_balance ?? 0) - invoice.starting_balance : 0;
}

/** Nobody has paid in time, or another change takes its place. */
export function expireChange(account: Account, of: Subscription): void {
  const invoice = awaitedInvoice(account, of);
  if (!invoice) return;
  voidInvoice(account, invoice);
  dropChange(account, of);
  account.emit('customer.subscription.pending_update_expired', of);
}

/** Expires a change that waits where another has the subscription end with its period, and this one not, or the other way round. */
export function expireContradicted(
  account: Account,
  of: Subscription,
  endsWithPeriod: boolean | undefined,
): void {
  const waiting = of.pending_update?.cancel_at_period_end ?? endsWithPeriod;
  if (endsWithPeriod !== undefined && waiting !== endsWithPeriod) expireChange(account, of);
}
