import { invoice, newInvoiceId } from '../objects/invoice';
import { itemOf } from '../objects/subscription';
import { missing } from '../refusal';
import type { Account } from '../store/account';
import type { Invoice, Subscription } from '../store/rows';
import { periodFrom } from './periods';
import { fullPeriodLine } from './subscriptions';
import { priceSwitch, type Switch } from './switching';

/** The invoice that would come: of a switch, or of the next renewal without one. Nothing is kept. */
export function previewInvoice(
  account: Account,
  of: Subscription,
  wish: Switch | undefined,
): Invoice {
  const customer = account.customer(of.customer);
  if (!customer) throw missing('customer', of.customer, 'customer');
  const now = account.now(customer.id);
  const item = itemOf(of);
  const next = periodFrom(item.current_period_end, item.price, of.billing_cycle_anchor);
  const { lines, period } = wish
    ? priceSwitch(of, wish, now)
    : { lines: [fullPeriodLine(of, next)], period: next };
  const id = newInvoiceId().replace('in_', 'upcoming_in_');
  return invoice(
    {
      id,
      customer,
      subscription: of,
      lines,
      period,
      ...(wish && { prorationDate: wish.at ?? now }),
      reason: wish ? 'subscription_update' : 'upcoming',
    },
    wish ? now : item.current_period_end,
  );
}
