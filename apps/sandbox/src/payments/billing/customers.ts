import type Stripe from 'stripe';
import type { Account } from '../store/account';
import type { Customer } from '../store/rows';
import { expireSession } from './checkout';
import { cancel, hasEnded } from './subscriptions';

/** Deletes a customer: what they pay for ends at once, and only the id remains. */
export function deleteCustomer(account: Account, customer: Customer): Stripe.DeletedCustomer {
  const { id } = customer;
  for (const session of account.tables.sessions.all()) {
    if (session.customer === id && session.status === 'open') expireSession(account, session);
  }
  for (const of of account.tables.subscriptions.all()) {
    if (of.customer === id && !hasEnded(of)) cancel(account, of, 'cancellation_requested');
  }
  account.emit('customer.deleted', customer);
  for (const method of account.tables.paymentMethods.all()) {
    if (method.customer === id) account.change(method, { customer: null });
  }
  return account.tables.customers.add({ id, object: 'customer', deleted: true });
}
