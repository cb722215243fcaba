import { intentOf } from '../billing/invoicing';
import { subscriptionIdOf } from '../objects/invoice';
import { missing } from '../refusal';
import type { Account } from '../store/account';
import type { Charge } from '../store/rows';

/** The newest payment that was made for a charge, a payment intent, an invoice, a subscription or a customer. */
export function chargeOf(account: Account, id: string): Charge {
  const { tables } = account;
  const invoices = tables.invoices
    .newestFirst()
    .filter((invoice) => invoice.id === id || subscriptionIdOf(invoice) === id);
  const intents = invoices.flatMap((invoice) => intentOf(account, invoice)?.id ?? []);
  const found = tables.charges
    .newestFirst()
    .filter(({ paid }) => paid)
    .find(
      (charge) =>
        [charge.id, charge.payment_intent, charge.customer].includes(id) ||
        intents.includes(charge.payment_intent),
    );
  if (!found) throw missing('payment', id);
  return found;
}
