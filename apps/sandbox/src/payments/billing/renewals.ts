import { itemOf } from '../objects/subscription';
import type { Account } from '../store/account';
import type { Invoice, Subscription } from '../store/rows';
import { judge } from './cards';
import { bill, draft, finalize, type Bill } from './invoicing';
import { methodOf, numberOf } from './payment-methods';
import { periodFrom } from './periods';
import { cancel, collect, fullPeriodLine, retryLater, settleFree } from './subscriptions';
import { subscriptionIdOf } from '../objects/invoice';

const HOUR = 3_600;

/** Takes the money for an invoice while nobody is there. */
function collectUnattended(account: Account, invoice: Invoice, of: Subscription): void {
  if (invoice.amount_due === 0) return settleFree(account, invoice);
  const method = methodOf(account, of);
  if (method) {
    const verdict = judge(account, numberOf(account, method.id), 'absent');
    collect(account, invoice, method, verdict);
    if (verdict.kind === 'paid') return;
  } else {
    account.emit('invoice.payment_failed', invoice);
    account.update('customer.subscription.updated', of, { status: 'past_due' });
  }
  retryLater(account, invoice, of);
}

/** Begins the next period, and bills it. */
function renew(account: Account, of: Subscription): void {
  const item = itemOf(of);
  const before = { start: item.current_period_start, end: item.current_period_end };
  const period = periodFrom(before.end, item.price, of.billing_cycle_anchor);
  account.update('customer.subscription.updated', of, {
    items: {
      ...of.items,
      data: [{ ...item, current_period_start: period.start, current_period_end: period.end }],
    },
  });
  const given: Bill = {
    lines: [fullPeriodLine(of, period)],
    reason: 'subscription_cycle',
    period: before,
  };
  if (account.draftsRenewals) draft(account, of, given, account.now(of.customer) + HOUR);
  else collectUnattended(account, bill(account, of, given), of);
}

/** Collects a renewal whose invoice was a draft until now. */
export function collectDraft(account: Account, invoice: Invoice): void {
  finalize(account, invoice);
  const of = account.tables.subscriptions.get(subscriptionIdOf(invoice) ?? '');
  if (of) collectUnattended(account, invoice, of);
}

/** A period is over: the subscription ends, where that was wished, or goes on. */
export function endPeriod(account: Account, of: Subscription): void {
  if (of.cancel_at_period_end) cancel(account, of, 'cancellation_requested');
  else renew(account, of);
}

/** Tries once more to take the money for an invoice that was not paid. */
export function retry(account: Account, invoice: Invoice): void {
  account.change(invoice, { next_payment_attempt: null });
  const of = account.tables.subscriptions.get(subscriptionIdOf(invoice) ?? '');
  if (of) collectUnattended(account, invoice, of);
}
