import type Stripe from 'stripe';
import { lineItem } from '../objects/checkout-session';
import { list } from '../objects/wire';
import type { Account } from '../store/account';

/** What a checkout session sells, as a list of its own. */
export function lineItemsOf(account: Account, id: string): Stripe.ApiList<Stripe.LineItem> {
  const checkout = account.tables.checkouts.get(id);
  const price = checkout && account.tables.prices.get(checkout.price);
  const items = price ? [lineItem(id, price, checkout.quantity)] : [];
  return list(items, `/v1/checkout/sessions/${id}/line_items`);
}
