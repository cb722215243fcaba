import type { CardDetails } from '../objects/payment-method';
import type { Account } from '../store/account';
import type { Customer } from '../store/rows';
import { judge } from './cards';
import { attachCard } from './payment-methods';
import { awaits } from './pending';
import { collect, isLive } from './subscriptions';
import { subscriptionIdOf } from '../objects/invoice';

/** Gives a customer another card for all that they pay for, and pays with it what is still open. */
export function replaceCard(account: Account, customer: Customer, card: CardDetails): void {
  const method = attachCard(account, card, customer.id);
  account.update('customer.updated', customer, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
  });
  for (const of of account.tables.subscriptions.all()) {
    if (of.customer !== customer.id || !isLive(of)) continue;
    account.update('customer.subscription.updated', of, { default_payment_method: method.id });
    const open = account.tables.invoices
      .all()
      .filter((invoice) => invoice.status === 'open' && subscriptionIdOf(invoice) === of.id)
      .filter((invoice) => !awaits(of, invoice));
    for (const invoice of open) {
      collect(account, invoice, method, judge(account, card.number, 'absent'));
    }
  }
}
