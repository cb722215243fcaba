import { paymentMethod, type CardDetails } from '../objects/payment-method';
import type { Account } from '../store/account';
import { newId, PREFIXES } from '../store/ids';
import type { PaymentMethod, Subscription } from '../store/rows';

/** Keeps a card, and to whom it belongs. */
export function attachCard(account: Account, card: CardDetails, customer: string): PaymentMethod {
  const id = newId(PREFIXES.paymentMethods);
  account.tables.cardNumbers.add({ id, number: card.number });
  const method = account.tables.paymentMethods.add(paymentMethod(id, card, account.now(customer)));
  account.change(method, { customer });
  account.emit('payment_method.attached', method);
  return method;
}

export function numberOf(account: Account, method: string): string {
  return account.tables.cardNumbers.get(method)?.number ?? '';
}

/** The card that a renewal is paid with. */
export function methodOf(
  account: Account,
  { default_payment_method, customer }: Pick<Subscription, 'default_payment_method' | 'customer'>,
): PaymentMethod | undefined {
  const ofCustomer = account.customer(customer)?.invoice_settings.default_payment_method;
  const id = default_payment_method ?? ofCustomer;
  return typeof id === 'string' ? account.tables.paymentMethods.get(id) : undefined;
}
